import { and, asc, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { foldedName, nameHolds, users } from '../../../identity/index.ts';
import type { MemberRole, MemberRow } from '../../conversations/index.ts';
import { conversations, members } from '../../conversations/tables.ts';

/** A row of a member list: owner, admins, members, each of them by name. */
export type MemberKey = readonly [rank: number, name: string, uid: string];

const rank = sql<number>`case ${members.role} when 'owner' then 0 when 'admin' then 1 else 2 end`;
const columns = {
  userId: members.userId,
  uid: users.uid,
  username: users.username,
  headimgurl: users.headimgurl,
  role: members.role,
  joinedAt: members.joinedAt,
  mutedUntil: members.mutedUntil,
  name: foldedName,
  rank,
};
const isIn = (conversationId: number) => and(eq(members.conversationId, conversationId), isNull(members.leftAt));

const COUNTED = 1000;
/** Channels of a person that are asked who else is in them, the smallest first. */
const OWN_CHANNELS = 50;

/** The SQL of who is in channels. */
export function membershipOf(db: Db) {
  const page = (where: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select(columns)
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(where)
      .orderBy(...order, asc(foldedName), asc(users.uid))
      .limit(limit);
  type Listed = Awaited<ReturnType<typeof page>>[number];

  return {
    /**
     * Members in the order of `MemberKey`. The few who lead a channel are sorted each time; of the many who do not, only a
     * page is read, along the index of names.
     */
    async list(conversationId: number, text: string, after: MemberKey | undefined, limit: number): Promise<Listed[]> {
      const here = and(isIn(conversationId), text === '' ? undefined : nameHolds(text));
      const isAfter = after && sql`(${rank}, ${foldedName}, ${users.uid}) > (${after[0]}::bigint, ${after[1]}, ${after[2]})`;
      const leaders = after && after[0] > 1 ? [] : await page(and(here, ne(members.role, 'member'), isAfter), [asc(rank)], limit);
      if (leaders.length === limit) return leaders;
      const isNext = after && after[0] > 1 ? sql`(${foldedName}, ${users.uid}) > (${after[1]}, ${after[2]})` : undefined;
      return [...leaders, ...(await page(and(here, eq(members.role, 'member'), isNext), [], limit - leaders.length))];
    },

    /** How many members a text finds; past the most that are counted nobody reads a number. */
    async count(conversationId: number, text: string): Promise<number> {
      const found = db
        .select({ userId: members.userId })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(isIn(conversationId), nameHolds(text)))
        .limit(COUNTED)
        .as('found');
      const [row] = await db.select({ count: count() }).from(found);
      return row!.count;
    },

    async one(conversationId: number, userId: number): Promise<Listed | undefined> {
      return (await page(and(isIn(conversationId), eq(members.userId, userId)), [], 1)).at(0);
    },

    /** Everybody in a small channel; undefined where there are more than `most`. */
    async all(conversationId: number, most: number): Promise<number[] | undefined> {
      const rows = await db
        .select({ userId: members.userId })
        .from(members)
        .where(isIn(conversationId))
        .limit(most + 1);
      return rows.length > most ? undefined : rows.map(({ userId }) => userId);
    },

    async setRole(conversationId: number, userId: number, role: MemberRole): Promise<void> {
      await db
        .update(members)
        .set({ role })
        .where(and(isIn(conversationId), eq(members.userId, userId)));
    },

    /** Owner and admins. */
    async leaders(conversationId: number): Promise<number[]> {
      const rows = await db
        .select({ userId: members.userId })
        .from(members)
        .where(and(isIn(conversationId), ne(members.role, 'member')));
      return rows.map(({ userId }) => userId);
    },

    /** Who takes a channel over: the admin, or else the member, who has been there longest. */
    async heir(conversationId: number, leaverId: number): Promise<number | undefined> {
      const [row] = await db
        .select({ userId: members.userId })
        .from(members)
        .where(and(isIn(conversationId), ne(members.userId, leaverId)))
        .orderBy(asc(rank), asc(members.joinedAt), asc(members.userId))
        .limit(1);
      return row?.userId;
    },

    /** Channels that somebody is in, in the order in which they are locked. */
    async channelsOf(userId: number): Promise<{ id: number; name: string; role: MemberRole; joinedAt: Date }[]> {
      return db
        .select({ id: conversations.id, name: conversations.name, role: members.role, joinedAt: members.joinedAt })
        .from(members)
        .innerJoin(conversations, and(eq(conversations.id, members.conversationId), eq(conversations.kind, 'channel')))
        .where(and(eq(members.userId, userId), isNull(members.leftAt), isNull(conversations.endedAt)))
        .orderBy(asc(conversations.id));
    },

    /** The roles of somebody in these channels. */
    async rolesIn(userId: number, conversationIds: readonly number[]): Promise<ReadonlyMap<number, MemberRow['role']>> {
      if (conversationIds.length === 0) return new Map();
      const rows = await db
        .select({ id: members.conversationId, role: members.role })
        .from(members)
        .where(and(eq(members.userId, userId), isNull(members.leftAt), inArray(members.conversationId, [...conversationIds])));
      return new Map(rows.map(({ id, role }) => [id, role]));
    },

    async end(conversationId: number, at: Date): Promise<void> {
      await db.update(conversations).set({ endedAt: at }).where(eq(conversations.id, conversationId));
    },
  };
}

/**
 * People who are in the same channels as somebody: who shares most, and of small channels, first.
 * @param largest channels with more members say nothing of who knows whom
 */
export async function findChannelMates(db: Db, userId: number, limit: number, largest = 1000): Promise<number[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with own as (
      select m.conversation_id as id, c.members from messaging_members m
        join messaging_conversations c on c.id = m.conversation_id and c.kind = 'channel' and c.ended_at is null
      where m.user_id = ${userId} and m.left_at is null and c.members <= ${largest} order by c.members limit ${OWN_CHANNELS})
    select m.user_id as id from own join messaging_members m on m.conversation_id = own.id and m.left_at is null
    where m.user_id <> ${userId} group by m.user_id order by sum(1.0 / own.members) desc, m.user_id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}
