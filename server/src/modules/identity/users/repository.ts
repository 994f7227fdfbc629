import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { comparedEmail } from './email.ts';
import { devices, identities, inviteCodes, passwords, users } from './tables.ts';

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

/** A person with their e-mail address and invite code, prepared: every signed-in page asks for it. */
export const prepareProfile = (db: Db) =>
  db
    .select({ user: users, email: identities.subject, invitecode: inviteCodes.code, wallet: latestWallet })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.kind, EMAIL)))
    .leftJoin(inviteCodes, eq(inviteCodes.userId, users.id))
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt)))
    .prepare('account_profile');

const byEmail = statement<{ userId: string; uid: string; passwordHash: string }>(
  'account_by_email',
  `select u.id as "userId", u.uid, p.hash as "passwordHash" from account_identities i
  join account_users u on u.id = i.user_id join account_passwords p on p.user_id = u.id
  where i.kind = '${EMAIL}' and lower(i.subject) = $1`,
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

    /** Notes a sign-in on a device. */
    async seeDevice({ userId, deviceId, at, ...shown }: { userId: number; deviceId: string; name: string; os: string; at: Date }) {
      const seen = { ...shown, lastSeenAt: at };
      await db
        .insert(devices)
        .values({ userId, deviceId, firstSeenAt: at, ...seen })
        .onConflictDoUpdate({ target: [devices.userId, devices.deviceId], set: seen });
    },
  };
}
