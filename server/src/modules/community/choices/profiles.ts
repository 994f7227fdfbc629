import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { profiles } from './tables.ts';

/** Whether others see what somebody likes. */
export async function showsLikes(db: Db, userId: number): Promise<boolean> {
  const [row] = await db.select({ shown: profiles.showsLikes }).from(profiles).where(eq(profiles.userId, userId));
  return row?.shown ?? false;
}

export async function setShowsLikes(db: Db, userId: number, shown: boolean): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, showsLikes: shown })
    .onConflictDoUpdate({ target: profiles.userId, set: { showsLikes: shown } });
}
