import { and, eq, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { comparedEmail } from './email.ts';
import { identities, inviteCodes, passwords, users } from './tables.ts';

/** A way to sign in: `email`, a third party, or the family of a wallet, and who somebody is there. */
export interface Identity {
  kind: string;
  subject: string;
  /** Id of the network of a wallet that is a contract; absent otherwise. */
  chain?: number;
}

export interface NewUser {
  identities: readonly Identity[];
  passwordHash?: string;
  uid: string;
  username: string;
  inviteCode: string;
  locale: string;
  registertype?: number;
  at: Date;
}

const EMAIL = 'email';

/** The wallet that a person bound last. */
const latestWallet = sql<string | null>`(select w.subject from account_identities w
  where w.user_id = ${users.id} and w.kind in ('ethereum', 'bitcoin', 'solana') order by w.id desc limit 1)`;

const profileOf = (db: Db, userId: number | Placeholder) =>
  db
    .select({ user: users, email: identities.subject, invitecode: inviteCodes.code, wallet: latestWallet })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.kind, EMAIL)))
    .leftJoin(inviteCodes, eq(inviteCodes.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));

/** A person with their e-mail address and invite code, prepared: every signed-in page asks for it. */
export const prepareProfile = (db: Db) => profileOf(db, sql.placeholder('userId')).prepare('account_profile');

const byEmail = statement<{ userId: string; uid: string; passwordHash: string }>(
  'account_by_email',
  `select u.id as "userId", u.uid, p.hash as "passwordHash" from account_identities i
  join account_users u on u.id = i.user_id join account_passwords p on p.user_id = u.id
  where i.kind = '${EMAIL}' and lower(i.subject) = $1`,
);

const seeDevice = statement<{ isNew: boolean }>(
  'account_see_device',
  `with seen as (
    insert into account_devices (user_id, device_id, name, os, first_seen_at, last_seen_at)
    values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz)
    on conflict (user_id, device_id) do update set name = excluded.name, os = excluded.os, last_seen_at = excluded.last_seen_at)
  select count(*) > 0 and not bool_or(device_id = $2) as "isNew" from account_devices where user_id = $1`,
);

/** The SQL of people. */
export function usersOf(db: Db) {
  return {
    /** Who signs in with an address, with the hash of their password. */
    async byEmail(email: string) {
      const [row] = await byEmail(db, [comparedEmail(email)]);
      return row && { ...row, userId: Number(row.userId) };
    },

    async byUid(uid: string) {
      const [row] = await db.select({ userId: users.id, uid: users.uid }).from(users).where(eq(users.uid, uid));
      return row;
    },

    /** A person with their e-mail address and invite code. */
    async profile(userId: number) {
      const [row] = await profileOf(db, userId);
      return row;
    },

    /** Makes a person with their ways to sign in; undefined when one of them is somebody's already. */
    async add({ identities: ways, passwordHash, inviteCode, at, ...user }: NewUser): Promise<number | undefined> {
      const [row] = await db
        .insert(users)
        .values({ ...user, createdAt: at })
        .returning({ id: users.id });
      const userId = row!.id;
      const added = await db
        .insert(identities)
        .values(ways.map((way) => ({ ...way, userId, verifiedAt: at })))
        .onConflictDoNothing()
        .returning({ id: identities.id });
      if (added.length < ways.length) return undefined;
      if (passwordHash !== undefined) await db.insert(passwords).values({ userId, hash: passwordHash, changedAt: at });
      await db.insert(inviteCodes).values({ code: inviteCode, userId, createdAt: at });
      return userId;
    },

    async inviter(code: string) {
      const [row] = await db
        .select({ userId: users.id, username: users.username, headimgurl: users.headimgurl })
        .from(inviteCodes)
        .innerJoin(users, eq(users.id, inviteCodes.userId))
        .where(eq(inviteCodes.code, code.toUpperCase()));
      return row;
    },

    /** Notes a sign-in on a device; says whether the person has others and this one is new. */
    async seeDevice(device: { userId: number; deviceId: string; name: string; os: string; at: Date }): Promise<{ isNew: boolean }> {
      const { userId, deviceId, name, os, at } = device;
      const [row] = await seeDevice(db, [userId, deviceId, name, os, at.toISOString()]);
      return { isNew: row?.isNew ?? false };
    },
  };
}
