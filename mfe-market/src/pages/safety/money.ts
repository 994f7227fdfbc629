import type { Allowance } from '@mortar/chain/trade';
import type { MarketOverview } from '@mortar/protocol/market';
import type { TaskTools } from '@mortar/remote-kit';
import { COIN } from '#entities/collection';
import { askOf, tradeSiteOf, trading } from '#features/trade';

/** Money of an account that isn't in its wallet as the chain's coin, in base units, and who may draw it. */
export interface Money {
  /** What sales have brought: it lies in the exchange. */
  credit: bigint;
  /** What lies in the order book, by currency; only those that have something. */
  book: { currency: `0x${string}`; amount: bigint }[];
  /** Wrapped ether. */
  wrapped: bigint;
  /** What the platform's contracts may draw for offers and bids. */
  allowances: Allowance[];
}

/** Asks the chain. @throws what its server refused, or a failure of the call */
export async function moneyOf(market: MarketOverview, account: `0x${string}`, call: TaskTools['call']): Promise<Money> {
  const { allowancesOf, creditOf, fundsOf } = await trading();
  const site = tradeSiteOf(market, askOf(market.chain.id, call));
  const { exchange, orderBook } = market.contracts;
  const all = market.currencies.map(({ currency }) => currency as `0x${string}`);
  const currencies = all.filter((currency) => currency !== COIN);
  const [credit, book, funds, allowances] = await Promise.all([
    creditOf(site, account, COIN),
    Promise.all(all.map(async (currency) => ({ currency, amount: await creditOf(site, account, currency, site.orderBook) }))),
    site.wrapped ? fundsOf(site, site.wrapped, account) : { balance: 0n },
    allowancesOf(site, account, { currencies, spenders: [exchange, orderBook] as `0x${string}`[] }),
  ]);
  return { credit, book: book.filter(({ amount }) => amount > 0n), wrapped: funds.balance, allowances };
}
