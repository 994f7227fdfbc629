import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDatabase, migrate, type Database } from '@mortar/server';

/** PostgreSQL in a folder of its own, which goes with it, with the product's tables; it keeps what it confirms, as the product's does. */
export async function openBenchDatabase(): Promise<{ database: Database; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-bench-'));
  // So that the account of PostgreSQL can enter it, when this runs as root.
  chmodSync(dataDir, 0o755);
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  return {
    database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
