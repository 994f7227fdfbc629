import { SUCCESS } from '@mortar/protocol';
import { acquireDatabase } from '@mortar/server';
import { print } from './report.ts';
import { measureRead } from './server/read.ts';
import { measureSigned } from './server/signed.ts';
import { startBare } from './server/start-bare.ts';
import { startStack } from './stack.ts';

const SECONDS = 4;
const PORT = 18_100;

// Budgets are per address and minute; a benchmark is one address.
const stack = await startStack(PORT, { TRUST_PROXY: '127.0.0.0/8' });
const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
const bare = await startBare(stack, database.url);
try {
  const success = `"code":${SUCCESS}`;
  const peers = { stack, database, bare: bare.url, seconds: SECONDS, success };
  print([...(await measureRead(peers)), ...(await measureSigned(peers))]);
} finally {
  bare.stop();
  await database.close();
  await stack.stop();
}
