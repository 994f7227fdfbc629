import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groups } from './tables.ts';

/** Whether there is such a group, and it was not closed. */
export const hasGroup = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(groups, and(eq(groups.id, id), eq(groups.isClosed, false)))) > 0;

/** Closes a group, or opens it again with everything in it. @returns whether that changed anything */
export async function judgeGroup(tx: Db, id: number, isClosed: boolean): Promise<boolean> {
  const isOther = and(eq(groups.id, id), eq(groups.isClosed, !isClosed));
  return (await tx.update(groups).set({ isClosed }).where(isOther).returning({ id: groups.id })).length > 0;
}
