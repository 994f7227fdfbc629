import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { foldedName, nameHolds, users } from '../../identity/index.ts';
import { roles } from '../../moderation/index.ts';
import { edges } from '../edges/tables.ts';

export interface PersonRow {
  userId: number;
  uid: string;
  username: string;
  headimgurl: string;
  personalprofile: string;
}

/** A row of a list by name. */
export type NameKey = readonly [name: string, uid: string];

const columns = {
  userId: users.id,
  uid: users.uid,
  username: users.username,
  headimgurl: users.headimgurl,
  personalprofile: users.personalprofile,
};
const isHere = isNull(users.deletedAt);
/** Names that are compared with a stranger's. */
const NAMES_MOST = 5000;
/** A part that so many names hold is looked for among the first ones. */
const CANDIDATES = 1000;
/** Contacts whose contacts are recommended, and people of each kind who are. */
const NEAREST = 200;

/** The SQL of people, as others see them. */
export function peopleOf(db: Db) {
  return {
    /** Keys of people by their uids; who is not here is missing. */
    async userIdsOf(uids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (uids.length === 0) return new Map();
      const rows = await db
        .select({ id: users.id, uid: users.uid })
        .from(users)
        .where(and(inArray(users.uid, [...uids]), isHere));
      return new Map(rows.map(({ id, uid }) => [uid, id]));
    },

    async rows(userIds: readonly number[]): Promise<ReadonlyMap<number, PersonRow>> {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .select(columns)
        .from(users)
        .where(and(inArray(users.id, [...userIds]), isHere));
      return new Map(rows.map((row) => [row.userId, row]));
    },

    /** Names that nobody else should be taken for: those of a person's contacts, and of the site's own people. */
    async knownNames(userId: number): Promise<string[]> {
      const ofContacts = db
        .select({ name: users.username })
        .from(edges)
        .innerJoin(users, eq(users.id, edges.toId))
        .where(and(eq(edges.fromId, userId), eq(edges.kind, 'contact')))
        .limit(NAMES_MOST);
      const ofTeam = db
        .selectDistinct({ name: users.username })
        .from(roles)
        .innerJoin(users, and(eq(users.id, roles.userId), isHere))
        .where(sql`${users.id} <> ${userId}`);
      const [contacts, team] = await Promise.all([ofContacts, ofTeam]);
      return [...team, ...contacts].map(({ name }) => name);
    },

    /** Who has roles of the site itself. */
    async team(userIds: readonly number[]): Promise<ReadonlySet<number>> {
      if (userIds.length === 0) return new Set();
      const rows = await db
        .select({ userId: roles.userId })
        .from(roles)
        .where(inArray(roles.userId, [...userIds]));
      return new Set(rows.map(({ userId }) => userId));
    },

    /** Contacts by name. @param after the last one of the page before */
    contacts: (userId: number, text: string, after: NameKey | undefined, limit: number) =>
      db
        .select({ userId: users.id, uid: users.uid, name: foldedName })
        .from(edges)
        .innerJoin(users, and(eq(users.id, edges.toId), isHere))
        .where(
          and(
            eq(edges.fromId, userId),
            eq(edges.kind, 'contact'),
            text === '' ? undefined : nameHolds(text),
            after && or(gt(foldedName, after[0]), and(eq(foldedName, after[0]), gt(users.uid, after[1]))),
          ),
        )
        .orderBy(asc(foldedName), asc(users.uid))
        .limit(limit),

    /** People by name or by exact uid: those whose name begins so first. */
    async search(userId: number, text: string, skip: number, limit: number): Promise<number[]> {
      const found = db
        .select({ id: users.id, uid: users.uid, name: foldedName.as('name') })
        .from(users)
        .where(and(isHere, sql`${users.id} <> ${userId}`, or(eq(users.uid, text), nameHolds(text))))
        .limit(CANDIDATES)
        .as('found');
      const rows = await db
        .select({ id: found.id })
        .from(found)
        .orderBy(sql`${found.uid} = ${text} desc, starts_with(${found.name}, lower(${text})) desc`, asc(found.name), asc(found.uid))
        .offset(skip)
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /**
     * People whom somebody may know: those with most contacts in common, then `near` in its order, then newcomers. Without
     * those with whom there is something already, and those who want nobody to write to them.
     */
    async recommended(userId: number, near: readonly number[], skip: number, limit: number): Promise<number[]> {
      const rows = await db.execute<{ id: string }>(sql`
        with known as (
          select to_id as id from relations_edges where from_id = ${userId} and kind in ('contact', 'request', 'ignore', 'block', 'dismissed')
          union all select from_id from relations_edges where to_id = ${userId} and kind in ('request', 'block')
          union all select ${userId}::bigint),
        contacts as (
          select to_id as id from relations_edges where from_id = ${userId} and kind = 'contact' order by at desc limit ${NEAREST}),
        candidates as (
          (select e.to_id as id, 1 as reason, count(*) as weight from contacts c
            join relations_edges e on e.from_id = c.id and e.kind = 'contact' group by e.to_id order by weight desc limit ${NEAREST})
          union all
          select id, 2, -place from unnest(${sql.param([...near])}::bigint[]) with ordinality as near (id, place)
          union all
          (select id, 3, id from account_users where deleted_at is null order by id desc limit ${NEAREST})),
        best as (select distinct on (id) id, reason, weight from candidates where id not in (select id from known) order by id, reason)
        select best.id from best
          join account_users u on u.id = best.id and u.deleted_at is null
          left join relations_privacy p on p.user_id = best.id
        where coalesce(p.who_writes, 'everyone') <> 'nobody'
        order by reason, weight desc, best.id offset ${skip} limit ${limit}`);
      return rows.map(({ id }) => Number(id));
    },
  };
}
