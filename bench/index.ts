import { startTradedChain, type TradedChain } from './index/chain.ts';
import { bareRate } from './index/bare.ts';
import { withDatabase } from './index/database.ts';
import { ourRate, ourReader } from './index/ours.ts';
import { hasPonder, ponderRate } from './index/ponder.ts';
import { reorganiseMs } from './index/reorganise.ts';
import { measureServed } from './index/served.ts';
import { compared, limited, median, print, type Figure } from './report.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 3);

/** Everything from the first block on, beside loops of others, which take turns. */
async function measureRates(chain: TradedChain): Promise<Figure[]> {
  const [ours, bare, ponder]: number[][] = [[], [], []];
  const isPonderThere = hasPonder();
  for (let round = 0; round < ROUNDS; round += 1) {
    bare!.push(await withDatabase((database) => bareRate(database, chain)));
    ours!.push(await withDatabase((database) => ourRate(database, chain)));
    if (isPonderThere) ponder!.push(await withDatabase((database) => ponderRate(database, chain)));
  }
  const figures = [compared('eps', { ours: ours!, theirs: bare! }, 'events/s', 'a viem loop that copies logs', { least: 0.5 })];
  if (!isPonderThere) console.warn('ponder is left out: it could not be installed.');
  else figures.push(compared('ponder', { ours: ours!, theirs: ponder! }, 'events/s', 'Ponder 1.0.0', { least: 1 }));
  return figures;
}

/** From blocks that are replaced to tables that hold what stands. */
const measureReorganisations = (chain: TradedChain): Promise<Figure> =>
  withDatabase(async (database) => {
    const read = ourReader(database, chain);
    await read();
    const took = [];
    for (const depth of [1, 4, 16, 64]) took.push(await reorganiseMs(chain, depth, read));
    return limited('reorg.ms', median(took), 'ms', 500);
  });

const chain = await startTradedChain();
try {
  print([...(await measureRates(chain)), ...(await measureServed(chain)), await measureReorganisations(chain)]);
} finally {
  await chain.stop();
}
