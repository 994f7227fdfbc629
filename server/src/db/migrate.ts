import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { errorChain } from '../lib/error-chain.ts';
import { StartError } from '../lib/start-error.ts';
import type { Database } from './database.ts';
import { MIGRATION_LOCK } from './locks.ts';

/** The folder `migrations`, seen from the sources and from the bundle alike. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) folder = dirname(folder);
  return join(folder, 'migrations');
}

const MAY_NOT = '42501';

/**
 * Brings the tables up to this version. Servers that start at once wait for one another.
 * @throws StartError when the account may not make tables
 */
export async function migrate(database: Database): Promise<void> {
  const one = postgres(database.url, { max: 1, onnotice: () => {}, connection: { application_name: 'mortar migrate' } });
  try {
    await one`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await applyMigrations(drizzle(one), { migrationsFolder: migrationsFolder() });
  } catch (error) {
    if (!errorChain(error).some(({ code }) => code === MAY_NOT)) throw error;
    throw new StartError('DATABASE_URL: its account may not make tables; make it the owner of the database', { cause: error });
  } finally {
    await one.end();
  }
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] };
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  const [row] = await database.sql`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`;
  return Number(row?.['newest']) >= newest;
}
