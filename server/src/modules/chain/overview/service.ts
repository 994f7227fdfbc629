import { CHAINS } from '@mortar/chain/message';
import type { Output } from '@mortar/protocol';
import type { MarketOverview, RecentSale, getMarketOverview } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { shareAnswer } from '../../../lib/shared-answer.ts';
import { NOBODY } from '../address.ts';
import { amountIn } from '../currencies.ts';
import { freshnessOf } from '../freshness.ts';
import { collectionId } from '../ids.ts';
import type { ChainMarket, Markets } from '../markets.ts';
import { namedOf } from '../metadata/shown.ts';
import { collectionName } from '../own-collections.ts';
import { findCurrencies, findFigures, findRecentSales, type SaleRow } from './queries.ts';

/** Every visit of the landing page asks for it: for so long one answer does for all. */
const SHARED_MS = 2000;
const RECENT = 6;

interface Deps {
  db: Db;
  clock: Clock;
  markets: Markets;
}

/** Sums up the chains that are followed. */
export function createOverview({ db, clock, markets }: Deps) {
  async function saleOf({ deployment, currencyOf }: ChainMarket, row: SaleRow): Promise<RecentSale> {
    const id = collectionId(deployment.chainId, row.collection);
    return {
      id: `${id}-${row.token_id}`,
      collection: { id, name: collectionName(deployment, row.collection, row.collection_name) },
      tokenId: row.token_id,
      ...namedOf(row),
      quantity: row.quantity,
      price: await amountIn(currencyOf, row.currency, row.unit_price),
      block: row.block,
      transaction: row.transaction,
      at: new Date(row.at).toISOString(),
    };
  }

  async function of(market: ChainMarket): Promise<MarketOverview | undefined> {
    const { chainId, since: _since, resolver: _resolver, oracle: _oracle, wrapped = null, ...contracts } = market.deployment;
    const freshness = await freshnessOf(db, clock, chainId);
    if (!freshness) return undefined;
    const now = String(Math.floor(clock.now() / 1000));
    const [[figures], rows, taken] = await Promise.all([
      findFigures(db, [chainId, contracts.names, now]),
      findRecentSales(db, [chainId, contracts.names, RECENT]),
      findCurrencies(db, [chainId]),
    ]);
    // The coin and what wraps it come first: forms offer the first one that they can take.
    const isWrapped = ({ currency }: { currency: string }) => currency === wrapped;
    const ordered = [...taken.filter(isWrapped), ...taken.filter((one) => !isWrapped(one))];
    const currencies = [NOBODY, ...ordered.map(({ currency }) => currency)];
    const { volume, ...counts } = figures!;
    const { name, isTest = false } = CHAINS[chainId] ?? { name: `Chain ${chainId}` };
    return {
      chain: { id: chainId, name, isTest },
      ...counts,
      volume: await Promise.all(volume.map(({ currency, amount }) => amountIn(market.currencyOf, currency, amount))),
      recent: await Promise.all(rows.map((row) => saleOf(market, row))),
      currencies: await Promise.all(currencies.map(async (currency) => ({ currency, ...(await market.currencyOf(currency)) }))),
      contracts: { ...contracts, wrapped },
      freshness,
    };
  }

  return shareAnswer(SHARED_MS, clock, async (): Promise<Output<typeof getMarketOverview>> => {
    const all = await Promise.all(markets.chains().map((chain) => of(markets.of(chain))));
    return { markets: all.filter((one) => one !== undefined) };
  });
}

export type Overview = ReturnType<typeof createOverview>;
