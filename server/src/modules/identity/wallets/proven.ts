import type { WalletAddress } from '@mortar/chain/address';
import { WALLET_FAMILIES, type WalletFamily } from '@mortar/protocol/identity';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Identity } from '../users/repository.ts';
import { identities } from '../users/tables.ts';

/** A wallet that somebody proved to be theirs. */
export interface ProvenWallet extends WalletAddress {
  /** Id of the network of a contract, which proves nothing of the same address elsewhere; 0 of a wallet with a key of its own. */
  chain: number;
}

export const identityOf = ({ family, address, chain }: ProvenWallet): Identity => ({ kind: family, subject: address, chain });

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
