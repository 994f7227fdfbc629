import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { errorChain } from '../lib/error-chain.ts';
import { StartError } from '../lib/start-error.ts';
import type { Database } from './database.ts';
import { MIGRATION_LOCK } from './locks.ts';

/** A step of one module's tables. */
interface Migration {
  module: string;
  /** When it was written, ms; its name within the module. */
  at: number;
  statements: string[];
}

export interface MigrateOptions {
  /** Takes lines for the operator. */
  say?: (line: string) => void;
  /** A folder with one folder of migrations for each module. */
  folder?: string;
}

/** The folder `migrations`, seen from the sources and from the bundle alike. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'base'))) folder = dirname(folder);
  return join(folder, 'migrations');
}

/** Of all modules, in the order in which they were written: a table may refer to any that was there before. */
function migrationsOf(folder: string): Migration[] {
  const ofModule = (module: string) =>
    readMigrationFiles({ migrationsFolder: join(folder, module) }).map(({ sql, folderMillis }) => ({
      module,
      at: folderMillis,
      statements: sql,
    }));
  return readdirSync(folder)
    .flatMap(ofModule)
    .toSorted((a, b) => a.at - b.at);
}

async function appliedTo(sql: postgres.Sql | postgres.TransactionSql): Promise<(migration: Pick<Migration, 'module' | 'at'>) => boolean> {
  const rows = await sql<{ name: string }[]>`select module || ' ' || at as name from drizzle.applied`;
  const names = new Set(rows.map(({ name }) => name));
  return ({ module, at }) => names.has(`${module} ${at}`);
}

/** What was applied. Before every module had migrations of its own, drizzle kept it in a table without their names. */
async function openJournal(sql: postgres.TransactionSql): Promise<void> {
  await sql`create schema if not exists drizzle`;
  const [former] =
    await sql`select to_regclass('drizzle.applied') is null and to_regclass('drizzle.__drizzle_migrations') is not null as is`;
  await sql`create table if not exists drizzle.applied (module text not null, at bigint not null, primary key (module, at))`;
  if (former?.['is']) await sql`insert into drizzle.applied select 'base', created_at from drizzle.__drizzle_migrations`;
}

/** Names what modules left here that this version does not have: an older version may come back, so nothing is dropped. */
async function tellLeftovers(sql: postgres.TransactionSql, modules: readonly string[], say: (line: string) => void): Promise<void> {
  const rows = await sql<{ module: string; tables: string[] }[]>`
    select module, array(
      select format('%I', tablename) from pg_tables
      where schemaname = 'public' and starts_with(tablename, module || '_') order by tablename
    ) as tables
    from (select distinct module from drizzle.applied) as known
    where not module = any(${[...modules]})`;
  for (const { module, tables } of rows) {
    const drop = tables.length > 0 ? `drop table ${tables.join(', ')}; ` : '';
    say(`This version has no module '${module}'. To forget what it kept: ${drop}delete from drizzle.applied where module = '${module}'`);
  }
}

const MAY_NOT = '42501';

/**
 * Brings the tables up to this version, all of them or none. Servers that start at once wait for one another.
 * @throws StartError when the account may not make tables
 */
export async function migrate(database: Database, { say = () => {}, folder = migrationsFolder() }: MigrateOptions = {}): Promise<void> {
  const one = postgres(database.url, { max: 1, onnotice: () => {}, connection: { application_name: 'mortar migrate' } });
  const migrations = migrationsOf(folder);
  try {
    await one`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await one.begin(async (sql) => {
      await openJournal(sql);
      const isApplied = await appliedTo(sql);
      for (const { module, at, statements } of migrations.filter((migration) => !isApplied(migration))) {
        for (const statement of statements) await sql.unsafe(statement);
        await sql`insert into drizzle.applied values (${module}, ${at})`;
      }
      await tellLeftovers(sql, readdirSync(folder), say);
    });
  } catch (error) {
    if (!errorChain(error).some(({ code }) => code === MAY_NOT)) throw error;
    throw new StartError('DATABASE_URL: its account may not make tables; make it the owner of the database', { cause: error });
  } finally {
    await one.end();
  }
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  return migrationsOf(migrationsFolder()).every(await appliedTo(database.sql));
}
