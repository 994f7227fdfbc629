import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { votes } from './tables.ts';

export interface PollVotes {
  byOption: number[];
  mine: number | null;
}

/** The SQL of what people chose. */
export const votesOf = (db: Db) => ({
  async read(postIds: readonly number[], viewer: number): Promise<ReadonlyMap<number, PollVotes>> {
    if (postIds.length === 0) return new Map();
    const rows = await db.execute<{ postId: number; option: number; votes: number; mine: boolean }>(sql`
      select post_id::float8 as "postId", option, count(*)::int as votes, bool_or(user_id = ${viewer}) as mine
        from ${votes} where post_id = any(${sql.param([...postIds])}::bigint[]) group by post_id, option`);
    const found = new Map<number, PollVotes>();
    for (const row of rows) {
      const one = found.get(row.postId) ?? { byOption: [], mine: null };
      one.byOption[row.option] = row.votes;
      if (row.mine) one.mine = row.option;
      found.set(row.postId, one);
    }
    return found;
  },
  /** @returns whether it counts: everybody chooses once */
  async add(postId: number, userId: number, option: number, at: Date): Promise<boolean> {
    const rows = await db.insert(votes).values({ postId, userId, option, at }).onConflictDoNothing().returning({ option: votes.option });
    return rows.length > 0;
  },
});
