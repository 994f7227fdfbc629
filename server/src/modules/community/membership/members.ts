import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { groupMembers, groups } from './tables.ts';

/** Roles of who is in a group. */
export const INSIDE = ['owner', 'moderator', 'member'] as const;

/** Whether somebody is in a group that is not closed. @param groupId a column may stand for it */
export const inGroup = (groupId: number | SQL, userId: number | SQL): SQL => sql`exists (
  select 1 from ${groupMembers} m join ${groups} og on og.id = m.group_id and not og.is_closed
   where m.group_id = ${groupId} and m.user_id = ${userId} and m.role in ('owner', 'moderator', 'member'))`;

/** The same, asked for one person. */
export async function isMember(db: Db, groupId: number, userId: number): Promise<boolean> {
  const [row] = await db.execute<{ is: boolean }>(sql`select ${inGroup(groupId, userId)} as "is"`);
  return row!.is;
}

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
