import { CHAINS } from '@mortar/chain/message';
import type { Amount, Currency as Taken } from '@mortar/protocol/market';
import { shortAddress } from '@mortar/ui/format';
import { createStore } from 'effector';
import { useUnit } from 'effector-react';
import { overview } from '#entities/overview';
import { collection } from './model.ts';

/** Of a coin, and of what wraps it. */
const DECIMALS = 18;
/** Stands for the chain's own coin. */
export const COIN = `0x${'0'.repeat(40)}` as const;

type Currency = Pick<Amount, 'symbol' | 'decimals'>;

/** What the coin of a chain is called. */
export const coinOf = (chain: number): string => CHAINS[chain]?.currency ?? 'ETH';
/** What wraps it is called. */
export const wrappedOf = (chain: number): string => `W${coinOf(chain)}`;

const wrapperOf = (chain: number, wrapped: string | null): (Currency & { currency: string })[] =>
  wrapped === null ? [] : [{ currency: wrapped, symbol: wrappedOf(chain), decimals: DECIMALS }];
const keyOf = (chain: number, currency: string) => `${chain} ${currency}`;
const learned = (known: Record<string, Currency>, chain: number, amounts: readonly (Currency & { currency: string })[]) => ({
  ...known,
  ...Object.fromEntries(amounts.map(({ currency, symbol, decimals }) => [keyOf(chain, currency), { symbol, decimals }])),
});

/** What currencies call themselves, as far as figures of the chain have told. */
const $currencies = createStore<Record<string, Currency>>({})
  .on(overview.readFx.doneData, (known, { markets }) =>
    markets.reduce(
      (all, { chain, volume, currencies, contracts: { wrapped } }) =>
        learned(all, chain.id, [...wrapperOf(chain.id, wrapped), ...volume, ...currencies]),
      known,
    ),
  )
  .on(collection.readFx.doneData, (known, { collection: { chain, volume } }) => learned(known, chain, volume));

const $taken = createStore<Record<number, readonly Taken[]>>({}).on(overview.readFx.doneData, (known, { markets }) => ({
  ...known,
  ...Object.fromEntries(markets.map(({ chain, currencies }) => [chain.id, currencies])),
}));

/** What the exchange of a chain takes, the chain's own coin first; that alone until more is known. */
export function useCurrencies(chain: number): readonly Taken[] {
  const taken = useUnit($taken);
  return taken[chain] ?? [{ currency: COIN, symbol: coinOf(chain), decimals: DECIMALS }];
}

/** Names the currency of a price on a chain. One that nothing was paid in yet goes by its contract, in base units. */
export function usePrices(chain: number): (price: string | bigint, currency: string) => Amount {
  const known = useUnit($currencies);
  const own = { symbol: coinOf(chain), decimals: DECIMALS };
  return (amount, currency) => ({
    amount: String(amount),
    currency,
    ...(known[keyOf(chain, currency)] ?? (currency === COIN ? own : { symbol: shortAddress(currency), decimals: 0 })),
  });
}
