import type { MarketOverview } from '@mortar/protocol/market';
import type { TaskTools } from '@mortar/remote-kit';
import { COIN } from '#entities/collection';
import { askOf, tradeSiteOf, trading } from '#features/trade';

/** Money of an account that isn't in its wallet as the chain's coin, in base units. */
export interface Money {
  /** What sales have brought: it lies in the exchange. */
  credit: bigint;
  /** Wrapped ether, and how much of it the exchange may draw for offers. */
  wrapped: bigint;
  allowance: bigint;
}

/** Asks the chain. @throws what its server refused, or a failure of the call */
export async function moneyOf(market: MarketOverview, account: `0x${string}`, call: TaskTools['call']): Promise<Money> {
  const { creditOf, fundsOf } = await trading();
  const site = tradeSiteOf(market, askOf(market.chain.id, call));
  const [credit, funds] = await Promise.all([
    creditOf(site, account, COIN),
    site.wrapped ? fundsOf(site, site.wrapped, account) : { balance: 0n, allowance: 0n },
  ]);
  return { credit, wrapped: funds.balance, allowance: funds.allowance };
}
