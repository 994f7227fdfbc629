import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { audit } from '../../moderation/index.ts';
import { inviteCodes, users } from '../../identity/index.ts';
import { invites, type InviteState } from './tables.ts';

export type InviteRow = typeof invites.$inferSelect;
/** Who shares a device with a newcomer, among their inviters up the chain ($2 of them) and those whom the nearest one invited. */
const kin = statement<{ isRing: boolean | null; isSame: boolean | null }>(
  'account_invite_kin',
  `with recursive chain (user_id, inviter_id, step) as (
     select user_id, inviter_id, 1 from account_invites where user_id = $1
     union all select i.user_id, i.inviter_id, c.step + 1 from account_invites i join chain c on i.user_id = c.inviter_id where c.step < $2),
   own as (select device_id from account_devices where user_id = $1 and device_id <> ''),
   near as (select inviter_id as user_id from chain where step = 1
     union select i.user_id from account_invites i join chain c on i.inviter_id = c.inviter_id and c.step = 1 where i.user_id <> $1)
   select (select bool_or(true) from account_devices d join chain c on d.user_id = c.inviter_id and c.step > 1
      where d.device_id in (select device_id from own)) as "isRing",
     (select bool_or(true) from account_devices d join near n on d.user_id = n.user_id
      where d.device_id in (select device_id from own)) as "isSame"`,
);

/** Whether $2 is among the inviters of $1, however far up. */
const above = statement<object>(
  'account_invite_above',
  `with recursive chain (inviter_id) as (
     select inviter_id from account_invites where user_id = $1
     union select i.inviter_id from account_invites i join chain c on i.user_id = c.inviter_id)
   select from chain where inviter_id = $2`,
);

/** Whether one of two people is here by the other's invites, however many lie between them. */
export const areOfOneLine = async (db: Db, one: number, other: number): Promise<boolean> =>
  (await above(db, [one, other])).length + (await above(db, [other, one])).length > 0;

/** The SQL of invites. */
export function invitesOf(db: Db) {
  return {
    async codeOf(userId: number): Promise<string | undefined> {
      const [row] = await db.select({ code: inviteCodes.code }).from(inviteCodes).where(eq(inviteCodes.userId, userId));
      return row?.code;
    },

    /** Who came by a person, the latest first: those until a time, without the first `skip` of them. */
    page: (inviterId: number, { until, skip }: TimeCursor, limit: number) =>
      db
        .select({
          invite: invites,
          at: invites.at,
          uid: users.uid,
          username: users.username,
          headimgurl: users.headimgurl,
          deletedAt: users.deletedAt,
        })
        .from(invites)
        .innerJoin(users, eq(users.id, invites.userId))
        .where(and(eq(invites.inviterId, inviterId), until && lte(invites.at, until)))
        .orderBy(desc(invites.at), desc(invites.userId))
        .offset(skip)
        .limit(limit),

    async countOf(inviterId: number, states: readonly InviteState[]): Promise<number> {
      const [row] = await db
        .select({ found: count() })
        .from(invites)
        .where(and(eq(invites.inviterId, inviterId), inArray(invites.state, [...states])));
      return row?.found ?? 0;
    },

    /** How many have counted for a person since a time. */
    async countedSince(inviterId: number, since: Date): Promise<number> {
      const [row] = await db
        .select({ found: count() })
        .from(invites)
        .where(and(eq(invites.inviterId, inviterId), eq(invites.state, 'counted'), gt(invites.judgedAt, since)));
      return row?.found ?? 0;
    },

    /** Invites that wait to be judged, the oldest first, after one of them. */
    waiting: (before: Date, after: number, limit: number): Promise<InviteRow[]> =>
      db
        .select()
        .from(invites)
        .where(and(eq(invites.state, 'pending'), lt(invites.at, before), gt(invites.userId, after)))
        .orderBy(asc(invites.userId))
        .limit(limit),

    /** Reviews that nobody decided, the oldest first, after one of them. */
    undecided: (before: Date, after: number, limit: number): Promise<InviteRow[]> =>
      db
        .select()
        .from(invites)
        .where(and(eq(invites.state, 'review'), lt(invites.judgedAt, before), gt(invites.userId, after)))
        .orderBy(asc(invites.userId))
        .limit(limit),

    /** How many came from a network by anybody's code. */
    async clusterOf(network: string): Promise<number> {
      const [row] = await db.select({ found: count() }).from(invites).where(eq(invites.network, network));
      return row?.found ?? 0;
    },

    async appeal(userId: number, appeal: string, appealedAt: Date): Promise<void> {
      await db.update(invites).set({ state: 'appeal', appeal, appealedAt }).where(eq(invites.userId, userId));
    },

    /** Until the transaction ends, nobody else judges for this person. */
    async holdInviter(inviterId: number): Promise<void> {
      await holdLock(db, 'inviter', inviterId);
    },

    /** The invite of a newcomer, held. */
    async hold(userId: number): Promise<InviteRow | undefined> {
      const [row] = await db.select().from(invites).where(eq(invites.userId, userId)).for('update');
      return row;
    },

    async judge(userId: number, verdict: { state: InviteState; reason: string; judgedAt: Date }): Promise<void> {
      await db.update(invites).set(verdict).where(eq(invites.userId, userId));
    },

    /** Whether the newcomer's device is one of an inviter's further up, or of the inviter and those whom that one invited. */
    async kinOf(userId: number, chain: number): Promise<{ isRing: boolean; isSame: boolean }> {
      const [row] = await kin(db, [userId, chain]);
      return { isRing: row?.isRing === true, isSame: row?.isSame === true };
    },

    /** Invited sign-ups from a network since a time. */
    async fromNetwork(network: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ found: count() })
        .from(invites)
        .where(and(eq(invites.network, network), gt(invites.at, since)));
      return row?.found ?? 0;
    },

    async add(invite: { userId: number; inviterId: number; code: string; network: string; at: Date }): Promise<void> {
      await db.insert(invites).values(invite).onConflictDoNothing();
    },

    /** Takes away by what a person could be found in invites. */
    async erase(userId: number): Promise<void> {
      await db
        .update(invites)
        .set({ network: '', code: '', appeal: '' })
        .where(or(eq(invites.userId, userId), eq(invites.inviterId, userId)));
    },

    /** Networks that stand as they are, not as a hash. */
    async rawNetworks(): Promise<string[]> {
      const isRaw = and(ne(invites.network, ''), sql`${invites.network} !~ '^[A-Za-z0-9_-]{43}$'`);
      return (await db.selectDistinct({ network: invites.network }).from(invites).where(isRaw)).map(({ network }) => network);
    },

    async replaceNetwork(raw: string, hash: string): Promise<void> {
      await db.update(invites).set({ network: hash }).where(eq(invites.network, raw));
    },

    /** Networks that a person's own sign-ins came from since a time. */
    async networksOf(uid: string, since: Date): Promise<string[]> {
      const rows = await db
        .selectDistinct({ network: sql<string | null>`${audit.detail} ->> 'network'` })
        .from(audit)
        .where(and(eq(audit.target, `user:${uid}`), eq(audit.actor, `user:${uid}`), gt(audit.at, since)));
      return rows.flatMap(({ network }) => (network ? [network] : []));
    },

    async uidOf(userId: number): Promise<string | undefined> {
      const [row] = await db.select({ uid: users.uid }).from(users).where(eq(users.id, userId));
      return row?.uid;
    },

    /** Whether a person has not deleted their account. */
    isHere: async (userId: number): Promise<boolean> => (await db.$count(users, and(eq(users.id, userId), isNull(users.deletedAt)))) > 0,

    async byUid(uid: string): Promise<InviteRow | undefined> {
      const [row] = await db
        .select({ invite: invites })
        .from(invites)
        .innerJoin(users, eq(users.id, invites.userId))
        .where(eq(users.uid, uid));
      return row?.invite;
    },

    /** Invites that an operator has to look at, the oldest first. */
    inReview: (limit: number) =>
      db
        .select({ invite: invites, uid: users.uid })
        .from(invites)
        .innerJoin(users, eq(users.id, invites.userId))
        .where(inArray(invites.state, ['review', 'appeal']))
        .orderBy(asc(invites.at))
        .limit(limit),
  };
}
