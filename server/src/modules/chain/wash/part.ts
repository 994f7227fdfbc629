import type { Db } from '../../../db/db.ts';
import type { Part } from '../part.ts';
import { markTrades } from './mark.ts';
import { sumDays } from './sum-days.ts';

/** Marks and sums what the facts above one block concern, as the facts up to the other have it. @param wrapped what wraps the chain's coin */
export async function settle(tx: Db, chainId: number, wrapped: string | null, above: number, upTo: number): Promise<void> {
  const days = await markTrades(tx, [chainId, above, upTo, wrapped]);
  if (days.length === 0) return;
  const [collections, dates] = [`{${days.map(({ collection }) => collection).join(',')}}`, `{${days.map(({ day }) => day).join(',')}}`];
  await sumDays.clear(tx, [chainId, collections, dates]);
  await sumDays.fill(tx, [chainId, collections, dates, upTo]);
}

/** Which trades are no sign of worth, and what was traded by day with and without them. */
export const washPart = (wrapped: string | undefined): Part => ({
  topics: [],
  addresses: [],
  facts: [],
  settle: (tx, chainId, above, upTo) => settle(tx, chainId, wrapped ?? null, above, upTo),
});
