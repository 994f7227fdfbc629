import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { WORKSPACE_ROOT } from '@mortar/build';
import type { Database } from '@mortar/server';
import getPort from 'get-port';
import { EVENTS, type TradedChain } from './chain.ts';

const FOLDER = join(WORKSPACE_ROOT, '.cache', 'bench', 'ponder');
const PROGRAM = join(FOLDER, 'node_modules', '.bin', 'ponder');
/** It is left out when it has not read everything by then. */
const LATEST_MS = 120_000;
const POLL_MS = 25;

/** Ponder in a folder of its own, installed there where it may be. @returns whether it is there */
export function hasPonder(): boolean {
  cpSync(join(import.meta.dirname, 'ponder-app'), FOLDER, { recursive: true });
  if (!existsSync(PROGRAM)) spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'ignore' });
  return existsSync(PROGRAM);
}

/** Events per second of Ponder 1.0.0 with the same facts and sums, from the beginning of its sync to the last block. */
export async function ponderRate({ sql, url }: Database, chain: TradedChain): Promise<number> {
  const options = ['--schema', 'bench', '--port', String(await getPort()), '--log-format', 'json'];
  const child = spawn(PROGRAM, ['start', ...options], {
    cwd: FOLDER,
    env: {
      ...process.env,
      PONDER_TELEMETRY_DISABLED: 'true',
      DATABASE_URL: url,
      BENCH_RPC: chain.url,
      BENCH_COLLECTION: chain.collection,
      BENCH_EXCHANGE: chain.exchange,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  try {
    let begun = 0;
    createInterface(child.stdout).on('line', (line) => {
      if (begun === 0 && line.includes('historical sync')) begun = performance.now();
    });
    for (const latest = performance.now() + LATEST_MS; performance.now() < latest; await wait(POLL_MS)) {
      if (begun === 0) continue;
      const [row] = await sql.unsafe<{ events: number }[]>(
        'select ((select count(*) from bench.transfer) + (select count(*) from bench.sale))::int as events',
      );
      if (row?.events === EVENTS) return EVENTS / ((performance.now() - begun) / 1000);
    }
    throw new Error('Ponder did not come to the last block');
  } finally {
    child.kill();
    await ended;
  }
}
