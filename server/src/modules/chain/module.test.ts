import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deployLocally } from '@mortar/chain/deploy';
import { startAnvil, trader } from '@mortar/chain/testing';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';

const CHAIN = 31_337;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
const start = (): Promise<TestApp> =>
  createTestApp({
    modules: [...PEOPLE, 'chain'],
    chains: { rpc: { [CHAIN]: anvil.url }, isEmbedded: true, esplora: undefined, ord: undefined, solana: undefined },
  });
let app: TestApp;
beforeAll(async () => {
  anvil = await startAnvil(CHAIN);
  app = await start();
});
afterAll(async () => {
  await app.close();
  await anvil.stop();
});

async function eventually<Row>(ask: () => Promise<readonly Row[]>, rows: number): Promise<readonly Row[]> {
  const end = Date.now() + 20_000;
  let found = await ask();
  while (found.length < rows && Date.now() < end) found = await ask();
  return found;
}

test('our contracts come to the embedded chain by themselves, and who makes and mints a collection is read', async () => {
  const { sql } = app.database;
  await eventually(() => sql`select from chain_cursors`, 1);
  const { addresses } = await deployLocally(anvil.url);
  const ann = trader(anvil.url);
  const collection = await ann.openDrop(addresses.drops, 'Kiln <b>\u0000Works</b>\u202e');
  await ann.mint(collection, 3n);
  expect(await eventually(() => sql`select token_id, quantity from chain_balances where owner = ${ann.address} order by 1`, 3)).toEqual(
    ['1', '2', '3'].map((tokenId) => ({ token_id: tokenId, quantity: '1' })),
  );
  expect([...(await sql`select collection, creator, name, is_copies from chain_drops`)]).toEqual([
    { collection, creator: ann.address, name: 'Kiln <b>Works</b>', is_copies: false },
  ]);
  const { body } = await app.call({ url: '/metrics' });
  expect(String(body)).toContain(`mortar_chain_failing{chain="${CHAIN}"} 0`);
});
