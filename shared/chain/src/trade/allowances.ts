import { erc20Abi, type Address } from 'viem';
import { reader, type TradeSite } from './site.ts';

/** How much of a currency somebody lets a contract draw. */
export interface Allowance {
  currency: Address;
  spender: Address;
  /** In base units. */
  amount: bigint;
}

/** What an account lets contracts draw, of each currency; nothing where it's nothing. */
export async function allowancesOf(
  site: TradeSite,
  account: Address,
  { currencies, spenders }: { currencies: readonly Address[]; spenders: readonly Address[] },
): Promise<Allowance[]> {
  const client = reader(site);
  const each = currencies.flatMap((currency) =>
    spenders.map(async (spender) => {
      const args = [account, spender] as const;
      const amount = await client.readContract({ address: currency, abi: erc20Abi, functionName: 'allowance', args });
      return { currency, spender, amount };
    }),
  );
  return (await Promise.all(each)).filter(({ amount }) => amount > 0n);
}
