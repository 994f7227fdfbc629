import type { ThirdParty } from '@mortar/protocol/identity';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { identities, users } from '../users/tables.ts';

interface Identity {
  userId: number;
  kind: ThirdParty;
  subject: string;
  at: Date;
}

export interface KnownPerson {
  userId: number;
  uid: string;
}

/** The SQL of ways to sign in by a third party. */
export function thirdPartyIdentitiesOf(db: Db) {
  const named = { userId: users.id, uid: users.uid };

  return {
    /** Whose way to sign in somebody at a third party is. */
    async owner(kind: ThirdParty, subject: string): Promise<KnownPerson | undefined> {
      const [row] = await db
        .select(named)
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.kind, kind), eq(identities.subject, subject)));
      return row;
    },

    /** False when it is somebody's already. */
    async add({ at, ...identity }: Identity): Promise<boolean> {
      const values = { ...identity, verifiedAt: at };
      return (await db.insert(identities).values(values).onConflictDoNothing().returning({ id: identities.id })).length > 0;
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
