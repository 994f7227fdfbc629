import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { users } from '../../identity/index.ts';
import { INSIDE, inGroup } from '../membership/members.ts';
import { groupMembers, groups } from '../membership/tables.ts';
import { personShown } from '../store/visible.ts';

export type GroupRow = typeof groups.$inferSelect;
export type MemberRole = (typeof groupMembers.$inferSelect)['role'];

/** The SQL of groups. A closed one is none, but for moderators. */
export function groupsOf(db: Db) {
  const isOpen = (id: number) => and(eq(groups.id, id), eq(groups.isClosed, false));
  const isOne = (groupId: number, userId: number) => and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
  return {
    add: (row: GroupRow) => db.insert(groups).values(row),
    async change(id: number, change: Partial<GroupRow>): Promise<void> {
      if (Object.keys(change).length > 0) await db.update(groups).set(change).where(eq(groups.id, id));
    },
    async find(id: number): Promise<GroupRow | undefined> {
      const [row] = await db.select().from(groups).where(isOpen(id));
      return row;
    },
    /** A closed one too. */
    async findAny(id: number): Promise<GroupRow | undefined> {
      const [row] = await db.select().from(groups).where(eq(groups.id, id));
      return row;
    },
    /** Changes of who is in a group come one after the other. */
    async hold(id: number): Promise<GroupRow | undefined> {
      const [row] = await db.select().from(groups).where(isOpen(id)).for('update');
      return row;
    },

    /** Those with the most members first. @param of only those that this person is in */
    list: (text: string, of: number | undefined, skip: number, limit: number): Promise<GroupRow[]> =>
      db
        .select()
        .from(groups)
        .where(
          and(
            eq(groups.isClosed, false),
            text === '' ? undefined : sql`strpos(lower(${groups.name} || ' ' || ${groups.description}), lower(${text})) > 0`,
            of === undefined ? undefined : inGroup(sql`${groups.id}`, of),
          ),
        )
        .orderBy(desc(groups.members), desc(groups.id))
        .offset(skip)
        .limit(limit),

    async roleOf(groupId: number, userId: number): Promise<MemberRole | 'none'> {
      const [row] = await db.select({ role: groupMembers.role }).from(groupMembers).where(isOne(groupId, userId));
      return row?.role ?? 'none';
    },
    async ownerOf(groupId: number): Promise<number | undefined> {
      const [row] = await db
        .select({ userId: groupMembers.userId })
        .from(groupMembers)
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.role, 'owner')));
      return row?.userId;
    },
    countOwned: (userId: number) => db.$count(groupMembers, and(eq(groupMembers.userId, userId), eq(groupMembers.role, 'owner'))),
    /** Who owns each of these, and what somebody is in them. */
    async standing(groupIds: readonly number[], userId: number) {
      const rows = await db
        .select({ groupId: groupMembers.groupId, userId: groupMembers.userId, role: groupMembers.role })
        .from(groupMembers)
        .where(and(inArray(groupMembers.groupId, [...groupIds]), or(eq(groupMembers.role, 'owner'), eq(groupMembers.userId, userId))));
      const owners = new Map(rows.filter(({ role }) => role === 'owner').map((row) => [row.groupId, row.userId]));
      return { owners, roles: new Map(rows.filter((row) => row.userId === userId).map(({ groupId, role }) => [groupId, role])) };
    },
    /** How many ask to be let into each of these. */
    async countAsked(groupIds: readonly number[]): Promise<Map<number, number>> {
      const rows = await db
        .select({ groupId: groupMembers.groupId, asked: count() })
        .from(groupMembers)
        .where(and(inArray(groupMembers.groupId, [...groupIds]), eq(groupMembers.role, 'asked')))
        .groupBy(groupMembers.groupId);
      return new Map(rows.map(({ groupId, asked }) => [groupId, asked]));
    },

    /** Gives somebody a role, or none, and counts the members anew. */
    async set(groupId: number, userId: number, role: MemberRole | 'none', at: Date): Promise<void> {
      if (role === 'none') await db.delete(groupMembers).where(isOne(groupId, userId));
      else
        await db
          .insert(groupMembers)
          .values({ groupId, userId, role, at })
          .onConflictDoUpdate({ target: [groupMembers.groupId, groupMembers.userId], set: { role, at } });
      const inside = and(eq(groupMembers.groupId, groupId), inArray(groupMembers.role, [...INSIDE]));
      await db
        .update(groups)
        .set({ members: await db.$count(groupMembers, inside) })
        .where(eq(groups.id, groupId));
    },

    /** @param viewer who sees nobody with whom there is a block, and nobody who was shut out; leaders of the group see all */
    members: (groupId: number, roles: readonly MemberRole[], viewer: number | 'leader', skip: number, limit: number) =>
      db
        .select({
          uid: users.uid,
          username: users.username,
          headimgurl: users.headimgurl,
          certification: users.certification,
          role: groupMembers.role,
          at: groupMembers.at,
        })
        .from(groupMembers)
        .innerJoin(users, eq(users.id, groupMembers.userId))
        .where(
          and(
            eq(groupMembers.groupId, groupId),
            inArray(groupMembers.role, [...roles]),
            viewer === 'leader' ? undefined : personShown(viewer, sql`${groupMembers.userId}`),
          ),
        )
        .orderBy(sql`case ${groupMembers.role} when 'owner' then 0 when 'moderator' then 1 else 2 end`, asc(groupMembers.at), asc(users.id))
        .offset(skip)
        .limit(limit),
  };
}
