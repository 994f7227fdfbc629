import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { comparedEmail } from './email.ts';
import { devices, identities, inviteCodes, invites, passwords, users } from './tables.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  uid: string;
  username: string;
  inviteCode: string;
  locale: string;
  at: Date;
}

const EMAIL = 'email';

const profileOf = (db: Db, userId: number | Placeholder) =>
  db
    .select({ user: users, email: identities.subject, invitecode: inviteCodes.code })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.kind, EMAIL)))
    .leftJoin(inviteCodes, eq(inviteCodes.userId, users.id))
    .where(eq(users.id, userId));

/** A person with their e-mail address and invite code, prepared: every signed-in page asks for it. */
export const prepareProfile = (db: Db) => profileOf(db, sql.placeholder('userId')).prepare('account_profile');

/** The SQL of people. */
export function usersOf(db: Db) {
  return {
    /** Who signs in with an address, with the hash of their password. */
    async byEmail(email: string) {
      const [row] = await db
        .select({ userId: users.id, uid: users.uid, passwordHash: passwords.hash })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .innerJoin(passwords, eq(passwords.userId, users.id))
        // The kind stands in the text, so that a prepared statement knows that the index of addresses fits.
        .where(and(sql`${identities.kind} = 'email'`, eq(sql`lower(${identities.subject})`, comparedEmail(email))));
      return row;
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

    /** Makes a person with an e-mail identity; undefined when the address is somebody's already. */
    async add({ email, passwordHash, uid, username, inviteCode, locale, at }: NewUser): Promise<{ userId: number } | undefined> {
      const [user] = await db.insert(users).values({ uid, username, locale, createdAt: at }).returning({ id: users.id });
      const userId = user!.id;
      const [identity] = await db
        .insert(identities)
        .values({ userId, kind: EMAIL, subject: email, verifiedAt: at })
        .onConflictDoNothing()
        .returning({ id: identities.id });
      if (!identity) return undefined;
      await db.insert(passwords).values({ userId, hash: passwordHash, changedAt: at });
      await db.insert(inviteCodes).values({ code: inviteCode, userId, createdAt: at });
      return { userId };
    },

    async inviter(code: string) {
      const [row] = await db
        .select({ userId: users.id, username: users.username, headimgurl: users.headimgurl })
        .from(inviteCodes)
        .innerJoin(users, eq(users.id, inviteCodes.userId))
        .where(eq(inviteCodes.code, code.toUpperCase()));
      return row;
    },

    async addInvite(invite: { userId: number; inviterId: number; code: string; at: Date }): Promise<void> {
      await db.insert(invites).values(invite).onConflictDoNothing();
    },

    /** Notes a sign-in on a device; says whether the person has others and this one is new. */
    async seeDevice(device: { userId: number; deviceId: string; name: string; os: string; at: Date }): Promise<{ isNew: boolean }> {
      const { at, ...values } = device;
      const [known] = await db
        .select({
          any: sql<boolean>`count(*) > 0`,
          this: sql<boolean>`coalesce(bool_or(${devices.deviceId} = ${device.deviceId}), false)`,
        })
        .from(devices)
        .where(eq(devices.userId, device.userId));
      await db
        .insert(devices)
        .values({ ...values, firstSeenAt: at, lastSeenAt: at })
        .onConflictDoUpdate({ target: [devices.userId, devices.deviceId], set: { name: device.name, os: device.os, lastSeenAt: at } });
      return { isNew: Boolean(known?.any) && !known?.this };
    },
  };
}
