import { systemClock, type Database } from '@mortar/server';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Deployment } from '../../server/src/modules/chain/deployments.ts';
import { marketProjection } from '../../server/src/modules/chain/projection.ts';
import { createRarityRound } from '../../server/src/modules/chain/rarity/round.ts';
import { collectionOf, SALES_OF_ONE, sizesOf, TRAITS, type Layout } from './layout.ts';

const NOBODY = `0x${'0'.repeat(40)}`;
/** Accounts that trade; who comes earlier has more. */
const PEOPLE = 5000;
/** Of tokens: destroyed, traded to and fro between two accounts, for sale, for sale a second time. */
const [BURNED, TO_AND_FRO, LISTED, TWICE] = [0.01, 0.03, 0.1, 0.02];
/** Of sales in wrapped ether, and of options that would no longer trade. */
const [WRAPPED, STALE] = [0.15, 0.1];
/** What happens to a token: its mint, its sales with one transfer among them, and perhaps its end. */
const STEPS = SALES_OF_ONE + 3;
const CHANNEL = `0x${'c1'.repeat(32)}`;

const hash = (...of: string[]) => `'0x' || md5(${of.join(` || '-' || `)}) || md5('again' || ${of.join(` || '-' || `)})`;
const person = (number: string) => `'0x' || lpad(to_hex(65536 + ${number}), 40, '0')`;
const trait = ([type, values]: [string, number], index: number) =>
  `jsonb_build_object('type', '${type}', 'value', '${type} ' || floor(${values} * power(${unit('n', 20 + index)}, 2)), 'display', null)`;

/** The same number from 0 to below 1 for the same place in the market, on every machine. */
const unit = (of: string, salt: number) => `pg_temp.unit(${of}, ${salt})`;
const UNIT = `create function pg_temp.unit(n bigint, salt int) returns float8 language sql immutable parallel safe
  as $$ select (hashint8extended(n, salt) & 4294967295)::float8 / 4294967296 $$`;

const works = (sizes: readonly number[]) => `create temp table works as
  select row_number() over ()::bigint as n, index, contract, token_id from jsonb_to_recordset('${JSON.stringify(
    sizes.map((size, index) => ({ index, contract: collectionOf(index), size })),
  )}') as c(index int, contract text, size int), generate_series(1, size) as token_id`;

/** All that happened, in the order of the chain. A token goes from step to step in the time of all. */
const steps = ({ head }: Layout) => `create temp table steps as
  select n, index, contract, token_id, k, block, case when k = 0 then 'mint' when k = ${STEPS - 1} then 'burn'
      when k = 1 + floor(${STEPS - 2} * ${unit('n', 2)}) then 'transfer' else 'sale' end as kind,
    2 * row_number() over (partition by block order by n, k) as log_index,
    case when ${unit('n', 3)} < ${TO_AND_FRO} then (k % 2) * 7 + floor(${PEOPLE - 10} * ${unit('n', 4)})
      else floor(${PEOPLE} * power(${unit('n * 16 + k', 1)}, 3)) end::int as owner
  from (select n, index, contract, token_id, k, 1 + floor((k + ${unit('n * 16 + k', 5)}) / ${STEPS} * ${head - 1})::int as block
    from works, generate_series(0, ${STEPS - 1}) as k where k < ${STEPS - 1} or ${unit('n', 6)} < ${BURNED}) as placed`;

/** A price in wei, of a collection and something that differs. */
const price = (by: string) => `(round((0.02 * (index + 1) * exp(1.6 * ${by} - 0.8))::numeric, 6) * 1e18)::numeric(78)`;

function facts(chain: number, { begin, seconds }: Layout, wrapped: string): string[] {
  const place = `${chain}, block, log_index, ${hash("'block'", 'block')}, ${hash("'tx'", 'n', 'k')}, to_timestamp(${begin} + block * ${seconds}::bigint)`;
  const before = 'lag(owner) over (partition by n order by k)';
  return [
    `insert into chain_drops (chain_id, block, log_index, block_hash, transaction, at, collection, creator, is_copies, name, symbol)
     select ${chain}, 1, 2 * index, ${hash("'block'", '1')}, ${hash("'drop'", 'index')}, to_timestamp(${begin}), contract,
       ${person('index')}, false, 'Kiln ' || (index + 1), 'KILN' from (select distinct index, contract from works) as made`,
    `insert into chain_transfers
       (chain_id, block, log_index, block_hash, transaction, at, sub, collection, token_id, from_address, to_address, quantity)
     select ${place}, 0, contract, token_id, coalesce(${person(before)}, '${NOBODY}'),
       case kind when 'burn' then '${NOBODY}' else ${person('owner')} end, 1 from steps order by block, log_index`,
    `insert into chain_sales (chain_id, block, log_index, block_hash, transaction, at, option_hash, seller, buyer, recipient, collection,
       token_id, quantity, currency, unit_price, paid, fee, royalty, royalty_to, channel, nonce)
     select ${place.replace('log_index', 'log_index + 1')}, ${hash("'option'", 'n', 'k')}, ${person('seller')}, ${person('owner')},
       ${person('owner')}, contract, token_id, 1, case when ${unit('n * 16 + k', 7)} < ${WRAPPED} then '${wrapped}' else '${NOBODY}' end,
       paid, paid, div(paid, 100), div(paid, 40), ${person('index')}, '${CHANNEL}', k
     from (select *, ${before} as seller, ${price(unit('n * 16 + k', 8))} as paid from steps) as sold where kind = 'sale' order by block, log_index`,
  ];
}

/** What tokens say, as if their metadata had been read. @param pictures their ids */
const metadata = (chain: number, pictures: readonly string[]) => [
  `update chain_tokens t set due_at = null, name = 'Kiln ' || (index + 1) || ' #' || w.token_id, read_block = block, read_at = now(),
     traits = jsonb_build_array(${Object.entries(TRAITS).map(trait).join(', ')},
       jsonb_build_object('type', 'Level', 'value', floor(100 * ${unit('n', 30)}), 'display', 'number')),
     picture = ('{${pictures.join(',')}}'::text[])[1 + mod(n, ${Math.max(1, pictures.length)})]
   from works w where t.chain_id = ${chain} and t.collection = w.contract and t.token_id = w.token_id`,
  `insert into chain_traits (chain_id, collection, token_id, type, value, number)
   select chain_id, collection, token_id, trait ->> 'type', trait ->> 'value',
     case jsonb_typeof(trait -> 'value') when 'number' then (trait ->> 'value')::float8 end
   from chain_tokens, lateral jsonb_array_elements(traits) as trait where chain_id = ${chain} on conflict do nothing`,
  `insert into chain_rarity_due (chain_id, collection, due_at)
   select ${chain}, contract, now() from (select distinct contract from works) as made on conflict do nothing`,
];

/** What is for sale by those who have it. */
const options = (chain: number, wrapped: string) => `insert into chain_options
    (chain_id, hash, channel, collection, token_id, amount, signer, nonce, start_time, end_time, price, currency, royalty_rate, v, r, s,
     faults, checked_at, added_at, bulk_index, bulk_path)
  select ${chain}, ${hash("'listed'", 'w.n', 'twice')}, '${CHANNEL}', contract, w.token_id, 1, b.owner, 1000 + twice, 0, 1099511627776,
    ${price(unit('w.n * 2 + twice', 9))}, case when ${unit('w.n', 10)} < ${WRAPPED} then '${wrapped}' else '${NOBODY}' end, 250, 27,
    '${CHANNEL}', '${CHANNEL}', case when ${unit('w.n', 11)} < ${STALE} then '{CheckFail}' else '{}' end::text[], now(),
    now() - (${unit('w.n * 2 + twice', 12)} * 30) * interval '1 day', 0, '[]'
  from works w join chain_balances b on b.chain_id = ${chain} and b.collection = contract and b.token_id = w.token_id,
    generate_series(0, 1) as twice
  where ${unit('w.n', 13)} < ${LISTED} and (twice = 0 or ${unit('w.n', 14)} < ${TWICE / LISTED})`;

/** What the projection makes of facts that stand there already: balances, last sales, tokens and all else that follows. */
async function settle({ db }: Database, deployment: Deployment, head: number): Promise<void> {
  const log = { address: NOBODY, topics: [], data: '0x', index: 0, blockHash: '0x', transaction: '0x', at: 0 } as const;
  const write = marketProjection(deployment).prepare(deployment.chainId, [
    { ...log, block: 1 },
    { ...log, block: head },
  ] as never);
  await write(db);
}

async function rank({ db, sql }: Database): Promise<void> {
  const round = createRarityRound({ db, clock: systemClock, stopped: new AbortController().signal });
  for (
    let left = 1;
    left > 0;
    [{ left }] = (await sql`select count(*)::int as left from chain_rarity_due`) as unknown as [{ left: number }]
  )
    await round();
}

/**
 * Writes a market that has traded for months into the tables of the module `chain`, the same each time: facts as the chain would have told
 * them, what the product's own statements make of those, metadata, ranks and what is for sale.
 * @param pictures ids of pictures that tokens have in turn
 */
export async function fillMarket(
  database: Database,
  deployment: Deployment,
  layout: Layout,
  pictures: readonly string[] = [],
): Promise<void> {
  const { chainId, wrapped } = deployment;
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.unsafe(statement);
  };
  try {
    await run(["set statement_timeout = 0; set jit = off; set work_mem = '256MB'; set synchronous_commit = off", UNIT]);
    await run([works(sizesOf(layout.tokens)), 'analyze works', steps(layout), 'analyze steps']);
    // In one piece: a site that runs beside must not look for metadata in between.
    await run(['begin', ...facts(chainId, layout, wrapped!)]);
    await settle({ ...database, db: drizzle(sql) }, deployment, layout.head);
    await run([...metadata(chainId, pictures), options(chainId, wrapped!), 'commit', 'vacuum analyze']);
  } finally {
    await sql.end();
  }
  await rank(database);
  await database.sql`analyze chain_rarity`;
}
