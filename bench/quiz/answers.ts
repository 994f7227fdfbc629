import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SUCCESS } from '@mortar/protocol';
import { submitAnswer } from '@mortar/protocol/quiz';
import type { Database } from '@mortar/server';
import { parentOf, processorSeconds } from '../chat/processes.ts';
import { compared, limited, median, quantile, type Figure } from '../report.ts';
import type { Stack } from '../stack.ts';
import { pacedLoad, type Call } from './paced.ts';
import { beginRuns, type Visitor } from './visitors.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const PER_SECOND = 300;
const ANSWERS = 1200;
const BARE_PORT = 18_121;
const P95 = 0.95;
const MOST_MS = 20;
const MS = 1000;

async function startBare(databaseUrl: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(BARE_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { pid: child.pid!, stop: () => void child.kill('SIGTERM') };
}

/** Answers to questions of as many runs, over HTTP at a steady rate, beside a bare route with the same read and update. */
export async function measureAnswers(stack: Stack, database: Database): Promise<Figure[]> {
  const bare = await startBare(database.url);
  const [backend] = await database.sql`select pg_backend_pid() as pid`;
  const postmaster = parentOf(Number(backend!['pid']));
  /** Processor time of one answer, the database's included, ms. */
  const costOf = async (pid: number, calls: readonly Call[], success: string) => {
    const before = processorSeconds([pid, postmaster]);
    const times = await pacedLoad(calls, PER_SECOND, success);
    return { times, cost: ((processorSeconds([pid, postmaster]) - before) / calls.length) * MS };
  };
  const ofVisitor = ({ runid, token, headers }: Visitor): Call => ({
    url: stack.url + submitAnswer.path,
    headers,
    body: { runid, token, selected: 0 },
  });
  const bareCall = ({ runid }: Visitor): Call => ({
    url: `http://localhost:${BARE_PORT}/answer`,
    headers: { 'content-type': 'application/json' },
    body: { runid, selected: 0 },
  });
  const cost = { ours: [] as number[], theirs: [] as number[] };
  const late: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const visitors = await beginRuns(stack, round * ANSWERS, ANSWERS);
      const ours = await costOf(stack.pid, visitors.map(ofVisitor), `"code":${SUCCESS}`);
      const theirs = await costOf(bare.pid, visitors.map(bareCall), '"right"');
      // The first round warms up.
      if (round === 0) continue;
      cost.ours.push(ours.cost);
      cost.theirs.push(theirs.cost);
      late.push(quantile(ours.times, P95));
    }
  } finally {
    bare.stop();
  }
  return [
    limited('answer.p95', median(late), 'ms', MOST_MS),
    compared('answer.cpu', cost, 'ms', 'bare Fastify route, same read and update', { most: 2 }),
  ];
}
