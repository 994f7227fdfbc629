import { WALLET_FAMILIES, type WalletFamily } from '@mortar/protocol/identity';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { identities } from '../users/tables.ts';
import type { ProvenWallet } from './repository.ts';

/** All wallets that a person has proved to be theirs, the one that they bound last first. */
export async function provenWallets(db: Db, userId: number): Promise<ProvenWallet[]> {
  const rows = await db
    .select({ family: identities.kind, address: identities.subject, chain: identities.chain })
    .from(identities)
    .where(and(eq(identities.userId, userId), inArray(identities.kind, [...WALLET_FAMILIES])))
    .orderBy(desc(identities.id));
  return rows.map(({ family, ...wallet }) => ({ ...wallet, family: family as WalletFamily }));
}
