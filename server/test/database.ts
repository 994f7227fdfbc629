import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type postgres from 'postgres';
import { createPool } from '../src/db/connect.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { leaseCluster, type ClusterLease } from '../src/db/embedded/embedded-cluster.ts';
import { processIdentity } from '../src/db/embedded/process-identity.ts';
import { migrate } from '../src/db/migrate.ts';
import { refuseSecondConnections } from './second-connection.ts';

export const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url));
/** Kept between runs: a second run starts in a moment. */
export const TEST_DATA_DIR = join(WORKSPACE, '.cache', 'tests');

const TEMPLATE_LOCK = 1_204_551;

/** Other migrations make another template. */
function templateName(): string {
  const folder = join(WORKSPACE, 'server', 'migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(folder, name)));
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

async function ensureTemplate(admin: postgres.Sql, urlOf: (name: string) => string): Promise<string> {
  const name = templateName();
  await admin`select pg_advisory_lock(${TEMPLATE_LOCK})`;
  try {
    await dropOrphans(admin);
    const [found] = await admin`select 1 from pg_database where datname = ${name}`;
    if (found) return name;
    const draft = `${name}_draft`;
    await admin`drop database if exists ${admin(draft)} with (force)`;
    await admin`create database ${admin(draft)}`;
    const database = await openDatabase(urlOf(draft));
    await migrate(database).finally(() => database.close());
    await admin`alter database ${admin(draft)} rename to ${admin(name)}`;
    return name;
  } finally {
    await admin`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
  }
}

/** Databases of test runs that were killed. */
async function dropOrphans(admin: postgres.Sql): Promise<void> {
  const found = await admin`select datname as name from pg_database where datname ~ '^test_\\d+_'`;
  for (const { name } of found) {
    if (processIdentity(Number(String(name).split('_')[1])) === undefined)
      await admin`drop database if exists ${admin(String(name))} with (force)`;
  }
}

/** The embedded PostgreSQL, or another one whose `TEST_DATABASE_URL` may create databases. */
export async function testCluster(): Promise<ClusterLease> {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given) return leaseCluster(TEST_DATA_DIR, { log: () => {}, isThrowaway: true });
  return { url: (database) => new URL(`/${database}`, given).href, release: async () => {} };
}

/** A migrated database of this test file's own; `close` drops it. */
export async function createTestDatabase(): Promise<Database> {
  const lease = await testCluster();
  const admin = createPool(lease.url('postgres'), 1);
  const template = await ensureTemplate(admin, lease.url);
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third of the time of writing each page to the log.
  await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`;
  const database = await openDatabase(lease.url(name));
  refuseSecondConnections(database);
  return {
    ...database,
    async close() {
      await database.close();
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
      await lease.release();
    },
  };
}
