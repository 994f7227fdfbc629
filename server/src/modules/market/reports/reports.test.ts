import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Output } from '@mortar/protocol';
import {
  findWarnings,
  getWarnings,
  listCollectionItems,
  listCollections,
  getCollectionDetail,
  sendReport,
  type Warning,
} from '@mortar/protocol/market';
import { eventually, startLocalMarket } from '../../../../test/local-market.ts';
import type { TestPerson } from '../../../../test/people.ts';
import { runCli } from '../../../../test/run-cli.ts';

const ETHER = 10n ** 18n;
let market: Awaited<ReturnType<typeof startLocalMarket>>;
let person: TestPerson;
beforeAll(async () => {
  market = await startLocalMarket(['market']);
});
afterAll(() => market.close());
beforeEach(async () => {
  person = await market.person();
});

const mortar = (...args: string[]) => runCli(market.app, ...args);
const warningsOf = async (id: string) => (await person.ask(getWarnings, { id })).warnings;
const kindsOf = (warnings: readonly Warning[]) => warnings.map(({ kind }) => kind);
async function made(name: string, more: object = {}): Promise<string> {
  const contract = await market.ann.openDrop(market.addresses.drops, name, more);
  const { sql } = market.app.database;
  await eventually(async () => (await sql`select from chain_drops where collection = ${contract}`).length === 1);
  return `31337-${contract}`;
}
const found = async (search: string) => (await person.ask(listCollections, { chain: 31337, search })).items.map(({ id }) => id);

test('only an operator verifies, what they do is audited, and a name that reads the same is told', async () => {
  const { collectionId: id, app } = market;
  expect(await mortar('market', 'verify', id, '--reason', 'spoke with them')).toEqual({ code: 0, text: `${id} is verified` });
  expect((await mortar('market', 'verify', id)).text).toBe(`${id} is verified already`);
  expect(await person.ask(getCollectionDetail, { id })).toMatchObject({ collection: { isVerified: true } });
  const fake = await made('Кiln Wоrks\u202e\u200b<script>alert(1)</script>');
  const other = await made('Кiln Wоrks');
  expect(await warningsOf(other)).toContainEqual({ kind: 'lookalike', value: 'Kiln Works' });
  expect(await warningsOf(fake)).toContainEqual({ kind: 'invisible', value: 'Кiln Wоrks[U+202E][U+200B]<script>alert(1)</script>' });
  expect(kindsOf(await warningsOf(id))).not.toContain('lookalike');
  const rows = await app.database
    .sql`select actor, action, outcome, detail from account_audit where target = ${`market:${id}`} order by id`;
  expect(rows.map(({ actor, action, outcome }) => `${actor} ${action} ${outcome}`)).toEqual([
    'kay market.verified.set done',
    'kay market.verified.set unchanged',
  ]);
  expect(rows[0]!['detail']).toMatchObject({ reason: 'spoke with them' });
  expect((await mortar('market', 'unverify', id)).text).toBe(`${id} is no longer verified`);
  expect(kindsOf(await warningsOf(other))).not.toContain('lookalike');
});

test('a high royalty, metadata that can change, a young collection and few owners are told; Mortar’s own have no warnings', async () => {
  const id = await made('Greedy', { royalty: 900 });
  expect(await warningsOf(id)).toEqual([
    { kind: 'royalty', value: '9' },
    { kind: 'unfrozen', value: '' },
    { kind: 'young', value: expect.any(String) },
    { kind: 'fewOwners', value: '0' },
  ]);
  expect(await person.ask(getWarnings, { id: `31337-${market.addresses.names.toLowerCase()}` })).toEqual({
    isVerified: true,
    warnings: [],
  });
  expect(await person.code(getWarnings, { id: `31337-0x${'1'.repeat(40)}` })).toBe(1512004);
});

test('of a cart everything is told at once: each item with its collection, and what an operator hid', async () => {
  const [id, other] = [await made('In a cart', { royalty: 900 }), await made('In a cart too')];
  await mortar('market', 'hide', `${other}-1`);
  const { items } = await person.ask(findWarnings, { ids: [`${id}-1`, `${id}-2`, `${other}-1`] });
  expect(items.map((one) => ({ ...one, warnings: kindsOf(one.warnings) }))).toEqual([
    { id: `${id}-1`, name: 'In a cart', isVerified: false, warnings: ['royalty', 'unfrozen', 'young', 'fewOwners'] },
    { id: `${id}-2`, name: 'In a cart', isVerified: false, warnings: ['royalty', 'unfrozen', 'young', 'fewOwners'] },
    { id: `${other}-1`, name: 'In a cart too', isVerified: false, warnings: ['hiddenItem', 'unfrozen', 'young', 'fewOwners'] },
  ]);
  expect(await person.code(findWarnings, { ids: [`31337-0x${'1'.repeat(40)}-1`] })).toBe(1512004);
});

test('a royalty that was raised lately is told, and a trade that moved nothing', async () => {
  const id = await made('Turning', { royalty: 300 });
  const { sql } = market.app.database;
  const contract = id.slice(6);
  await sql`insert into chain_royalties select chain_id, block, log_index - 1000, block_hash, transaction, at, collection, 100 from chain_royalties
    where collection = ${contract}`;
  expect(await warningsOf(id)).toContainEqual({ kind: 'royaltyRaised', value: '3' });
  await market.ben.buy(market.addresses.exchange, await market.list(1n, ETHER));
  await eventually(async () => (await sql`select from chain_sales where collection = ${market.collection}`).length === 1);
  expect(kindsOf(await warningsOf(market.collectionId))).not.toContain('noTransfer');
  await sql`delete from chain_transfers where collection = ${market.collection} and transaction in (select transaction from chain_sales)`;
  expect(kindsOf(await warningsOf(market.collectionId))).toContain('noTransfer');
});

test('what people report waits for an operator, each person once; what they hide leaves lists but not its own address', async () => {
  const { collectionId: id, itemId, app, ann } = market;
  const other = await market.person();
  await person.ask(sendReport, { id, reason: 'offensive' });
  await person.ask(sendReport, { id, reason: 'fake', text: 'Not theirs <b>' });
  await other.ask(sendReport, { id, reason: 'fraud' });
  const { text } = await mortar('market', 'list');
  expect(text).toMatch(new RegExp(`${id} +2 +fake, fraud .*Not theirs <b>`));
  expect((await mortar('market', 'hide', id)).text).toBe(`${id} is hidden from lists`);
  expect((await mortar('market', 'list')).text).toMatch(/No report waits/);
  expect(await found('Kiln Works')).not.toContain(id);
  // All the others stay.
  expect(await found('Mortar')).toHaveLength(2);
  expect(await person.ask(getCollectionDetail, { id })).toMatchObject({ collection: { id } });
  expect(kindsOf(await warningsOf(id))[0]).toBe('hidden');
  // Its owner goes on as before.
  const option = await market.list(8n, ETHER, { nonce: 80n });
  const live = await app.call({ url: `/api/dcservice/item/option/open/live/${itemId(8)}`, signed: true });
  expect(live.json()).toMatchObject({ data: { items: [{ hash: await ann.hashOf(market.addresses.exchange, option) }] } });
  await mortar('market', 'show', id);
  expect(await found('Kiln Works')).toContain(id);

  await mortar('market', 'hide', itemId(8));
  const listed = async (more: object = {}) =>
    (await person.ask(listCollectionItems, { id, ...more })).items.map(
      (item: Output<typeof listCollectionItems>['items'][number]) => item.id,
    );
  expect(await listed()).not.toContain(itemId(8));
  expect(await listed({ owner: ann.address })).toContain(itemId(8));
  expect(await listed({ token: '8' })).toEqual([itemId(8)]);
  expect(kindsOf(await warningsOf(itemId(8)))[0]).toBe('hiddenItem');
  await app.database.sql`insert into market_reports (user_id, subject, reason, text, at)
    select ${person.userId}, 'x' || n, 'fake', '', now() from generate_series(1, 20) as n`;
  expect(await person.code(sendReport, { id, reason: 'fake' })).toBe(1512083);
  expect(await other.code(sendReport, { id: itemId(99), reason: 'fake' })).toBe(1512004);
});

test('what people reported of the platform’s own collections is hidden or dismissed as well, and shown again', async () => {
  const id = `31337-${market.addresses.names.toLowerCase()}`;
  expect(await mortar('market', 'hide', id)).toMatchObject({ code: 1 });
  await person.ask(sendReport, { id, reason: 'offensive' });
  expect(await mortar('market', 'verify', id)).toMatchObject({ code: 1 });
  const waits = async () => (await mortar('market', 'list')).text.includes(id);
  expect(await waits()).toBe(true);
  expect((await mortar('market', 'dismiss', id)).code).toBe(0);
  expect(await waits()).toBe(false);
  expect((await mortar('market', 'hide', id)).text).toBe(`${id} is hidden from lists`);
  expect(await found('Mortar')).toHaveLength(1);
  await market.app.database.sql`delete from market_reports where subject = ${id}`;
  await mortar('market', 'show', id);
  expect(await found('Mortar')).toHaveLength(2);
});

test.each([
  [['market', 'verify', '31337-0x1'], 2, 'is no id of a collection or an item'],
  [['market', 'judge', 'x'], 2, 'It is: npm run mortar -- market'],
  [['market', 'hide', `31337-0x${'1'.repeat(40)}`], 1, 'There is no collection of'],
  [['market', 'verify', `31337-0x${'1'.repeat(40)}-1`], 1, 'is an item'],
])('the command line says what is off with %j', async (args, code, text) => {
  expect(await mortar(...args)).toEqual({ code, text: expect.stringContaining(text) });
});

// OpenSea, January 2022: listings that no page showed came alive with the return of the token.
test('a listing that sleeps while its token is away counts among what its signer has signed as soon as it is back', async () => {
  const { ann, ben, app, itemId, collection } = market;
  const signed = async () => {
    const url = `/api/dataservice/open/market/account/${ann.address}?chain=31337`;
    const answer = await app.call({ url, signed: true });
    return answer.json<{ data: { options: number } }>().data.options;
  };
  await ann.incrementCounter(market.addresses.exchange);
  await eventually(async () => (await signed()) === 0);
  await market.list(9n, ETHER, { nonce: 90n });
  expect(await signed()).toBe(1);
  await ann.give(collection as `0x${string}`, ben.address, 9n);
  await eventually(async () => (await signed()) === 0);
  await ben.give(collection as `0x${string}`, ann.address, 9n);
  await eventually(async () => (await signed()) === 1);
  const live = await app.call({ url: `/api/dcservice/item/option/open/live/${itemId(9)}`, signed: true });
  expect(live.json()).toMatchObject({ data: { items: [{ state: 'live' }] } });
});
