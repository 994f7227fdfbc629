import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groupMembers } from './tables.ts';

/** Roles of who is in a group. */
export const INSIDE = ['owner', 'moderator', 'member'] as const;

/** Whether somebody is in a group. */
export const isMember = async (db: Db, groupId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    groupMembers,
    and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), inArray(groupMembers.role, [...INSIDE])),
  )) > 0;
