import { once } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DEMO_KEYS } from '@mortar/chain/demo-market';
import { startAnvil } from '@mortar/chain/testing';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { createTestDatabase } from '../../test/database.ts';
import { PEOPLE } from '../../test/modules.ts';
import { until } from '../../test/platform.ts';
import { startServerProcess } from '../../test/server-process.ts';
import type { Database } from '../db/database.ts';

jest.setTimeout(180_000);

const DAY_SECONDS = 24 * 3600;
let database: Database;
let folder: DataFolder;
let anvil: Awaited<ReturnType<typeof startAnvil>>;
let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;

beforeEach(async () => {
  folder = createDataFolder();
  const begin = Math.floor(Date.now() / 1000) - 30 * DAY_SECONDS;
  [database, anvil] = await Promise.all([createTestDatabase(), startAnvil(31_337, { begin })]);
});
afterEach(async () => {
  await stop();
  await Promise.all([anvil.stop(), database.close()]);
  folder.remove();
});

async function start(more: Record<string, string> = {}) {
  const env = { DATABASE_URL: database.url, DATA_DIR: folder.path, MODULES: [...PEOPLE, 'realtime', 'chain'].join(), ...more };
  server = await startServerProcess(env, ['--with-demo', `--chain=${anvil.url}`]);
  return server;
}
async function stop(): Promise<void> {
  if (!server) return;
  server.child.kill('SIGTERM');
  await server.ended;
  server = undefined;
}
const WHOLE = /The demo market is there: (\d+) transactions, in \d+ s\./;

const whole = ({ said }: Awaited<ReturnType<typeof start>>) =>
  until('the market is whole', async () => /demo market is (there|not whole)/.test(said.error), 90_000);

async function rpc<Result>(method: string, params: unknown[] = []): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { result: Result }).result;
}
const height = async () => Number(await rpc('eth_blockNumber'));
const isRead = async () => {
  const [row] = await database.sql`select block from chain_cursors`;
  return Number(row?.['block']) === (await height());
};
/** Whether works that somebody has have names and pictures, and none failed. All of them take a minute of a processor. */
const isShown = async () => {
  const [row] = await database.sql`select count(t.name)::int as names, count(t.picture)::int as pictures,
    array_remove(array_agg(distinct coalesce(fault, picture_fault)), null) as faults
    from chain_tokens t join chain_drops using (chain_id, collection) join chain_balances using (chain_id, collection, token_id)`;
  expect(row?.['faults']).toEqual([]);
  return row?.['pictures'] > 50 && row?.['names'] === row?.['pictures'];
};
const counted = async () => {
  const [row] = await database.sql`select
    (select count(*) from chain_drops)::int as collections, (select count(distinct is_copies) from chain_drops)::int as kinds,
    (select sum(quantity) from chain_transfers join chain_drops using (chain_id, collection) where from_address like '0x000000%')::int as tokens,
    (select count(*) from chain_sales)::int as sales, (select count(*) from chain_options where faults = '{}')::int as options,
    (select count(*) from chain_offers where faults = '{}')::int as offers, (select count(*) from chain_names)::int as names,
    (select extract(day from max(at) - min(at)) from chain_sales)::int as days`;
  return row as unknown as Record<string, number>;
};

test('it is thirty days of trade, made once, and gone on with where a server was killed; what is still for sale is signed', async () => {
  const killed = await start();
  await until('the story has begun', async () => (await height()) > 300, 60_000);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  server = undefined;
  const second = await start();
  await whole(second);
  expect(WHOLE.exec(second.said.error)?.[1]).toMatch(/^\d{3}$/);
  await until('it is read', isRead, 30_000);
  const there = await counted();
  expect(there).toMatchObject({ collections: DEMO_KEYS.length, kinds: 2, tokens: 904, names: 16, days: 29 });
  expect(there['sales']).toBeGreaterThan(200);
  expect(there['options']).toBeGreaterThan(10);
  expect(there['offers']).toBe(8);
  const { timestamp } = await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  expect(Date.now() / 1000 - Number(timestamp)).toBeLessThan(DAY_SECONDS / 24);

  await stop();
  const blocks = await height();
  const third = await start();
  await until('it is read again', isRead, 30_000);
  expect([await height(), third.said.error]).toEqual([blocks, '']);
  await until('works are shown', isShown, 60_000);
});

test('there is none where DEMO is off', async () => {
  const { said } = await start({ DEMO: 'off' });
  await until('the contracts are there', async () => (await database.sql`select from chain_cursors`).length === 1, 60_000);
  await stop();
  expect([said.error, (await counted())['collections']]).toEqual(['', 0]);
});
