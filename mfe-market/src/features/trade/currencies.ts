import { CHAINS } from '@mortar/chain/message';
import type { Amount, MarketOverview } from '@mortar/protocol/market';

const NOBODY = `0x${'0'.repeat(40)}`;
const COIN_DECIMALS = 18;

/** What the coin of a chain is called. */
export const coinOf = (chain: number): string => CHAINS[chain]?.currency ?? 'ETH';

/** What wraps it. */
export const wrappedOf = (chain: number): string => `W${coinOf(chain)}`;

/** An amount of a currency, by what is known of those that the market trades in; base units of its contract where nothing is. */
export function amountOf(market: MarketOverview, currency: string, amount: bigint): Amount {
  const { chain, contracts, volume } = market;
  const known: Pick<Amount, 'currency' | 'symbol' | 'decimals'>[] = [
    { currency: NOBODY, symbol: coinOf(chain.id), decimals: COIN_DECIMALS },
    ...(contracts.wrapped ? [{ currency: contracts.wrapped, symbol: wrappedOf(chain.id), decimals: COIN_DECIMALS }] : []),
    ...volume,
  ];
  const { symbol, decimals } = known.find((one) => one.currency === currency.toLowerCase()) ?? { symbol: currency, decimals: 0 };
  return { amount: String(amount), currency, symbol, decimals };
}
