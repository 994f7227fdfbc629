import { WALLET_FAMILIES, type WalletFamily } from '@mortar/protocol/identity';
import type { WalletAddress } from '@mortar/chain/address';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Identity } from '../users/repository.ts';
import { identities, users } from '../users/tables.ts';

const byWallet = statement<{ userId: string; uid: string; locale: string; email: string | null }>(
  'account_by_wallet',
  `select u.id as "userId", u.uid, u.locale,
    (select e.subject from account_identities e where e.user_id = u.id and e.kind = 'email') as email
  from account_identities i join account_users u on u.id = i.user_id
  where i.kind = $1 and i.subject = $2 and i.chain = $3`,
);

/** A wallet that somebody proved to be theirs. */
export interface ProvenWallet extends WalletAddress {
  /** Id of the network of a contract, which proves nothing of the same address elsewhere; 0 of a wallet with a key of its own. */
  chain: number;
}

export const identityOf = ({ family, address, chain }: ProvenWallet): Identity => ({ kind: family, subject: address, chain });

/** The SQL of wallets as ways to sign in. */
export function walletsOf(db: Db) {
  const isAddress = ({ family, address }: WalletAddress) => and(eq(identities.kind, family), eq(identities.subject, address));
  const isOfPerson = (userId: number) => eq(identities.userId, userId);

  return {
    /** Whose a wallet is, with what a mail to them needs. */
    async owner({ family, address, chain }: ProvenWallet) {
      const [row] = await byWallet(db, [family, address, chain]);
      return row && { ...row, userId: Number(row.userId) };
    },

    /** Whether an address is one of a person's, on whatever network. */
    isBound: async (userId: number, wallet: WalletAddress): Promise<boolean> =>
      (await db.$count(identities, and(isOfPerson(userId), isAddress(wallet)))) > 0,

    /** The wallet that a person bound last. */
    async latest(userId: number): Promise<WalletAddress | undefined> {
      const [row] = await db
        .select({ family: identities.kind, address: identities.subject })
        .from(identities)
        .where(and(isOfPerson(userId), inArray(identities.kind, [...WALLET_FAMILIES])))
        .orderBy(desc(identities.id))
        .limit(1);
      return row && { family: row.family as WalletFamily, address: row.address };
    },

    /** Gives a person one more wallet; false when it is somebody's already. */
    async add(userId: number, wallet: ProvenWallet, at: Date): Promise<boolean> {
      const rows = await db
        .insert(identities)
        .values({ userId, ...identityOf(wallet), verifiedAt: at })
        .onConflictDoNothing()
        .returning({ id: identities.id });
      return rows.length > 0;
    },

    /** Nobody else changes how this person signs in until the transaction is over. */
    async hold(userId: number): Promise<{ uid: string; locale: string; email: string | undefined }> {
      const [user] = await db.select({ uid: users.uid, locale: users.locale }).from(users).where(eq(users.id, userId)).for('update');
      const [email] = await db
        .select({ subject: identities.subject })
        .from(identities)
        .where(and(isOfPerson(userId), eq(identities.kind, 'email')));
      return { ...user!, email: email?.subject };
    },

    /** How many ways to sign in a person has. */
    count: (userId: number): Promise<number> => db.$count(identities, isOfPerson(userId)),

    async remove(userId: number, wallet: ProvenWallet): Promise<boolean> {
      const rows = await db
        .delete(identities)
        .where(and(isOfPerson(userId), isAddress(wallet), eq(identities.chain, wallet.chain)))
        .returning({ id: identities.id });
      return rows.length > 0;
    },
  };
}
