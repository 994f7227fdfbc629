import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { mutes, watchWords } from './tables.ts';

/** The SQL of what people want out of their feeds. */
export const mutesOf = (db: Db, userId: number) => ({
  has: async (mutedId: number): Promise<boolean> => (await db.$count(mutes, and(eq(mutes.userId, userId), eq(mutes.mutedId, mutedId)))) > 0,
  count: () => db.$count(mutes, eq(mutes.userId, userId)),
  async set(mutedId: number, isMuted: boolean): Promise<void> {
    if (isMuted) await db.insert(mutes).values({ userId, mutedId }).onConflictDoNothing();
    else await db.delete(mutes).where(and(eq(mutes.userId, userId), eq(mutes.mutedId, mutedId)));
  },
  list: async (): Promise<number[]> =>
    (await db.select({ id: mutes.mutedId }).from(mutes).where(eq(mutes.userId, userId))).map(({ id }) => id),

  words: async (): Promise<string[]> =>
    (await db.select({ word: watchWords.word }).from(watchWords).where(eq(watchWords.userId, userId)).orderBy(asc(watchWords.word))).map(
      ({ word }) => word,
    ),
  async setWord(word: string, isWatched: boolean): Promise<void> {
    if (isWatched) await db.insert(watchWords).values({ userId, word }).onConflictDoNothing();
    else await db.delete(watchWords).where(and(eq(watchWords.userId, userId), eq(watchWords.word, word)));
  },
});
