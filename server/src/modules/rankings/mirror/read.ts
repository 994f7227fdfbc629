import type { RedisClient } from '../../../lib/redis.ts';
import { within } from '../../../lib/within.ts';
import type { Places, Ranked } from '../places.ts';
import { AROUND, keysOf, memberOf, PAGE, readMember } from './scripts.ts';

/** Nobody waits longer for Redis: the database knows it as well, ms. */
const PATIENCE_MS = 250;

/** What Redis answers; null where it takes too long, or fails. */
export const soon = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  within(PATIENCE_MS, asked, () => new Error('Redis is away')).catch(() => null);

/** Rows of a script: member, score and rank of each. */
function rowsOf(flat: readonly (string | number)[]): Ranked[] {
  const rows: Ranked[] = [];
  for (let at = 0; at < flat.length; at += 3)
    rows.push({ points: 0 - Number(flat[at + 1]), rank: Number(flat[at + 2]), ...readMember(String(flat[at])) });
  return rows;
}

/** Reads of a copy in Redis, one round trip each; whatever it can't say, the database does. */
export function createReads(redis: RedisClient, truth: Places) {
  const ask = (script: string, keys: string[], args: (string | number)[]): Promise<unknown> =>
    soon(redis.eval(script, { keys, arguments: args.map(String) }));

  const places: Places = {
    async page(board, season, after, limit) {
      const from = after ? [memberOf(after.reachedAt, after.userId), -after.points] : ['', 0];
      const flat = (await ask(PAGE, keysOf(board, season), [...from, limit])) as string[] | null;
      return flat ? rowsOf(flat) : truth.page(board, season, after, limit);
    },

    async around(board, season, userId) {
      const found = (await ask(AROUND, keysOf(board, season), [userId])) as [string[], string] | null;
      if (!found) return truth.around(board, season, userId);
      const [flat, above] = found;
      return { rows: rowsOf(flat), isHeld: false, above: above === '' ? null : 0 - Number(above) };
    },

    among: truth.among,
  };
  return places;
}
