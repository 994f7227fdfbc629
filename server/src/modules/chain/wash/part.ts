import type { Db } from '../../../db/db.ts';
import type { Part } from '../part.ts';
import { statement } from '../../../db/statement.ts';
import { markTrades } from './mark.ts';
import { sumDays } from './sum-days.ts';

/** Accounts whose first funding the chain has taken back. */
const findUnfunded = statement<{ account: string }>(
  'chain_funders_unfunded',
  'select account from chain_funders where chain_id = $1::bigint and block > $2',
);

/** Marks and sums what the facts above one block concern, as the facts up to the other have it, and all trades of some accounts. @param wrapped what wraps the chain's coin */
export async function settle(
  tx: Db,
  chainId: number,
  wrapped: string | null,
  above: number,
  upTo: number,
  accounts: readonly string[] = [],
): Promise<void> {
  const days = await markTrades(tx, [chainId, above, upTo, wrapped, `{${accounts.join(',')}}`]);
  if (days.length === 0) return;
  const arrayOf = (values: readonly string[]) => `{${values.join(',')}}`;
  const of: [string, string] = [arrayOf(days.map(({ collection }) => collection)), arrayOf(days.map(({ day }) => day))];
  await sumDays(tx, chainId, of, upTo);
}

/** Which trades are no sign of worth, and what was traded by day with and without them. */
export const washPart = (wrapped: string | undefined): Part => ({
  topics: [],
  addresses: [],
  facts: [],
  async settle(tx, chainId, above, upTo) {
    const unfunded = await findUnfunded(tx, [chainId, upTo]);
    await settle(
      tx,
      chainId,
      wrapped ?? null,
      above,
      upTo,
      unfunded.map(({ account }) => account),
    );
  },
});
