import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { favourites } from './tables.ts';

export type FavouriteRow = typeof favourites.$inferSelect;

/** The SQL of what people watch. */
export function favouritesOf(db: Db) {
  const isIt = (userId: number, subject: string) => and(eq(favourites.userId, userId), eq(favourites.subject, subject));
  return {
    /** Changes of one person's list come one after the other. */
    hold: (userId: number) => holdLock(db, 'favourites', String(userId)),
    has: async (userId: number, subject: string): Promise<boolean> => (await db.$count(favourites, isIt(userId, subject))) > 0,
    countOf: (userId: number, isItem: boolean): Promise<number> =>
      db.$count(favourites, and(eq(favourites.userId, userId), eq(favourites.isItem, isItem))),
    async add(row: FavouriteRow): Promise<void> {
      await db.insert(favourites).values(row).onConflictDoNothing();
    },
    async remove(userId: number, subject: string): Promise<void> {
      await db.delete(favourites).where(isIt(userId, subject));
    },
    /** Nobody watches these any more. */
    async removeAll(subjects: readonly string[]): Promise<void> {
      if (subjects.length > 0) await db.delete(favourites).where(inArray(favourites.subject, [...subjects]));
    },
    /** How many people watch each of these, and whether this one does; what nobody watches is left out. */
    stats: (userId: number, subjects: readonly string[]) =>
      db
        .select({
          id: favourites.subject,
          count: count(),
          isFavorite: sql<boolean>`bool_or(${favourites.userId} = ${userId})`,
        })
        .from(favourites)
        .where(inArray(favourites.subject, [...subjects]))
        .groupBy(favourites.subject),
    /** The latest first. */
    listOf: (userId: number, isItem: boolean, limit: number): Promise<FavouriteRow[]> =>
      db
        .select()
        .from(favourites)
        .where(and(eq(favourites.userId, userId), eq(favourites.isItem, isItem)))
        .orderBy(desc(favourites.at), desc(favourites.subject))
        .limit(limit),
    allOf: (userId: number, limit: number): Promise<FavouriteRow[]> =>
      db.select().from(favourites).where(eq(favourites.userId, userId)).orderBy(desc(favourites.at)).limit(limit),
    async forget(userId: number): Promise<void> {
      await db.delete(favourites).where(eq(favourites.userId, userId));
    },
  };
}
