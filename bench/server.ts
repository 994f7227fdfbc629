import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SUCCESS } from '@mortar/protocol';
import { acquireDatabase } from '@mortar/server';
import { print } from './report.ts';
import { measureRead } from './server/read.ts';
import { measureSigned } from './server/signed.ts';
import { startStack } from './stack.ts';

const SECONDS = 4;
const SERVER_PORT = 18_100;
const BARE_PORT = 18_101;

/** Fastify routes with the same queries, without everything around them. */
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
  const success = `"code":${SUCCESS}`;
  const peers = { stack, database, bare: `http://localhost:${BARE_PORT}`, seconds: SECONDS, success };
  print([...(await measureRead(peers)), ...(await measureSigned(peers))]);
} finally {
  bare.kill('SIGTERM');
  await database.close();
  await stack.stop();
}
