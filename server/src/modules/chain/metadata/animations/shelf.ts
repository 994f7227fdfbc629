import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { statement } from '../../../../db/statement.ts';
import type { ByteRange } from '../../../../lib/byte-range.ts';
import type { Clock } from '../../../../lib/clock.ts';
import { createFolderStore, keepBytes, type Bucket } from '../../../../objects/index.ts';
import { ANIMATIONS_BYTES, ANIMATION_KEPT_MS } from '../limits.ts';
import type { AnimationType } from './kind.ts';
import { animations } from './tables.ts';

/** A copy. */
export interface Kept {
  id: string;
  type: AnimationType;
  readAt: Date;
}

export interface ShelfDeps {
  db: Db;
  clock: Clock;
  dataDir: string;
  bucket: Bucket | undefined;
}

/** What nobody has wanted since $1, and what was wanted longest ago of what is more than $2 bytes in all. */
const takeOut = statement<{ id: string; type: AnimationType }>(
  'chain_animations_take_out',
  `delete from chain_animations a using (
     select address, sum(size) over (order by touched_at desc, address) as bytes from chain_animations
   ) as piled
   where a.address = piled.address and (touched_at < $1::timestamptz or bytes > $2::bigint)
   returning id, type`,
);

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const keyOf = (id: string, type: AnimationType): string => `animations/${id.slice(0, 2)}/${id}.${type}`;

/** Copies of what tokens play, as they came: those that were wanted last, up to a bound for all. */
export function createShelf({ db, clock, dataDir, bucket }: ShelfDeps) {
  const objects = bucket ?? createFolderStore(dataDir);
  const now = () => new Date(clock.now());

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that nothing is taken out that is being put in; what another process takes out is read again. */
  function alone<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }

  /** Makes room, and forgets what nobody wants. */
  async function clear(): Promise<void> {
    const gone = await takeOut(db, [new Date(clock.now() - ANIMATION_KEPT_MS).toISOString(), ANIMATIONS_BYTES]);
    for (const { id, type } of gone) {
      const [other] = await db.select({ id: animations.id }).from(animations).where(eq(animations.id, id)).limit(1);
      if (!other) await objects.remove(keyOf(id, type));
    }
  }

  async function put(address: string, bytes: Buffer, type: AnimationType): Promise<Kept> {
    const id = hashOf(bytes);
    await keepBytes({ objects, dataDir, key: keyOf(id, type), bytes });
    const row = { id, type, size: bytes.length, readAt: now(), touchedAt: now() };
    await db
      .insert(animations)
      .values({ address: hashOf(address), ...row })
      .onConflictDoUpdate({ target: animations.address, set: row });
    await clear();
    return row;
  }

  return {
    /** @param address whatever names it */
    async find(address: string): Promise<Kept | undefined> {
      const [row] = await db
        .update(animations)
        .set({ touchedAt: now() })
        .where(eq(animations.address, hashOf(address)))
        .returning({ id: animations.id, type: animations.type, readAt: animations.readAt });
      return row && (await objects.size(keyOf(row.id, row.type))) !== undefined ? row : undefined;
    },
    keep: (address: string, bytes: Buffer, type: AnimationType): Promise<Kept> => alone(() => put(address, bytes, type)),
    /** @throws ObjectMissing, ObjectsUnavailable */
    read: (id: string, type: AnimationType, range?: ByteRange): Promise<Readable> => objects.read(keyOf(id, type), range),
    size: (id: string, type: AnimationType): Promise<number | undefined> => objects.size(keyOf(id, type)),
    sweep: (): Promise<void> => alone(clear),
  };
}

export type Shelf = ReturnType<typeof createShelf>;
