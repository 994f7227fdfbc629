import { acquireDatabase } from '@mortar/server';
import { measureAnswers } from './quiz/answers.ts';
import { print } from './report.ts';
import { startStack } from './stack.ts';

const PORT = 18_120;

// Budgets are per address and minute; a benchmark is one address.
const stack = await startStack(PORT, { TRUST_PROXY: '127.0.0.0/8' });
const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
try {
  print(await measureAnswers(stack, database));
} finally {
  await database.close();
  await stack.stop();
}
