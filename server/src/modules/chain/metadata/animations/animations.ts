import { setTimeout as wait } from 'node:timers/promises';
import type { TokenReader } from '@mortar/chain/tokens';
import type { Output } from '@mortar/protocol';
import type { MetadataFault, openAnimation } from '@mortar/protocol/market';
import type { Db } from '../../../../db/db.ts';
import { statement } from '../../../../db/statement.ts';
import { AppError } from '../../../../lib/app-error.ts';
import type { Clock } from '../../../../lib/clock.ts';
import { createGate } from '../../../../lib/gate.ts';
import { partsOf } from '../../ids.ts';
import type { Contents } from '../contents.ts';
import { documentOf, INSIDE } from '../document.ts';
import { AGAIN_MS, ANIMATION_BYTES, ANIMATION_WAIT_MS, DOCUMENT_BYTES } from '../limits.ts';
import type { Painter } from '../pictures/painter.ts';
import { faultOf } from '../reading.ts';
import { TYPES, typeOf, type AnimationType } from './kind.ts';
import { animationOf } from './serve.ts';
import type { Kept, Shelf } from './shelf.ts';

type Answer = Output<typeof openAnimation>;

export interface AnimationDeps {
  db: Db;
  clock: Clock;
  readerOf(chainId: number): Pick<TokenReader, 'uriOf'> | undefined;
  contents: Contents;
  painter: Pick<Painter, 'paint'>;
  shelf: Pick<Shelf, 'find' | 'keep'>;
  stopped: AbortSignal;
  /** After which it is told as coming, ms. */
  waitMs?: number;
}

/** Each may hold as much as the largest one is. */
const AT_ONCE = 2;
const WAITING = 20;

interface Said {
  animation: string;
  read_at: string;
  is_copies: boolean;
}

const findSaid = statement<Said>(
  'chain_animations_said',
  `select animation, to_json(read_at) #>> '{}' as read_at,
     coalesce((select is_copies from chain_drops d where d.chain_id = t.chain_id and d.collection = t.collection), false) as is_copies
   from chain_tokens t where chain_id = $1::bigint and collection = $2 and token_id = $3::numeric and animation is not null`,
);

/** Reads what tokens play when somebody wants to see it, and keeps a copy for whoever comes next. */
export function createAnimations({ db, clock, readerOf, contents, painter, shelf, stopped, waitMs = ANIMATION_WAIT_MS }: AnimationDeps) {
  const enter = createGate({ atOnce: AT_ONCE, waiting: WAITING });
  const coming = new Map<string, Promise<Answer>>();

  const ready = (kept: Kept): Answer => ({ animation: animationOf(kept), fault: null });

  /** Where a token holds it itself it is read out of its metadata, which is as large. */
  async function bytesOf(id: string, said: Said): Promise<Buffer> {
    if (said.animation !== INSIDE) return contents(said.animation, ANIMATION_BYTES);
    const { chain, ...token } = partsOf(id);
    const { uri } = await readerOf(chain)!.uriOf({ ...token, isCopies: said.is_copies });
    return contents(documentOf(await contents(uri, DOCUMENT_BYTES)).moving, ANIMATION_BYTES);
  }

  async function read(id: string, said: Said): Promise<{ bytes: Buffer; type: AnimationType } | MetadataFault> {
    try {
      const bytes = await bytesOf(id, said);
      const type = typeOf(bytes);
      // What can't be drawn here might break whoever looks at it.
      if (TYPES[type].kind === 'picture') await painter.paint(bytes);
      return { bytes, type };
    } catch (error) {
      return faultOf(error);
    }
  }

  /** @param before a copy of long ago, which does where nothing else is to be had */
  async function renew(id: string, said: Said, name: string, before: Kept | undefined): Promise<Answer> {
    const found = await read(id, said);
    stopped.throwIfAborted();
    if (typeof found !== 'string') return ready(await shelf.keep(name, found.bytes, found.type));
    return before ? ready(before) : { animation: null, fault: found };
  }

  /** What an item plays; neither a copy nor a fault while it is still on its way. @throws AppError where it plays nothing */
  return async (id: string): Promise<Answer> => {
    const { chain, collection, tokenId } = partsOf(id);
    const [said] = readerOf(chain) ? await findSaid(db, [chain, collection, tokenId]) : [];
    if (!said) throw new AppError('notFound', { status: 200 });
    const name = said.animation === INSIDE ? `${id} ${said.read_at}` : said.animation;
    const kept = await shelf.find(name);
    if (kept && clock.now() - kept.readAt.getTime() < AGAIN_MS) return ready(kept);
    const work = coming.get(name) ?? enter(() => renew(id, said, name, kept));
    if (!coming.has(name)) {
      coming.set(name, work);
      const forget = () => void coming.delete(name);
      work.then(forget, forget);
    }
    const late = new AbortController();
    const answered = work.finally(() => late.abort());
    const isLate = wait(waitMs, { animation: null, fault: null } satisfies Answer, { signal: late.signal, ref: false });
    return Promise.race([answered, isLate.catch(() => answered)]);
  };
}
