import { systemClock, type Database } from '@mortar/server';
import { createLedger, type Ledger } from '../../server/src/modules/ledger/index.ts';
import { openBenchDatabase } from '../database.ts';

/** The ledger on a database that keeps what it confirms, as the product's does. */
export interface BenchLedger {
  database: Database;
  ledger: Ledger;
  close(): Promise<void>;
}

/** The ledger of an opened database. */
export function ledgerOn({ db }: Pick<Database, 'db'>): Ledger {
  return createLedger({ db, clock: systemClock });
}

/** The ledger on a database of its own. */
export async function openBenchLedger(): Promise<BenchLedger> {
  const opened = await openBenchDatabase();
  return { ...opened, ledger: ledgerOn(opened.database) };
}

/** Gives `bricks` to each of the persons 1 to `people`. */
export async function endow({ database, ledger }: BenchLedger, people: number, bricks: number): Promise<void> {
  const ids = Array.from({ length: people }, (_, index) => index + 1);
  await Promise.all(ids.map((userId) => ledger.issue(database.db, { key: `endow:${userId}`, bricksType: 1, amount: bricks, userId })));
}
