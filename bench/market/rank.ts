import type { Period } from '@mortar/protocol/market';
import { systemClock } from '@mortar/server';
import { createCurrencies } from '../../server/src/modules/chain/currencies.ts';
import { createMarkets } from '../../server/src/modules/chain/markets.ts';
import { findTraded } from '../../server/src/modules/chain/rankings/queries.ts';
import { createRankings } from '../../server/src/modules/chain/rankings/service.ts';
import { boundsOf, windowsOf } from '../../server/src/modules/chain/rankings/windows.ts';
import { limited, quantile, told, type Figure } from '../report.ts';
import type { MarketSite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 20);
const PERIODS: readonly Period[] = ['1h', '24h', '7d', '30d', 'all'];
const RANK_MS = 30;
const PAGE_SIZE = 20;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Rankings of all collections by clean volume, each counted anew: no answer is shared. The first round is not counted. */
export async function measureRank({ database: { db }, deployment, chain }: MarketSite): Promise<Figure[]> {
  const { chainId } = deployment;
  const markets = createMarkets({ db, clock: systemClock });
  const currencyOf = createCurrencies(chainId, chain, new AbortController().signal);
  markets.add({ deployment, currencyOf } as Parameters<typeof markets.add>[0]);
  const rank = (period: Period) =>
    createRankings({ db, clock: systemClock, markets }).rank({
      chain: chainId,
      period,
      sort: 'volume',
      order: 'desc',
      pageSize: PAGE_SIZE,
    });
  const bare = (period: Period) => {
    const { current, before } = windowsOf(period, systemClock.now());
    return findTraded(db, [chainId, ...[current, before].flatMap(boundsOf)]);
  };
  const took = { ours: [] as number[], theirs: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1)
    for (const period of PERIODS) {
      const pair = { theirs: await timed(() => bare(period)), ours: await timed(() => rank(period)) };
      if (round < 0) continue;
      took.ours.push(pair.ours);
      took.theirs.push(pair.theirs);
    }
  const [ours, theirs] = [quantile(took.ours, 0.95), quantile(took.theirs, 0.95)];
  return [limited('rank.p95', ours, 'ms', RANK_MS), told('rank.query', ours, 'ms', 'the prepared query of what was traded, alone', theirs)];
}
