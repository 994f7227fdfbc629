import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDatabase, migrate, type Database } from '@mortar/server';

/** PostgreSQL in a folder of its own, with the product's tables, for as long as the work lasts. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-bench-'));
  // So that the account of PostgreSQL can enter it, when this runs as root.
  chmodSync(dataDir, 0o755);
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
