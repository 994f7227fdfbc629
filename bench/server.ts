import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { acquireDatabase } from '@mortar/server';
import { loadFor, type Load } from './server/load.ts';
import { signFor } from './server/sign.ts';
import { compared, median, print } from './report.ts';
import { startStack } from './stack.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const SECONDS = 4;
const SERVER_PORT = 18_100;
const BARE_PORT = 18_101;
const PATH = '/api/platformservice/open/remote/history?name=gamehub&pageSize=20';

/** A Fastify route with the same query, without everything around it. */
async function startBare(databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'server/bare.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(BARE_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

// Budgets are per address and minute; a benchmark is one address.
const stack = await startStack(SERVER_PORT, { TRUST_PROXY: '127.0.0.0/8' });
const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
const bare = await startBare(database.url);
try {
  const headers = await signFor(stack.url);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  await loadFor(1, `${stack.url}${PATH}`, headers);
  await loadFor(1, `http://localhost:${BARE_PORT}/history`, {});
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await loadFor(SECONDS, `${stack.url}${PATH}`, headers));
    theirs.push(await loadFor(SECONDS, `http://localhost:${BARE_PORT}/history`, {}));
  }
  const of = (loads: Load[], part: 'rps' | 'p99') => median(loads.map((load) => load[part]));
  print([
    compared('read.rps', of(ours, 'rps'), 'requests/s', 'bare Fastify route, same query', of(theirs, 'rps'), { least: 0.7 }),
    compared('read.p99', of(ours, 'p99'), 'ms', 'bare Fastify route, same query', of(theirs, 'p99'), { most: 4 }),
  ]);
} finally {
  bare.kill('SIGTERM');
  await database.close();
  await stack.stop();
}
