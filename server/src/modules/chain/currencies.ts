import { createCurrencyReader, type Currency } from '@mortar/chain/currencies';
import { CHAINS } from '@mortar/chain/message';
import type { Amount } from '@mortar/protocol/market';
import { NOBODY } from './address.ts';
import { keptName } from './facts/texts.ts';

/** @param isKept whether the answer is kept elsewhere: then what nobody could read yet is not made up. @throws ChainServerError in that case */
export type CurrencyOf = (address: string, isKept?: boolean) => Promise<Currency>;

/** An amount with what people call its currency. */
export const amountIn = async (currencyOf: CurrencyOf, currency: string, amount: string): Promise<Amount> => ({
  amount,
  currency,
  ...(await currencyOf(currency)),
});

/** Amounts of several currencies, with what people call these. */
export const amountsIn = (currencyOf: CurrencyOf, amounts: readonly { currency: string; amount: string }[]): Promise<Amount[]> =>
  Promise.all(amounts.map(({ currency, amount }) => amountIn(currencyOf, currency, amount)));

/**
 * What a chain's currencies are called, each read once; the address zero is the chain's own coin. One that cannot be read goes by its
 * address, in base units.
 */
export function createCurrencies(chainId: number, url: string, signal: AbortSignal): CurrencyOf {
  const read = createCurrencyReader(url, signal);
  const known = new Map<string, Currency>([[NOBODY, { symbol: CHAINS[chainId]?.currency ?? 'ETH', decimals: 18 }]]);
  return async (address, isKept = false) => {
    const kept = known.get(address);
    if (kept) return kept;
    const found = await read(address).catch((error: unknown) => {
      if (isKept) throw error;
      return undefined;
    });
    if (!found) return { symbol: address, decimals: 0 };
    const currency = { ...found, symbol: keptName(found.symbol) };
    known.set(address, currency);
    return currency;
  };
}
