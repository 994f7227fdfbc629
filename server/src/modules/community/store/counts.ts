import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { posts } from './tables.ts';
import { visible } from './visible.ts';

/**
 * How many posts of some sets somebody may see; a set without any is missing.
 * @param members a query of rows `set, post_id`
 */
export async function countShown(db: Db, viewer: number, members: SQL): Promise<ReadonlyMap<number, number>> {
  const rows = await db.execute<{ set: number; count: number }>(sql`
    select m.set::float8 as set, count(*)::int as count from (${members}) m join ${posts} p on p.id = m.post_id
     where ${visible(viewer)} group by m.set`);
  return new Map(rows.map(({ set, count }) => [set, count]));
}
