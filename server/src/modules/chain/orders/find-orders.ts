import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { NOBODY } from '../address.ts';
import { NAMED, namedBy, type NamedRow } from '../metadata/shown.ts';
import type { OrderState, TradingType } from './tables.ts';

export interface OrderRow extends NamedRow {
  order_id: string;
  state: Exclude<OrderState, 'none'>;
  version: number;
  creator: string;
  trading_type: TradingType;
  collection: string;
  collection_name: string | null;
  token_id: string;
  amount: string;
  currency: string;
  asked: string;
  price: string;
  purchaser: string;
  /** Seconds. */
  start_time: number;
  end_time: number;
  deliver_by: number;
  is_instant: boolean;
  fee_bps: number;
  royalty_bps: number;
  bids: number;
}

/** What is shown of the orders of `chosen`. $1 chain, $2 contract of names */
const shown = (chosen: string, order: string) => `
  with chosen as (${chosen})
  select o.order_id::text, o.state, o.version::int, o.creator, o.trading_type, o.collection, d.name as collection_name,
    o.token_id::text, o.amount::text, o.currency, (o.single_price * o.amount + o.expected_price)::text as asked, o.price::text, o.purchaser,
    o.start_time::float8, o.end_time::float8, o.deliver_by::float8, o.is_instant, o.fee_bps, o.royalty_bps,
    ${NAMED},
    (select count(*)::int from chain_order_events e where e.chain_id = o.chain_id and e.order_id = o.order_id and e.version = o.version
      and e.action = 'bid') as bids
  from chosen join chain_orders o on o.chain_id = $1::bigint and o.order_id = chosen.order_id
  left join chain_drops d on d.chain_id = o.chain_id and d.collection = o.collection ${namedBy('o', '$2')}
  order by ${order}`;

const NEWEST = 'o.order_id desc';
const ENDING = 'o.end_time, o.order_id';
/** Of every order that was read: some state of the contract that we know. */
const ANY = `state <> 'none'`;

/** One order. $3 its number */
const one = statement<OrderRow>('chain_order', shown('select $3::numeric as order_id', NEWEST));

/** $3 collection, $4 token, $5 number that the page ends before, $6 how many */
const ofItem = statement<OrderRow>(
  'chain_orders_of_item',
  shown(
    `select order_id from chain_orders where chain_id = $1::bigint and collection = $3 and token_id = $4::numeric
       and ${ANY} and order_id < $5::numeric order by order_id desc limit $6`,
    NEWEST,
  ),
);

/** $3 account, $4 number that the page ends before, $5 how many */
const created = statement<OrderRow>(
  'chain_orders_created',
  shown(
    `select order_id from chain_orders where chain_id = $1::bigint and creator = $3 and ${ANY} and order_id < $4::numeric
       order by order_id desc limit $5`,
    NEWEST,
  ),
);
const bought = statement<OrderRow>(
  'chain_orders_bought',
  shown(
    `select order_id from (
       (select distinct order_id from chain_bids where chain_id = $1::bigint and bidder = $3 and order_id < $4::numeric
         order by order_id desc limit $5)
       union (select order_id from chain_orders where chain_id = $1 and purchaser = $3 and state <> 'open' and order_id < $4
         order by order_id desc limit $5)
     ) as theirs order by order_id desc limit $5`,
    NEWEST,
  ),
);

const STATES = {
  live: `state = 'open' and end_time > $4::bigint`,
  ended: `state = 'open' and end_time <= $4::bigint`,
  all: `${ANY} and $4::bigint > 0`,
};
/** $3 type, $4 time in seconds, $5 to $6 the end and number that the page begins after, $7 how many, $8 collection */
function listed(state: keyof typeof STATES, sort: 'ending' | 'newest', isOfCollection: boolean) {
  const which = `chain_id = $1::bigint and trading_type = $3 and ${STATES[state]}${isOfCollection ? ' and collection = $8' : ''}`;
  const after = sort === 'newest' ? 'order_id < $6::numeric and $5::bigint >= 0' : '(end_time, order_id) > ($5::bigint, $6::numeric)';
  const order = sort === 'newest' ? 'order_id desc' : 'end_time, order_id';
  return statement<OrderRow>(
    `chain_orders_${state}_${sort}${isOfCollection ? '_collection' : ''}`,
    shown(`select order_id from chain_orders where ${which} and ${after} order by ${order} limit $7`, sort === 'newest' ? NEWEST : ENDING),
  );
}
const lists = new Map(
  (['live', 'ended', 'all'] as const).flatMap((state) =>
    (['ending', 'newest'] as const).flatMap((sort) =>
      [false, true].map((isOfCollection) => [`${state} ${sort} ${isOfCollection}`, listed(state, sort, isOfCollection)] as const),
    ),
  ),
);

/** Above the number of every order. */
const END = String(2n ** 256n);

export interface Listing {
  type: TradingType;
  state: 'live' | 'ended' | 'all';
  sort: 'ending' | 'newest';
  collection: string | undefined;
  /** Seconds. */
  now: number;
}

/** Finds orders of a chain. @param names the contract of names, whose labels are their names */
export const ordersOf = (db: Db, chain: number, names: string) => ({
  async one(number: string): Promise<OrderRow | undefined> {
    const [row] = await one(db, [chain, names, number]);
    return row?.state === ('none' as string) ? undefined : row;
  },
  ofItem: (collection: string, tokenId: string, before: string | undefined, limit: number) =>
    ofItem(db, [chain, names, collection, tokenId, before ?? END, limit]),
  ofAccount: (side: 'created' | 'bought', account: string, before: string | undefined, limit: number) =>
    (side === 'created' ? created : bought)(db, [chain, names, account, before ?? END, limit]),
  list({ type, state, sort, collection, now }: Listing, after: readonly [end: number, number: string] | undefined, limit: number) {
    const find = lists.get(`${state} ${sort} ${collection !== undefined}`)!;
    const [end, number] = after ?? [0, sort === 'newest' ? END : '0'];
    return find(db, [chain, names, type, now, end, number, limit, ...(collection === undefined ? [] : [collection])]);
  },
});

/** An order's purchaser where it has one. */
export const purchaserOf = ({ purchaser }: Pick<OrderRow, 'purchaser'>): string | null => (purchaser === NOBODY ? null : purchaser);
