import { readAddress } from '@mortar/chain/address';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { identities } from './tables.ts';

/**
 * People by the accounts of Ethereum and its like that they proved to be theirs; accounts of nobody are missing.
 * @param addresses in lower case, as what is returned has them
 */
export async function findWalletUsers(db: Db, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map();
  const kept = addresses.flatMap((address) => readAddress(address)?.address ?? []);
  const rows = await db
    .select({ address: identities.subject, userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.kind, 'ethereum'), eq(identities.chain, 0), inArray(identities.subject, kept)));
  return new Map(rows.map(({ address, userId }) => [address.toLowerCase(), userId]));
}
