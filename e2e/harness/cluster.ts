import { createPool } from '../../server/src/db/connect.ts';
import { acquireDatabase, openDatabase } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';

/** A PostgreSQL that holds the databases of the tests. */
export interface Cluster {
  /** URL of a database that may do anything; others differ by their name only. */
  adminUrl: string;
  release(): Promise<void>;
}

/** Starts the embedded PostgreSQL of the tests, or takes up the one that a killed run left. */
export async function startCluster(dataDir: string): Promise<Cluster> {
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir }, { isThrowaway: true });
  return { adminUrl: database.url, release: () => database.close() };
}

export function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<T>(adminUrl: string, work: (sql: ReturnType<typeof createPool>) => Promise<T>): Promise<T> {
  const sql = createPool(adminUrl, 1);
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Does something while no other worker of the run does what has the same name. */
export function inTurn<T>(adminUrl: string, name: string, work: () => Promise<T>): Promise<T> {
  return asAdmin(adminUrl, async (sql) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`;
    return await work();
  });
}

/** Makes a database with all tables; nobody may be connected to it when it is copied. */
export async function createTemplate(adminUrl: string, name: string): Promise<string> {
  await asAdmin(adminUrl, (sql) => sql`create database ${sql(name)}`);
  const database = await openDatabase(urlOf(adminUrl, name));
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  return database.url;
}

/** Copies a template's files, in place of writing each page to the log: a database of its own in a moment. */
export async function copyDatabase(adminUrl: string, template: string, name: string): Promise<string> {
  await asAdmin(adminUrl, (sql) => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`);
  return urlOf(adminUrl, name);
}

/** Drops every database whose name fits, whoever is connected to it. */
export async function dropDatabases(adminUrl: string, isOurs: (name: string) => boolean): Promise<void> {
  await asAdmin(adminUrl, async (sql) => {
    const rows = await sql<{ datname: string }[]>`select datname from pg_database where datname like 'e2e%'`;
    for (const { datname } of rows) if (isOurs(datname)) await sql`drop database if exists ${sql(datname)} with (force)`;
  });
}

/** What a query finds in a database. */
export async function readRows<Row extends object>(url: string, query: string): Promise<Row[]> {
  return asAdmin(url, async (sql) => [...(await sql.unsafe<Row[]>(query))]);
}
