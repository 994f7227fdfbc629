import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addressOf } from '@mortar/chain/testing';
import { createTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/db.ts';
import { findFacts } from './activity/find-facts.ts';
import { NOBODY } from './address.ts';
import { END } from './cursors.ts';
import { findFew } from './items/find-few.ts';
import { findItems } from './items/find-items.ts';
import type { ItemsWanted } from './items/wanted.ts';

const CHAIN = 31_337;
const [LARGE, NAMES, ANN] = [0xc1, 0xa1, 0xa2].map((one) => addressOf(one).toLowerCase()) as [string, string, string];
const TOKENS = 4000;
const PAGE = 21;
/** So often a statement is planned for its parameters before the database decides for one plan. */
const UNTIL_PLANNED = 7;
/** Of tables and indexes, 8 kB each: what a page of rows takes, each of which passes a few that it does not show. */
const MOST = 3000;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  const word = `0x${'0'.repeat(64)}`;
  await sql`insert into chain_balances select ${CHAIN}, ${LARGE}, n, ${ANN}, 1 from generate_series(1, ${TOKENS}) as n`;
  await sql`insert into chain_tokens (chain_id, collection, token_id, block) select ${CHAIN}, ${LARGE}, n, 1 from generate_series(1, ${TOKENS}) as n`;
  await sql`
    insert into chain_traits select ${CHAIN}, ${LARGE}, n, 'Level', (n % 100)::text, n % 100 from generate_series(1, ${TOKENS}) as n`;
  await sql`
    insert into chain_options (chain_id, hash, channel, collection, token_id, amount, signer, nonce, start_time, end_time, price, currency,
      royalty_rate, v, r, s, faults, checked_at, added_at, bulk_index, bulk_path)
    select ${CHAIN}, md5(n::text), ${word}, ${LARGE}, n, 1, ${ANN}, n, 0, 1099511627776, 1 + n * 7919 % ${TOKENS}, ${NOBODY}, 0, 27, ${word}, ${word},
      '{}', now(), now() - n * interval '1 minute', 0, '[]' from generate_series(1, ${TOKENS}) as n`;
  // Each was made, and moved four times since.
  await sql`
    insert into chain_transfers (chain_id, block, log_index, sub, block_hash, transaction, at, collection, token_id, from_address, to_address, quantity)
    select ${CHAIN}, k * ${TOKENS} + n, 0, 0, ${word}, md5(k || '-' || n), now(), ${LARGE}, n, case k when 0 then ${NOBODY} else ${ANN} end, ${ANN}, 1
    from generate_series(1, ${TOKENS}) as n, generate_series(0, 4) as k`;
  await sql`analyze`;
});
afterAll(() => database.close());

async function fetched(db: Db): Promise<number> {
  const rows = await db.execute(
    `select sum(pg_stat_get_xact_blocks_fetched(oid))::int as pages from pg_class where relname like 'chain\\_%'`,
  );
  return (rows as unknown as [{ pages: number }])[0].pages;
}

/** Rows that a question finds, and what the database reads for it once it has its plan. */
async function costOf(ask: (db: Db) => Promise<unknown[]>): Promise<{ rows: number; pages: number }> {
  return database.db.transaction(async (tx) => {
    let [before, rows] = [0, 0];
    for (let time = 0; time < UNTIL_PLANNED; time += 1) {
      before = await fetched(tx);
      rows = (await ask(tx)).length;
    }
    return { rows, pages: (await fetched(tx)) - before };
  });
}

const ALL = { chain: CHAIN, collection: LARGE, now: '1795000000', currency: NOBODY, names: NAMES, owner: undefined, after: undefined };
const level = { type: 'Level', from: 10, to: 69 };
const listed = ['0', String(2n ** 96n)] as const;
const questions: [string, Partial<ItemsWanted>][] = [
  ['the dearest', { sort: 'priceHigh' }],
  ['the cheapest', { sort: 'price' }],
  ['what was listed last', { sort: 'listed', prices: listed }],
  ['what is for sale, by number', { sort: 'token', prices: listed }],
  ['a range of numbers', { sort: 'token', traits: [level] }],
  ['a range of numbers, the dearest', { sort: 'priceHigh', traits: [level] }],
];

test.each(questions)('a page of %s does not read the collection', async (_, question) => {
  const wanted: ItemsWanted = { ...ALL, sort: 'token', prices: undefined, traits: [], limit: PAGE, ...question };
  const { rows, pages } = await costOf(async (db) => findItems(db, wanted, await findFew(db, wanted)));
  expect(rows).toBe(PAGE);
  expect(pages).toBeLessThan(MOST);
});

const WHOLE = { of: 'collection', collection: LARGE } as const;
test.each([
  ['each mint', ['mint'], WHOLE, PAGE],
  ['each burn', ['burn'], WHOLE, 0],
  ['what happened', null, WHOLE, PAGE],
  ['what happened to a token', null, { of: 'token', collection: LARGE, token: '7' }, 5],
] as const)('a page of %s does not read all transfers', async (_, kinds, scope, expected) => {
  const { rows, pages } = await costOf((db) => findFacts(db, { chain: CHAIN, scope, kinds, before: END, limit: PAGE, names: NAMES }));
  expect(rows).toBe(expected);
  expect(pages).toBeLessThan(MOST);
});
