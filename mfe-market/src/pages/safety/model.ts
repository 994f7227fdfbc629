import type { Output } from '@mortar/protocol';
import { getTradingAccount, type MarketOverview } from '@mortar/protocol/market';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { overview } from '#entities/overview';
import { $own, sentFollowed, traded } from '#features/trade';
import { moneyOf, type Money } from './money.ts';

/** An account on one chain. */
export interface OwnAccount extends Output<typeof getTradingAccount> {
  market: MarketOverview;
  /** Null where the chain's server doesn't answer. */
  money: Money | null;
}

/** The page is opened. */
export const opened = createEvent();

/** The person's own wallet on each chain that the site reads; none of a wallet that is of no such chain. */
export const accounts = createQuery(
  createTask(async ({ own }: { own: string }, { bind, call }): Promise<OwnAccount[]> => {
    const { markets } = await bind(overview.readFx)();
    if (!own.startsWith('0x')) return [];
    return Promise.all(
      markets.map(async (market) => ({
        market,
        ...(await call(getTradingAccount, { address: own, chain: market.chain.id })),
        money: await moneyOf(market, own as `0x${string}`, call).catch(() => null),
      })),
    );
  }),
);

sample({ clock: [opened, traded, $own], source: $own, fn: (own) => ({ own }), target: accounts.wanted });
sample({ clock: opened, target: sentFollowed });
