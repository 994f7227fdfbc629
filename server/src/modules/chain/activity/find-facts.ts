import type { MarketEventKind } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import type { Place } from '../cursors.ts';
import { NAMED, namedBy, type NamedRow } from '../metadata/shown.ts';
import { isShown } from '../standings/is-shown.ts';

export interface FactRow extends NamedRow {
  kind: Move | 'sale';
  block: number;
  log_index: number;
  sub: number;
  at: string;
  transaction: string;
  collection: string;
  collection_name: string | null;
  token_id: string;
  quantity: string;
  from_address: string;
  to_address: string;
  price: string | null;
  currency: string | null;
  mask: number | null;
}

/** Whose events: a chain's, a collection's, or an account's, which are those of the collections that it made and its own trades. */
export type Scope = { of: 'chain' } | { of: 'collection'; collection: string } | { of: 'account'; account: string };
/** The same of facts, or those of one token. */
type FactScope = Scope | { of: 'token'; collection: string; token: string };

const MOVES = {
  mint: `from_address = '${NOBODY}'`,
  burn: `to_address = '${NOBODY}' and from_address <> to_address`,
  transfer: `from_address <> '${NOBODY}' and to_address <> '${NOBODY}'`,
} as const;
type Move = keyof typeof MOVES;
const ALL_MOVES = Object.keys(MOVES) as Move[];

const LATEST_FIRST = 'order by block desc, log_index desc, sub desc limit $5';

/** What moved but by no sale. The offset keeps the planner from joining all sales for a page of rows. */
const moved = (moves: readonly Move[], ofScope: string) => `(
  select case when from_address = '${NOBODY}' then 'mint' when to_address = '${NOBODY}' then 'burn' else 'transfer' end as kind,
    block, log_index, sub, at, transaction, collection, token_id, quantity, from_address, to_address, null::numeric as price, null::text as currency
  from chain_transfers t where chain_id = $1::bigint and ${ofScope} and (block, log_index, sub) < ($2::int, $3::int, $4::int)
    and (${moves.length === ALL_MOVES.length ? 'true' : moves.map((move) => MOVES[move]).join(' or ')})
    and not exists (select from chain_sales s where s.chain_id = t.chain_id and s.block = t.block and s.transaction = t.transaction
      and s.collection = t.collection and s.token_id = t.token_id and (s.seller = t.from_address or s.option_hash is null) and s.recipient = t.to_address
      offset 0)
  ${LATEST_FIRST})`;

const sold = (ofScope: string) => `(
  select 'sale' as kind, block, log_index, 0 as sub, at, transaction, collection, token_id, quantity, seller as from_address,
    recipient as to_address, unit_price as price, currency
  from chain_sales t where chain_id = $1::bigint and ${ofScope} and (block, log_index, 0) < ($2::int, $3::int, $4::int)
  ${LATEST_FIRST})`;

const ofEach = (rows: string) =>
  `(select x.* from chain_drops d, lateral ${rows} as x where d.chain_id = $1::bigint and d.creator = $7::text)`;

/** The parts of a list; each is the latest of its own, by an index. */
function partsOf(scope: FactScope['of'], moves: readonly Move[], hasSales: boolean): string[] {
  const both = (of: string, around: (rows: string) => string = (rows) => rows) => [
    ...(moves.length > 0 ? [around(moved(moves, of))] : []),
    ...(hasSales ? [around(sold(of))] : []),
  ];
  if (scope === 'chain') return both(isShown('t.collection'));
  if (scope === 'collection') return both('collection = $7::text');
  if (scope === 'token') return both('collection = $7::text and token_id = $8::numeric');
  const own = hasSales ? [sold('seller = $7::text'), sold('buyer = $7::text')] : [];
  return [...both('t.collection = d.collection', ofEach), ...own];
}

/** $1 chain, $2 to $4 the place of the one after, $5 how many, $6 the contract of names, $7 the collection or account, $8 the token. */
const statementFor = (scope: FactScope['of'], moves: readonly Move[], hasSales: boolean) =>
  statement<FactRow>(
    `chain_facts_${scope}_${moves.join('_')}_${hasSales}`,
    `with chosen as (
       select * from (${partsOf(scope, moves, hasSales).join(' union ')}) as happened ${LATEST_FIRST}
     )
     select kind, chosen.block, chosen.log_index, sub, to_json(chosen.at) #>> '{}' as at, chosen.transaction, chosen.collection, d.name as collection_name,
       chosen.token_id::text, quantity::text, from_address, to_address, price::text, currency, mask,
       ${NAMED}
     from chosen
     left join chain_drops d on d.chain_id = $1 and d.collection = chosen.collection
     left join chain_sale_marks m on kind = 'sale' and m.chain_id = $1 and m.block = chosen.block and m.log_index = chosen.log_index
     ${namedBy('chosen', '$6')}
     order by chosen.block desc, chosen.log_index desc, sub desc`,
  );

function subjectOf(scope: FactScope): string[] {
  if (scope.of === 'chain') return [];
  if (scope.of === 'account') return [scope.account];
  return scope.of === 'token' ? [scope.collection, scope.token] : [scope.collection];
}

export interface FactsWanted {
  chain: number;
  scope: FactScope;
  /** Null for all kinds. */
  kinds: readonly MarketEventKind[] | null;
  before: Place;
  limit: number;
  /** The contract of names. */
  names: string;
}

/** What the chain told, the latest first; a sale once, as a sale. */
export function findFacts(db: Db, { chain, scope, kinds, before, limit, names }: FactsWanted): Promise<FactRow[]> {
  const moves = ALL_MOVES.filter((move) => kinds?.includes(move) ?? true);
  const hasSales = kinds?.includes('sale') ?? true;
  if (moves.length === 0 && !hasSales) return Promise.resolve([]);
  return statementFor(scope.of, moves, hasSales)(db, [chain, ...before, limit, names, ...subjectOf(scope)]);
}
