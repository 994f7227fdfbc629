import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeKey } from '../../../lib/key-cursor.ts';
import { users } from '../../identity/index.ts';
import { edges } from '../../relations/index.ts';
import { personShown } from '../store/visible.ts';
import { listed, peopleLists } from './tables.ts';

export type ListRow = typeof peopleLists.$inferSelect;

/** Whether a list may be looked at: by its owner, and a public one by whoever may see its owner. */
const isShown = (viewer: number): SQL =>
  sql`(${peopleLists.ownerId} = ${viewer} or ${peopleLists.isPublic} and ${personShown(viewer, sql`${peopleLists.ownerId}`)})`;

/** Who of a list is shown: nobody stands on a list of somebody whom they have blocked, or who has blocked them. */
const isPersonShown = (viewer: number, ownerId: number): SQL =>
  viewer === ownerId
    ? personShown(viewer, sql`${listed.userId}`)
    : sql`(${personShown(viewer, sql`${listed.userId}`)} and ${personShown(ownerId, sql`${listed.userId}`)})`;

/** The SQL of lists of people. */
export function peopleListsOf(db: Db) {
  const isOne = (listId: number, userId: number) => and(eq(listed.listId, listId), eq(listed.userId, userId));
  return {
    add: (row: ListRow) => db.insert(peopleLists).values(row),
    async change(id: number, change: Partial<ListRow>): Promise<void> {
      await db.update(peopleLists).set(change).where(eq(peopleLists.id, id));
    },
    async remove(id: number): Promise<void> {
      await db.delete(peopleLists).where(eq(peopleLists.id, id));
    },
    countOwned: (ownerId: number) => db.$count(peopleLists, eq(peopleLists.ownerId, ownerId)),

    /** A list as far as somebody may look at it. */
    async find(viewer: number, id: number): Promise<ListRow | undefined> {
      const [row] = await db
        .select()
        .from(peopleLists)
        .where(and(eq(peopleLists.id, id), isShown(viewer)));
      return row;
    },
    /** The same, held: changes of who is on it come one after the other. */
    async hold(viewer: number, id: number): Promise<ListRow | undefined> {
      const [row] = await db
        .select()
        .from(peopleLists)
        .where(and(eq(peopleLists.id, id), isShown(viewer)))
        .for('update');
      return row;
    },
    /** Somebody's lists as far as another may look at them, the latest first. */
    by: (viewer: number, ownerId: number, after: TimeKey | undefined, limit: number): Promise<ListRow[]> =>
      db
        .select()
        .from(peopleLists)
        .where(
          and(
            eq(peopleLists.ownerId, ownerId),
            isShown(viewer),
            after && sql`(${peopleLists.at}, ${peopleLists.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(peopleLists.at), desc(peopleLists.id))
        .limit(limit),

    has: async (listId: number, userId: number): Promise<boolean> => (await db.$count(listed, isOne(listId, userId))) > 0,
    count: (listId: number) => db.$count(listed, eq(listed.listId, listId)),
    /** Of these lists, the ones that somebody is on. */
    async holding(listIds: readonly number[], userId: number): Promise<Set<number>> {
      const rows = await db
        .select({ listId: listed.listId })
        .from(listed)
        .where(and(inArray(listed.listId, [...listIds]), eq(listed.userId, userId)));
      return new Set(rows.map(({ listId }) => listId));
    },
    /** How many people of each of these lists are shown; all are of one owner. */
    async countShown(viewer: number, ownerId: number, listIds: readonly number[]): Promise<Map<number, number>> {
      const rows = await db
        .select({ listId: listed.listId, people: count() })
        .from(listed)
        .where(and(inArray(listed.listId, [...listIds]), isPersonShown(viewer, ownerId)))
        .groupBy(listed.listId);
      return new Map(rows.map(({ listId, people }) => [listId, people]));
    },
    async put(listId: number, userId: number, at: Date): Promise<void> {
      await db.insert(listed).values({ listId, userId, at }).onConflictDoNothing();
    },
    async take(listId: number, userId: number): Promise<void> {
      await db.delete(listed).where(isOne(listId, userId));
    },
    /** Whether one of two may see the other: nobody is put on a list by whom they have blocked. */
    async mayList(ownerId: number, userId: number): Promise<boolean> {
      const [row] = await db.execute<{ may: boolean }>(sql`select ${personShown(ownerId, userId)} as may`);
      return row!.may;
    },

    people: (viewer: number, { id, ownerId }: Pick<ListRow, 'id' | 'ownerId'>, after: TimeKey | undefined, limit: number) =>
      db
        .select({
          userId: listed.userId,
          at: listed.at,
          uid: users.uid,
          username: users.username,
          headimgurl: users.headimgurl,
          certification: users.certification,
          personalprofile: users.personalprofile,
          follows: sql<boolean>`exists (select 1 from ${edges} e where e.from_id = ${viewer} and e.kind = 'follow' and e.to_id = ${listed.userId})`,
        })
        .from(listed)
        .innerJoin(users, eq(users.id, listed.userId))
        .where(
          and(
            eq(listed.listId, id),
            isPersonShown(viewer, ownerId),
            after && sql`(${listed.at}, ${listed.userId}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(listed.at), desc(listed.userId))
        .limit(limit),

    async uidsOn(listId: number, limit: number): Promise<string[]> {
      const rows = await db
        .select({ uid: users.uid })
        .from(listed)
        .innerJoin(users, eq(users.id, listed.userId))
        .where(eq(listed.listId, listId))
        .orderBy(desc(listed.at))
        .limit(limit);
      return rows.map(({ uid }) => uid);
    },
    /** Takes away what somebody made, and them from what others made. */
    async forget(userId: number): Promise<void> {
      await db.delete(listed).where(eq(listed.userId, userId));
      await db.delete(peopleLists).where(eq(peopleLists.ownerId, userId));
    },
  };
}

/** Keys of the people on a list, for the feed of what they write. */
export const listedOf = (viewer: number, list: Pick<ListRow, 'id' | 'ownerId'>): SQL =>
  sql`select ${listed.userId} as a from ${listed} where ${listed.listId} = ${list.id} and ${isPersonShown(viewer, list.ownerId)}`;
