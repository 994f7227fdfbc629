/** Does the operations from `argv[2]` in steps of `argv[3]`, one line per answer; killed at any moment, another one takes up where it was. */
import { openDatabase } from '@mortar/server';
import { AppError } from '../../server/src/lib/app-error.ts';
import { LedgerRefusal } from '../../server/src/modules/ledger/index.ts';
import { ledgerOn } from './database.ts';
import { OPERATIONS, operationOf, type Operation } from './plan.ts';

const database = await openDatabase(process.env['DATABASE_URL'] ?? '');
const ledger = ledgerOn(database);
const { db } = database;

function perform({ name, key, from, to, bricksType, amount, of }: Operation): Promise<unknown> {
  const move = { key, ref: key, bricksType, amount };
  if (name === 'transfer') return ledger.transfer(db, { ...move, from, to });
  if (name === 'reverse') return ledger.reverse(db, { key, of: operationOf(of).key, ref: key });
  return ledger[name](db, { ...move, userId: from });
}

async function outcomeOf(operation: Operation): Promise<string> {
  try {
    await perform(operation);
    return 'done';
  } catch (error) {
    if (error instanceof LedgerRefusal) return error.reason;
    if (error instanceof AppError) return error.codeName;
    throw error;
  }
}

for (let number = Number(process.argv[2]); number < OPERATIONS; number += Number(process.argv[3])) {
  const operation = operationOf(number);
  // Every third one is sent three times at once, as an impatient client would.
  const outcomes = await Promise.all(Array.from({ length: number % 3 === 0 ? 3 : 1 }, () => outcomeOf(operation)));
  process.stdout.write(`${number} ${outcomes.includes('done') ? 'done' : outcomes[0]}\n`);
}
await database.close();
