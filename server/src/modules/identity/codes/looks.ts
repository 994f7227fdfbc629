import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { LOOKS_MS, NETWORK_WRONG_TRIES, SPRAY } from './limits.ts';
import type { Hashes } from './secrets.ts';
import { codeLooks } from './tables.ts';

const EVERYBODY = '*';

/**
 * What networks and everybody tried within an hour (security A1): three tries of one code each are little, but tries of
 * many codes are not. A wrong one is counted before the code is looked at.
 */
export function createLooks({ db, hashes, clock }: { db: Db; hashes: Pick<Hashes, 'networkOf'>; clock: Clock }) {
  const since = () => new Date(clock.now() - LOOKS_MS);

  /** Counts, in one statement; false when `most` wrong ones are counted already. */
  async function count(who: string, { wrong, right, most }: { wrong: number; right: number; most?: number }): Promise<boolean> {
    const isOver = sql`${codeLooks.since} < ${since().toISOString()}::timestamptz`;
    const anew = (fresh: number, column: typeof codeLooks.wrong | typeof codeLooks.right) =>
      sql`case when ${isOver} then ${fresh}::int else ${column} + ${fresh}::int end`;
    const rows = await db
      .insert(codeLooks)
      .values({ who, wrong, right, since: new Date(clock.now()) })
      .onConflictDoUpdate({
        target: codeLooks.who,
        set: {
          wrong: anew(wrong, codeLooks.wrong),
          right: anew(right, codeLooks.right),
          since: sql`case when ${isOver} then excluded.since else ${codeLooks.since} end`,
        },
        ...(most !== undefined && { setWhere: or(isOver, lt(codeLooks.wrong, most)) }),
      })
      .returning({ who: codeLooks.who });
    return rows.length > 0;
  }

  return {
    /** Counts a look from a network as wrong; false when it has no more of them. */
    take: (network: string): Promise<boolean> => count(hashes.networkOf(network), { wrong: 1, right: 0, most: NETWORK_WRONG_TRIES }),

    /** The look was a right one after all, or none. */
    async giveBack(network: string): Promise<void> {
      await db
        .update(codeLooks)
        .set({ wrong: sql`greatest(${codeLooks.wrong} - 1, 0)` })
        .where(eq(codeLooks.who, hashes.networkOf(network)));
    },

    /** What a look came to, for everybody together. */
    async tell(isRight: boolean): Promise<void> {
      await count(EVERYBODY, { wrong: isRight ? 0 : 1, right: isRight ? 1 : 0 });
    },

    /** Whether somebody tries codes of many addresses: wrong ones prevail over right ones as they never do by mistake. */
    async isSprayed(): Promise<boolean> {
      const [row] = await db
        .select()
        .from(codeLooks)
        .where(and(eq(codeLooks.who, EVERYBODY), gte(codeLooks.since, since())));
      return row !== undefined && row.wrong >= SPRAY.wrong && row.wrong > row.right * SPRAY.timesRight;
    },

    async prune(): Promise<void> {
      await db.delete(codeLooks).where(lt(codeLooks.since, since()));
    },
  };
}

export type Looks = ReturnType<typeof createLooks>;
