import { WALLET_FAMILIES, type WalletFamily } from '@mortar/protocol/identity';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { identities } from '../users/tables.ts';
import type { ProvenWallet } from './repository.ts';

/** A statement's part: the accounts on a chain that somebody has proved to be theirs. */
export const accountsOn = (userId: number | SQL, chainId: number | SQL): SQL => sql`
  select lower(subject) from ${identities} where user_id = ${userId} and kind = 'ethereum' and (chain = 0 or chain = ${chainId})`;

/** All wallets that a person has proved to be theirs, the one that they bound last first. */
export async function provenWallets(db: Db, userId: number): Promise<ProvenWallet[]> {
  const rows = await db
    .select({ family: identities.kind, address: identities.subject, chain: identities.chain })
    .from(identities)
    .where(and(eq(identities.userId, userId), inArray(identities.kind, [...WALLET_FAMILIES])))
    .orderBy(desc(identities.id));
  return rows.map(({ family, ...wallet }) => ({ ...wallet, family: family as WalletFamily }));
}
