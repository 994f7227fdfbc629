import type { ThirdParty } from '@mortar/protocol';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { identities, inviteCodes, users } from '../users/tables.ts';

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

    list: (userId: number, kinds: readonly ThirdParty[]) =>
      db
        .select({ kind: identities.kind, at: identities.verifiedAt })
        .from(identities)
        .where(and(eq(identities.userId, userId), inArray(identities.kind, [...kinds])))
        .orderBy(identities.id),

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
