import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { comparedEmail } from './email.ts';
import { identities, passwords, users } from './tables.ts';

const EMAIL = 'email';

const isEmailOf = (userId: number) => and(eq(identities.userId, userId), eq(identities.kind, EMAIL));

/** Who somebody is to a change of their account. */
export interface AccountOwner {
  userId: number;
  uid: string;
  locale: Locale;
}

const ownerColumns = { userId: users.id, uid: users.uid, locale: sql<Locale>`${users.locale}` };

/** The SQL of the ways to sign in that belong to a person. */
export function identitiesOf(db: Db) {
  return {
    /** Holds a person: changes of their ways to sign in come one after the other, so that none takes away the last one. */
    async hold(userId: number): Promise<AccountOwner | undefined> {
      const [row] = await db
        .select(ownerColumns)
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .for('update');
      return row;
    },

    /** Whose an address is, with a password or without. */
    async ownerOfEmail(email: string): Promise<AccountOwner | undefined> {
      const [row] = await db
        .select(ownerColumns)
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.kind, EMAIL), eq(sql`lower(${identities.subject})`, comparedEmail(email))));
      return row;
    },

    async emailOf(userId: number): Promise<string | undefined> {
      const [row] = await db.select({ email: identities.subject }).from(identities).where(isEmailOf(userId));
      return row?.email;
    },

    /** All of a person's, the oldest first. */
    methods: (userId: number) =>
      db
        .select({ kind: identities.kind, subject: identities.subject, chain: identities.chain, verifiedAt: identities.verifiedAt })
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.id)),

    /** Gives a person an address that they proved; false when it is somebody's already. */
    async addEmail(userId: number, email: string, at: Date): Promise<boolean> {
      const rows = await db
        .insert(identities)
        .values({ userId, kind: EMAIL, subject: email, verifiedAt: at })
        .onConflictDoNothing()
        .returning({ id: identities.id });
      return rows.length > 0;
    },

    async removeEmail(userId: number): Promise<void> {
      await db.delete(identities).where(isEmailOf(userId));
    },

    async passwordOf(userId: number): Promise<string | undefined> {
      const [row] = await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
      return row?.hash;
    },

    async setPassword(userId: number, hash: string, at: Date): Promise<void> {
      const set = { hash, changedAt: at };
      await db
        .insert(passwords)
        .values({ userId, ...set })
        .onConflictDoUpdate({ target: passwords.userId, set });
    },

    async removePassword(userId: number): Promise<void> {
      await db.delete(passwords).where(eq(passwords.userId, userId));
    },

    /** Whether a password is still the one that was looked at; it cannot change until the transaction ends. */
    async isPassword(userId: number, hash: string): Promise<boolean> {
      const rows = await db
        .select({ userId: passwords.userId })
        .from(passwords)
        .where(and(eq(passwords.userId, userId), eq(passwords.hash, hash)))
        .for('share');
      return rows.length > 0;
    },
  };
}
