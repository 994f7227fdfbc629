import { statement } from '../../../db/statement.ts';
import type { Db } from '../../../db/db.ts';
import { NOBODY } from '../address.ts';
import { NAMED, namedBy, type NamedRow } from '../metadata/shown.ts';

type Kind = 'mint' | 'burn' | 'transfer' | 'sale';

export interface ActivityRow extends NamedRow {
  kind: Kind;
  block: number;
  log_index: number;
  sub: number;
  at: string;
  transaction: string;
  token_id: string;
  quantity: string;
  from_address: string;
  to_address: string;
  price: string | null;
  currency: string | null;
}

/** Whose activity, and of which kind; the first before a place on the chain. */
export interface ActivityWanted {
  chain: number;
  collection: string;
  token: string | null;
  kind: Kind | null;
  before: readonly [block: number, index: number, sub: number] | undefined;
  limit: number;
  /** The contract of names. */
  names: string;
}

/** After all that can happen. */
const END = [2 ** 31 - 1, 0, 0] as const;

const MOVED: Readonly<Record<Kind | 'any', string | undefined>> = {
  any: 'true',
  mint: `from_address = '${NOBODY}'`,
  burn: `to_address = '${NOBODY}' and from_address <> to_address`,
  transfer: `from_address <> '${NOBODY}' and to_address <> '${NOBODY}'`,
  sale: undefined,
};

const LATEST_FIRST = 'order by block desc, log_index desc, sub desc limit $6';

/** What moved but by no sale. The offset keeps the planner from joining all sales for a page of rows. */
const moved = (which: string, ofPage: string) => `(
  select case when from_address = '${NOBODY}' then 'mint' when to_address = '${NOBODY}' then 'burn' else 'transfer' end as kind,
    block, log_index, sub, at, transaction, token_id, quantity, from_address, to_address, null::numeric as price, null::text as currency
  from chain_transfers t where ${ofPage} and (block, log_index, sub) < ($3::int, $4::int, $5::int) and ${which}
    and not exists (select from chain_sales s where s.chain_id = t.chain_id and s.block = t.block and s.transaction = t.transaction
      and s.collection = t.collection and s.token_id = t.token_id and (s.seller = t.from_address or s.option_hash is null) and s.recipient = t.to_address
      offset 0)
  ${LATEST_FIRST})`;

const sold = (ofPage: string) => `(
  select 'sale', block, log_index, 0 as sub, at, transaction, token_id, quantity, seller, recipient, unit_price, currency
  from chain_sales where ${ofPage} and (block, log_index, 0) < ($3::int, $4::int, $5::int)
  ${LATEST_FIRST})`;

/** $1 chain, $2 contract, $3 to $5 block, log and position of the one after, $6 how many, $7 the contract of names, $8 token. */
function statementFor(kind: Kind | 'any', isOfToken: boolean) {
  const ofPage = `chain_id = $1::bigint and collection = $2${isOfToken ? ' and token_id = $8::numeric' : ''}`;
  const which = MOVED[kind];
  const parts = [which === undefined ? [] : moved(which, ofPage), kind === 'any' || kind === 'sale' ? sold(ofPage) : []].flat();
  return statement<ActivityRow>(
    `chain_activity_${kind}${isOfToken ? '_token' : ''}`,
    `with chosen (kind, block, log_index, sub, at, transaction, token_id, quantity, from_address, to_address, price, currency) as (
       select * from (${parts.join(' union all ')}) as happened ${LATEST_FIRST}
     )
     select kind, chosen.block, log_index, sub, to_json(chosen.at) #>> '{}' as at, transaction, chosen.token_id::text, quantity::text,
       from_address, to_address, price::text, currency, ${NAMED}
     from chosen ${namedBy('chosen', '$7')} order by chosen.block desc, log_index desc, sub desc`,
  );
}

/** One statement each, so that the database plans for what is asked. */
const statements = new Map(
  (['any', 'mint', 'burn', 'transfer', 'sale'] as const).flatMap((kind) =>
    [false, true].map((isOfToken) => [`${kind} ${isOfToken}`, statementFor(kind, isOfToken)] as const),
  ),
);

/** What happened in a collection, the latest first; a sale once, as a sale. */
export function findActivity(db: Db, { chain, collection, token, kind, before, limit, names }: ActivityWanted): Promise<ActivityRow[]> {
  const find = statements.get(`${kind ?? 'any'} ${token !== null}`)!;
  return find(db, [chain, collection, ...(before ?? END), limit, names, ...(token === null ? [] : [token])]);
}
