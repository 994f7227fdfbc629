import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { AT_ONCE, OF_ONE_COLLECTION, ROUND_MS } from './limits.ts';
import type { Look } from './look.ts';
import { tokensOf, type TakenToken } from './repository.ts';

export interface RoundDeps {
  db: Db;
  clock: Clock;
  look: Look;
  /** Chains that are followed. */
  chains(): readonly number[];
  /** No further look begins. */
  stopped: AbortSignal;
}

/** Looks at tokens that are due, some at a time and few of one collection, so that none holds up the others. */
export function createRound({ db, clock, look, chains, stopped }: RoundDeps) {
  const tokens = tokensOf(db);
  const looking = new Map<string, number>();
  let lanes = 0;
  let taking: Promise<unknown> = Promise.resolve();

  const keyOf = ({ chainId, collection }: TakenToken) => `${chainId}-${collection}`;
  const busy = () => [...looking].flatMap(([key, count]) => (count >= OF_ONE_COLLECTION ? [key] : []));
  const count = (key: string, by: number): void => {
    const now = (looking.get(key) ?? 0) + by;
    if (now > 0) looking.set(key, now);
    else looking.delete(key);
  };

  /** One lane at a time takes, so that each knows what the others have taken. */
  async function take(): Promise<TakenToken | undefined> {
    const taken = taking.then(async () => {
      if (stopped.aborted) return undefined;
      const token = await tokens.take(chains(), busy(), new Date(clock.now()));
      if (token) count(keyOf(token), 1);
      return token;
    });
    taking = taken.catch(() => {});
    return taken;
  }

  /** One after the other of what is due and not kept for others, until nothing is or the round has lasted long enough. */
  async function lane(end: number): Promise<void> {
    while (!stopped.aborted && clock.now() < end) {
      const token = await take();
      if (!token) return;
      await look(token).finally(() => count(keyOf(token), -1));
    }
  }

  /** Beside a round that is still under way no more at once than by itself. */
  return async (): Promise<void> => {
    const end = clock.now() + ROUND_MS;
    const free = AT_ONCE - lanes;
    lanes += free;
    await Promise.all(Array.from({ length: free }, () => lane(end).finally(() => (lanes -= 1))));
  };
}
