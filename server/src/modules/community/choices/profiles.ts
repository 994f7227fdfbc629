import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { profiles } from './tables.ts';

/** What somebody lets others see of them here. */
export interface ProfileShown {
  showsLikes: boolean;
  showsHood: boolean;
}
const FIRST: ProfileShown = { showsLikes: false, showsHood: true };

export async function profileShown(db: Db, userId: number): Promise<ProfileShown> {
  const { showsLikes, showsHood } = profiles;
  const [row] = await db.select({ showsLikes, showsHood }).from(profiles).where(eq(profiles.userId, userId));
  return row ?? FIRST;
}

/** @returns how it stands now */
export async function setProfileShown(db: Db, userId: number, change: Partial<ProfileShown>): Promise<ProfileShown> {
  const [row] = await db
    .insert(profiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: profiles.userId, set: { userId, ...change } })
    .returning();
  return { showsLikes: row!.showsLikes, showsHood: row!.showsHood };
}
