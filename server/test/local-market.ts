import { setTimeout as wait } from 'node:timers/promises';
import { deployLocally } from '@mortar/chain/deploy';
import { startAnvil, trader } from '@mortar/chain/testing';
import type { ModuleName } from '../src/config.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { createPeople } from './people.ts';
import { PEOPLE } from './modules.ts';

const CHAIN = 31_337;
/** anvil's third account. */
const BUYER = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
const LOOK_MS = 40;

/** Waits until the site has read what was done on the chain. */
export async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  for (; !(await isSo()); await wait(LOOK_MS)) if (Date.now() > end) throw new Error('it did not come');
}

const wire = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeof one === 'bigint' ? String(one) : one]));

/** A site that has read its local chain, on which our contracts stand and nothing else: no further block comes by itself. */
export async function startLocalChain(modules: readonly ModuleName[], options: TestAppOptions = {}) {
  const anvil = await startAnvil(CHAIN);
  const chains = { rpc: { [CHAIN]: anvil.url }, isEmbedded: true, esplora: undefined, ord: undefined, solana: undefined };
  const app: TestApp = await createTestApp({ modules: [...PEOPLE, 'chain', ...modules], chains }, options);
  const { sql } = app.database;
  await eventually(async () => (await sql`select from chain_cursors where block = head and caught_up_at is not null`).length === 1);
  return {
    app,
    anvil,
    async close() {
      await app.close();
      await anvil.stop();
    },
  };
}

/** A site whose local chain has a collection of nine works by Ann, with people who are signed in. */
export async function startLocalMarket(modules: readonly ModuleName[], options: TestAppOptions = {}) {
  const { app, anvil, close } = await startLocalChain(['realtime', 'notices', ...modules], options);
  const { sql } = app.database;
  const { addresses } = await deployLocally(anvil.url);
  const { exchange } = addresses;
  const [ann, ben] = [trader(anvil.url), trader(anvil.url, BUYER)];
  const collection = await ann.openDrop(addresses.drops, 'Kiln Works');
  const channel = await ann.openChannel(exchange);
  await ann.mint(collection, 10n);
  await ann.approve(collection, exchange);
  await eventually(async () => (await sql`select from chain_approvals where collection = ${collection}`).length === 1);
  const post = (url: string, payload: unknown) => app.call({ method: 'POST', url: `/api/dcservice/item/${url}`, payload, signed: true });
  return {
    app,
    anvil,
    addresses,
    ann,
    ben,
    collection,
    channel,
    person: createPeople(app),
    collectionId: `${CHAIN}-${collection}`,
    itemId: (token: number) => `${CHAIN}-${collection}-${token}`,
    /** Ann lists a work. @returns what Ben buys it by */
    async list(tokenId: bigint, price: bigint, more: object = {}) {
      const option = await ann.signOption(exchange, { channel, collection, tokenId, price, ...more });
      const answer = await post('option/open/add', { chain: CHAIN, options: [wire(option)] });
      if (answer.json<{ code: number }>().code !== 1511200) throw new Error(answer.body);
      return option;
    },
    post,
    close,
  };
}
