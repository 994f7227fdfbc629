import type { CostReader } from '@mortar/chain/costs';
import type { ExchangeReader } from '@mortar/chain/orders';
import type { Freshness } from '@mortar/protocol/market';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { chainTime } from './chain-time.ts';
import type { CurrencyOf } from './currencies.ts';
import type { Deployment } from './deployments.ts';
import { isMade } from './facts/repository.ts';
import { freshnessOf } from './freshness.ts';

/** A chain that is followed. */
export interface ChainMarket {
  deployment: Deployment;
  exchange: ExchangeReader;
  currencyOf: CurrencyOf;
  costsOf: CostReader;
}

/** The chains that are followed, by their ids. */
export function createMarkets({ db, clock }: { db: Db; clock: Clock }) {
  const markets = new Map<number, ChainMarket>();

  function of(chain: number): ChainMarket {
    const market = markets.get(chain);
    if (!market) throw new AppError('notFound', { status: 200 });
    return market;
  }

  async function freshness(chain: number): Promise<Freshness> {
    of(chain);
    const found = await freshnessOf(db, clock, chain);
    if (!found) throw new AppError('notFound', { status: 200 });
    return found;
  }
  async function isRead(chain: number, collection: string): Promise<boolean> {
    const { names, boxes } = of(chain).deployment;
    return collection === names || collection === boxes || isMade(db, chain, collection);
  }

  return {
    add: (market: ChainMarket) => void markets.set(market.deployment.chainId, market),
    chains: (): number[] => [...markets.keys()],
    /** Those that were read at all, by their numbers. */
    async readable(): Promise<number[]> {
      const chains = [...markets.keys()].sort((one, other) => one - other);
      const found = await Promise.all(chains.map((chain) => freshnessOf(db, clock, chain)));
      return chains.filter((_, index) => found[index] !== undefined);
    },
    /** @throws AppError `notFound` where a chain isn't followed */
    of,
    /** @throws AppError `notFound` where a chain isn't followed, or not read yet */
    freshness,
    /** What time it is on a chain, in seconds. */
    now: (chain: number): Promise<number> => chainTime(db, clock, chain),
    /** Whether the logs of a collection are read, without which nothing of it would be kept true. */
    isRead,
    /** How old the figures of a collection are. @throws AppError `notFound` where its logs aren't read */
    async read(chain: number, collection: string): Promise<Freshness> {
      const found = await freshness(chain);
      if (!(await isRead(chain, collection))) throw new AppError('notFound', { status: 200 });
      return found;
    },
  };
}

export type Markets = ReturnType<typeof createMarkets>;
