import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { login } from '@mortar/protocol/identity';
import { createHash } from 'node:crypto';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { createTestDatabase, WORKSPACE } from '../../test/database.ts';
import { until } from '../../test/platform.ts';
import { startServerProcess } from '../../test/server-process.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { siteApi } from './site-api.ts';

jest.setTimeout(60_000);

const TOLD = /signs in as (\S+) with the password (\S+)\n/;
let database: Database;
let folder: DataFolder;
let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;

beforeEach(async () => {
  folder = createDataFolder();
  database = await createTestDatabase();
});
afterEach(async () => {
  await stop();
  await database.close();
  folder.remove();
});

const env = () => ({ DATABASE_URL: database.url, DATA_DIR: folder.path });
async function start() {
  server = await startServerProcess(env(), ['--with-demo']);
  return server;
}
async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  await server?.ended;
  server = undefined;
}
async function loginOf({ said }: Awaited<ReturnType<typeof start>>) {
  await until('the login is told', async () => TOLD.test(said.out + said.error) || said.error.includes('was not made'));
  const [, email = '', password = ''] = TOLD.exec(said.out) ?? [];
  return { email, password };
}

test('it makes an operator who can sign in, is rewarded like anybody, and is told again at the next start', async () => {
  const first = await start();
  const { email, password } = await loginOf(first);
  const api = await siteApi(readConfig({ ...env(), PORT: String(first.port) }, WORKSPACE));
  const hash = createHash('sha256').update(password).digest('hex');
  expect(await api.call(login, { email, password: hash })).toMatchObject({ email });
  const roles = await database.sql`select role from account_roles`;
  const grants = await database.sql`select 1 from account_ledger_transactions where kind = 'registration'`;
  expect([roles.map(({ role }) => String(role)), grants.length]).toEqual([['operator'], 1]);

  await stop();
  expect(await loginOf(await start())).toEqual({ email, password });
});

test('it makes none where people are already', async () => {
  await database.sql`insert into account_users (uid, username, locale, created_at) values ('u', 'Somebody', 'en', now())`;
  const { said } = await start();
  await stop();
  expect(said).toEqual({ out: expect.stringMatching(/^Mortar is ready at \S+\n$/), error: expect.not.stringContaining('operator') });
});
