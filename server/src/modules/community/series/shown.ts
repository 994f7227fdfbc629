import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { seriesPosts } from './tables.ts';
import { keys } from '../store/posts.ts';
import { posts } from '../store/tables.ts';
import { personShown, visible } from '../store/visible.ts';

/** How many posts of some series somebody may see; a series without any is missing. */
export async function countSeriesPosts(db: Db, viewer: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ id: number; count: number }>(sql`
    select s.series_id::float8 as id, count(*)::int as count from ${seriesPosts} s join ${posts} p on p.id = s.post_id
     where s.series_id = any(${keys(ids)}) and ${visible(viewer)} group by s.series_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Whether somebody's work may be shown to somebody at all. */
export async function isShown(db: Db, viewer: number, authorId: number): Promise<boolean> {
  const [row] = await db.execute<{ shown: boolean }>(sql`select ${personShown(viewer, sql`${authorId}::bigint`)} as shown`);
  return row!.shown;
}
