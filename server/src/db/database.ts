import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Config } from '../config.ts';
import { checkPool, createPool } from './connect.ts';
import { leaseCluster, type EmbeddedOptions } from './embedded/embedded-cluster.ts';

/** The one way to PostgreSQL, embedded or not. */
export interface Database {
  /** The driver, for LISTEN/NOTIFY and statements that drizzle has no word for. Dates come as text (drizzle's setting). */
  sql: postgres.Sql;
  db: PostgresJsDatabase;
  /** Holds the password: never logged. */
  url: string;
  /** Ends all connections; the last user of the embedded PostgreSQL stops it. */
  close(): Promise<void>;
}

const DATABASE_NAME = 'mortar';
const CLOSE_SECONDS = 5;

/** Opens a database by its URL. */
export async function openDatabase(url: string): Promise<Database> {
  const sql = createPool(url);
  const close = () => sql.end({ timeout: CLOSE_SECONDS });
  try {
    await checkPool(sql, url);
  } catch (error) {
    await close();
    throw error;
  }
  return { sql, db: drizzle(sql), url, close };
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const admin = createPool(adminUrl, 1);
  try {
    const found = await admin`select 1 from pg_database where datname = ${DATABASE_NAME}`;
    if (found.length === 0) await admin`create database ${admin(DATABASE_NAME)}`;
  } catch (error) {
    const isMadeMeanwhile = (error as { code?: string }).code === '42P04' || (error as { code?: string }).code === '23505';
    if (!isMadeMeanwhile) throw error;
  } finally {
    await admin.end();
  }
}

/**
 * The database of this configuration: DATABASE_URL, else the embedded PostgreSQL under DATA_DIR, which is started or adopted.
 * @throws StartError with one line that says what to do
 */
export async function acquireDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: Partial<EmbeddedOptions> = {},
): Promise<Database> {
  if (config.databaseUrl) return openDatabase(config.databaseUrl);
  const lease = await leaseCluster(config.dataDir, { log: () => {}, isThrowaway: false, ...options });
  try {
    await ensureDatabase(lease.url('postgres'));
    const database = await openDatabase(lease.url(DATABASE_NAME));
    return { ...database, close: () => database.close().finally(() => lease.release()) };
  } catch (error) {
    await lease.release();
    throw error;
  }
}
