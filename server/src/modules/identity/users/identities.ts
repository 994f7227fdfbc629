import { and, asc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import type { Locale } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../lib/app-error.ts';
import { comparedEmail } from './email.ts';
import type { Identity } from './repository.ts';
import { identities, passwords, users } from './tables.ts';

const EMAIL = 'email';

const byIdentity = statement<{ userId: string; uid: string }>(
  'account_by_identity',
  `select u.id as "userId", u.uid from account_identities i join account_users u on u.id = i.user_id
  where i.kind = $1 and i.subject = $2 and i.chain = $3`,
);

/** Who somebody is to a change of their account. */
export interface AccountOwner {
  userId: number;
  uid: string;
  locale: Locale;
}

/** Whose a way to sign in is. */
export type KnownPerson = Pick<AccountOwner, 'userId' | 'uid'>;

const ownerColumns = { userId: users.id, uid: users.uid, locale: sql<Locale>`${users.locale}` };

/** A way to sign in; without a subject all of its kind. */
type SomeIdentity = Pick<Identity, 'kind'> & Partial<Identity>;

const isOne = (userId: number, { kind, subject, chain }: SomeIdentity) =>
  and(
    eq(identities.userId, userId),
    eq(identities.kind, kind),
    subject === undefined ? undefined : eq(identities.subject, subject),
    chain === undefined ? undefined : eq(identities.chain, chain),
  );

/** The SQL of the ways to sign in that belong to a person. */
export function identitiesOf(db: Db) {
  /** Whose an address is, with a password or without. */
  async function ownerOfEmail(email: string): Promise<AccountOwner | undefined> {
    const [row] = await db
      .select(ownerColumns)
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.kind, EMAIL), eq(sql`lower(${identities.subject})`, comparedEmail(email))));
    return row;
  }

  return {
    ownerOfEmail,

    /** Whose an address is, held: looked at again then, because a change that was under way may have taken it from them. */
    async holdOfEmail(email: string): Promise<AccountOwner | undefined> {
      const found = await ownerOfEmail(email);
      if (!found) return undefined;
      await db.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update');
      return ownerOfEmail(email);
    },

    /**
     * Holds a person: changes of their ways to sign in come one after the other, so that none takes away the last one.
     * @throws AppError `tokenInvalid` where the account was deleted meanwhile
     */
    async hold(userId: number): Promise<AccountOwner> {
      const [row] = await db
        .select(ownerColumns)
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .for('update');
      if (!row) throw new AppError('tokenInvalid');
      return row;
    },

    /** Whose a wallet, or somebody at a third party, is. */
    async ownerOf({ kind, subject, chain = 0 }: Identity): Promise<KnownPerson | undefined> {
      const [row] = await byIdentity(db, [kind, subject, chain]);
      return row && { ...row, userId: Number(row.userId) };
    },

    async emailOf(userId: number): Promise<string | undefined> {
      const [row] = await db
        .select({ email: identities.subject })
        .from(identities)
        .where(isOne(userId, { kind: EMAIL }));
      return row?.email;
    },

    /** All of a person's, the oldest first. */
    methods: (userId: number) =>
      db
        .select({ kind: identities.kind, subject: identities.subject, chain: identities.chain, verifiedAt: identities.verifiedAt })
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.id)),

    /** Gives a person one more, which they proved; false when it is somebody's already. */
    async add(userId: number, identity: Identity, at: Date): Promise<boolean> {
      const values = { userId, ...identity, verifiedAt: at };
      return (await db.insert(identities).values(values).onConflictDoNothing().returning({ id: identities.id })).length > 0;
    },

    /** Takes one away, or all of a kind; false when there was none. */
    remove: async (userId: number, which: SomeIdentity): Promise<boolean> =>
      (await db.delete(identities).where(isOne(userId, which)).returning({ id: identities.id })).length > 0,

    /** @throws AppError `lastSignInMethod` when nothing signs a person in any more; an address does with a password only */
    async ensureWayIn(userId: number): Promise<void> {
      const password = db.select({ userId: passwords.userId }).from(passwords).where(eq(passwords.userId, userId));
      const ways = await db.$count(identities, and(eq(identities.userId, userId), or(ne(identities.kind, EMAIL), exists(password))));
      if (ways === 0) throw new AppError('lastSignInMethod');
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
