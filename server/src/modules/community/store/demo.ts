import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groups } from '../membership/tables.ts';
import { posts } from './tables.ts';

/** Says of posts that they are demo content. */
export async function markDemoPosts(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(posts)
    .set({ isDemo: true })
    .where(inArray(posts.id, ids.map(Number)));
}

/** The id of what an author has published under a name of theirs. */
export async function findPublished(db: Db, authorId: number, clientId: string): Promise<string | undefined> {
  const isThat = and(eq(posts.authorId, authorId), eq(posts.clientId, clientId), eq(posts.state, 'live'));
  const [known] = await db.select({ id: posts.id }).from(posts).where(isThat);
  return known && String(known.id);
}

export const countDemoPosts = (db: Db): Promise<number> => db.$count(posts, eq(posts.isDemo, true));

/** Says of a group that it is demo content. */
export async function markDemoGroup(db: Db, id: string): Promise<void> {
  await db
    .update(groups)
    .set({ isDemo: true })
    .where(eq(groups.id, Number(id)));
}

export const countDemoGroups = (db: Db): Promise<number> => db.$count(groups, eq(groups.isDemo, true));
