import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Db } from '../../../../db/db.ts';
import type { Clock } from '../../../../lib/clock.ts';
import { createFolderStore, keepBytes, type Bucket } from '../../../../objects/index.ts';
import { SIDES, UNUSED_MS } from '../limits.ts';
import { pictures } from '../tables.ts';
import type { Painter } from './painter.ts';

export type PictureSize = keyof typeof SIDES;

export interface GalleryDeps {
  db: Db;
  clock: Clock;
  painter: Pick<Painter, 'paint'>;
  dataDir: string;
  bucket: Bucket | undefined;
}

const FOLDER = 'pictures';
const keyOf = (id: string, size: PictureSize): string => `${FOLDER}/${id.slice(0, 2)}/${id}-${SIDES[size]}`;

/** Pictures of tokens as they are kept: one for all that name the same bytes, drawn once. */
export function createGallery({ db, clock, painter, dataDir, bucket }: GalleryDeps) {
  const objects = bucket ?? createFolderStore(dataDir);
  const now = () => new Date(clock.now());

  async function touch(id: string): Promise<boolean> {
    const rows = await db.update(pictures).set({ touchedAt: now() }).where(eq(pictures.id, id)).returning({ id: pictures.id });
    return rows.length > 0 && (await objects.size(keyOf(id, 'large'))) !== undefined;
  }

  return {
    /** Keeps a picture as it came. @returns its id @throws Unread where it is none, or takes too much */
    async keep(bytes: Buffer): Promise<string> {
      const id = createHash('sha256').update(bytes).digest('hex');
      if (await touch(id)) return id;
      const { small, large, width, height } = await painter.paint(bytes);
      const again = { width, height, touchedAt: now() };
      await db
        .insert(pictures)
        .values({ id, ...again })
        .onConflictDoUpdate({ target: pictures.id, set: again });
      for (const [size, painted] of Object.entries({ small, large }) as [PictureSize, Buffer][])
        await keepBytes({ objects, dataDir, key: keyOf(id, size), bytes: painted });
      return id;
    },
    /** @throws ObjectMissing, ObjectsUnavailable */
    read: (id: string, size: PictureSize): Promise<Readable> => objects.read(keyOf(id, size)),
    size: (id: string, size: PictureSize): Promise<number | undefined> => objects.size(keyOf(id, size)),
    /** Deletes what neither token nor collection has had for a day. */
    async sweep(): Promise<void> {
      const isOld = sql`touched_at < ${new Date(clock.now() - UNUSED_MS).toISOString()}::timestamptz`;
      const rows = await db
        .delete(pictures)
        .where(sql`${isOld} and not exists (select from chain_tokens t where t.picture = ${pictures.id})
          and not exists (select from chain_collection_words w where w.picture = ${pictures.id})`)
        .returning({ id: pictures.id });
      for (const { id } of rows) for (const size of ['small', 'large'] as const) await objects.remove(keyOf(id, size));
    },
  };
}

export type Gallery = ReturnType<typeof createGallery>;
