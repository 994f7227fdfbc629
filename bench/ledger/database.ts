import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDatabase, migrate, systemClock, type Database } from '@mortar/server';
import { createLedger, type Ledger } from '../../server/src/modules/ledger/index.ts';

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

/** Starts PostgreSQL in a folder of its own. */
export async function openBenchLedger(): Promise<BenchLedger> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-bench-'));
  // So that the account of PostgreSQL can enter it, when this runs as root.
  chmodSync(dataDir, 0o755);
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  return {
    database,
    ledger: ledgerOn(database),
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Gives `bricks` to each of the persons 1 to `people`. */
export async function endow({ database, ledger }: BenchLedger, people: number, bricks: number): Promise<void> {
  const ids = Array.from({ length: people }, (_, index) => index + 1);
  await Promise.all(ids.map((userId) => ledger.issue(database.db, { key: `endow:${userId}`, bricksType: 1, amount: bricks, userId })));
}
