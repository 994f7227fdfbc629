import type { ThirdParty } from '@mortar/protocol';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { comparedEmail } from '../users/email.ts';
import { identities, inviteCodes, passwords, users } from '../users/tables.ts';

const EMAIL = 'email';

interface Identity {
  userId: number;
  kind: ThirdParty;
  subject: string;
  at: Date;
}

export interface NewPerson {
  uid: string;
  username: string;
  inviteCode: string;
  locale: string;
  registertype: number;
  /** Proven to be the person's. */
  email: string;
  identity: { kind: ThirdParty; subject: string };
  at: Date;
}

export interface Named {
  userId: number;
  uid: string;
}

/** The SQL of ways to sign in by a third party. */
export function thirdPartyIdentitiesOf(db: Db) {
  const add = async (values: { userId: number; kind: string; subject: string; verifiedAt: Date }) =>
    (await db.insert(identities).values(values).onConflictDoNothing().returning({ id: identities.id })).length > 0;
  const named = { userId: users.id, uid: users.uid };

  return {
    /** Whose way to sign in somebody at a third party is. */
    async owner(kind: ThirdParty, subject: string): Promise<Named | undefined> {
      const [row] = await db
        .select(named)
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.kind, kind), eq(identities.subject, subject)));
      return row;
    },

    /** Whose proven e-mail address this is. */
    async ownerOfEmail(email: string): Promise<Named | undefined> {
      const [row] = await db
        .select(named)
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.kind, EMAIL), eq(sql`lower(${identities.subject})`, comparedEmail(email))));
      return row;
    },

    /** False when it is somebody's already. */
    add: ({ userId, kind, subject, at }: Identity) => add({ userId, kind, subject, verifiedAt: at }),

    /** Makes a person without a password; undefined when the address or the third party's somebody is taken meanwhile. */
    async addPerson({ email, identity, inviteCode, at, ...person }: NewPerson): Promise<{ userId: number } | undefined> {
      const [user] = await db
        .insert(users)
        .values({ ...person, createdAt: at })
        .returning({ id: users.id });
      const userId = user!.id;
      const isNew =
        (await add({ userId, ...identity, verifiedAt: at })) && (await add({ userId, kind: EMAIL, subject: email, verifiedAt: at }));
      if (!isNew) return undefined;
      await db.insert(inviteCodes).values({ code: inviteCode, userId, createdAt: at });
      return { userId };
    },

    /** Nobody else changes this person's ways to sign in until the transaction is over. */
    hold: async (userId: number): Promise<void> => {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    },

    list: (userId: number, kinds: readonly ThirdParty[]) =>
      db
        .select({ kind: identities.kind, at: identities.verifiedAt })
        .from(identities)
        .where(and(eq(identities.userId, userId), inArray(identities.kind, [...kinds])))
        .orderBy(identities.id),

    /** Whether a person can sign in without one kind: by a password, or by an identity that needs none. */
    async hasOtherWay(userId: number, kind: ThirdParty): Promise<boolean> {
      const [password] = await db.select({ userId: passwords.userId }).from(passwords).where(eq(passwords.userId, userId));
      const others = await db
        .select({ kind: identities.kind })
        .from(identities)
        .where(and(eq(identities.userId, userId), ne(identities.kind, kind)));
      return others.some((other) => other.kind !== EMAIL || password !== undefined);
    },

    /** False when there was none. */
    remove: async (userId: number, kind: ThirdParty): Promise<boolean> =>
      (
        await db
          .delete(identities)
          .where(and(eq(identities.userId, userId), eq(identities.kind, kind)))
          .returning({ id: identities.id })
      ).length > 0,
  };
}
