import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groupMembers, groups } from './tables.ts';

/** Roles of who is in a group. */
export const INSIDE = ['owner', 'moderator', 'member'] as const;

/** Whether somebody is in a group. */
export const isMember = async (db: Db, groupId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    groupMembers,
    and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), inArray(groupMembers.role, [...INSIDE])),
  )) > 0;

/** Takes somebody out of every group. One that they owned goes to who leads or is in it longest. */
export async function leaveGroups(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${groupMembers} where user_id = ${userId} returning group_id, role),
    heirs as (
      select distinct on (m.group_id) m.group_id, m.user_id from ${groupMembers} m
        join gone on gone.group_id = m.group_id and gone.role = 'owner'
       where m.user_id <> ${userId} and m.role in ('moderator', 'member') order by m.group_id, m.role desc, m.at),
    inherited as (
      update ${groupMembers} m set role = 'owner' from heirs where m.group_id = heirs.group_id and m.user_id = heirs.user_id)
    update ${groups} g set members = g.members - 1 from gone where g.id = gone.group_id and gone.role in ('owner', 'moderator', 'member')`);
}
