import type { Output } from '@mortar/protocol';
import { createRequest } from '@mortar/client';
import { getTradingAccount, listMadeOffers, listOwnOptions, type MarketOverview } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { overview } from '#entities/overview';
import { createOwnList, createOwnQuery, ofChain, type OwnView } from '#features/own';
import { $own } from '#entities/person';
import { sentFollowed, traded, tradeSettled } from '#features/trade';
import { moneyOf, type Money } from './money.ts';

/** An account on one chain. */
export interface OwnAccount extends Output<typeof getTradingAccount> {
  /** Null where the chain's server doesn't answer. */
  money: Money | null;
}

/** The page is opened, or shows another chain. */
export const opened = createEvent<OwnView>();

const accountFx = attach({
  source: { own: $own, data: overview.$data },
  mapParams: ({ chain }: { chain: number }, { own, data }) => ({ own, market: data!.markets.find((one) => one.chain.id === chain)! }),
  effect: createTask(async ({ own, market }: { own: string; market: MarketOverview }, { call }): Promise<OwnAccount> => ({
    ...(await call(getTradingAccount, { address: own, chain: market.chain.id })),
    money: await moneyOf(market, own as `0x${string}`, call).catch(() => null),
  })),
});
/** The person's own wallet on the chain. */
export const account = createOwnQuery(accountFx, ofChain, { touched: tradeSettled });

const live = () => ({ filter: 'live' as const });
/** What the person has signed there. */
export const options = createOwnList(createRequest(listOwnOptions), live, {
  pageSize: 20,
  keyOf: ({ listing }) => listing.hash,
  touched: tradeSettled,
});
export const offers = createOwnList(createRequest(listMadeOffers), live, {
  pageSize: 20,
  keyOf: ({ offer }) => offer.hash,
  touched: tradeSettled,
});

sample({ clock: opened, target: [account.viewed, options.viewed, offers.viewed] });
sample({ clock: opened, fn: () => undefined, target: sentFollowed });

/** Hashes of what is chosen to be cancelled together. */
export const chosen = createEvent<string>();
export const $chosen = createStore<ReadonlySet<string>>(new Set())
  .on(chosen, (all, hash) => (all.has(hash) ? new Set([...all].filter((one) => one !== hash)) : new Set([...all, hash])))
  .reset(traded, opened);
