import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { posts } from './tables.ts';

/** Says of posts that they are demo content. */
export async function markDemoPosts(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(posts)
    .set({ isDemo: true })
    .where(inArray(posts.id, ids.map(Number)));
}

export const countDemoPosts = (db: Db): Promise<number> => db.$count(posts, eq(posts.isDemo, true));
