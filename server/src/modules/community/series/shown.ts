import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { seriesPosts } from './tables.ts';
import { countShown } from '../store/counts.ts';
import { keys } from '../store/posts.ts';
import { personShown } from '../store/visible.ts';

/** How many posts of some series somebody may see; a series without any is missing. */
export async function countSeriesPosts(db: Db, viewer: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  return countShown(db, viewer, sql`select series_id as set, post_id from ${seriesPosts} where series_id = any(${keys(ids)})`);
}

/** Whether somebody's work may be shown to somebody at all. */
export async function isShown(db: Db, viewer: number, authorId: number): Promise<boolean> {
  const [row] = await db.execute<{ shown: boolean }>(sql`select ${personShown(viewer, sql`${authorId}::bigint`)} as shown`);
  return row!.shown;
}
