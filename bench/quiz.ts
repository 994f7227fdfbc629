import { acquireDatabase } from '@mortar/server';
import { measureAnswers } from './quiz/answers.ts';
import { measureBytes } from './quiz/bytes.ts';
import { measureEvent } from './quiz/event.ts';
import { measureFarm } from './quiz/farm.ts';
import { measurePages } from './quiz/pages.ts';
import { measurePayout } from './quiz/payout.ts';
import { measureRanks } from './quiz/ranks.ts';
import { print } from './report.ts';
import { startStack } from './stack.ts';

const PORT = 18_120;

// Budgets are per address and minute, and connections per network; a benchmark is one address.
const settings = { TRUST_PROXY: '127.0.0.0/8', SOCKET_CONNECTIONS: '100000' };
const stack = await startStack(PORT, settings, { remotes: ['gamehub', 'quiz'] });
const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
try {
  const all = {
    pages: measurePages,
    answers: measureAnswers,
    event: measureEvent,
    ranks: measureRanks,
    payout: measurePayout,
    bytes: measureBytes,
    farm: measureFarm,
  };
  // `BENCH_PART=event` measures one part alone.
  const parts = Object.entries(all).filter(([name]) => name === (process.env['BENCH_PART'] ?? name));
  const figures = [];
  for (const [, measure] of parts) figures.push(...(await measure(stack, database)));
  print(figures);
} finally {
  await database.close();
  await stack.stop();
}
