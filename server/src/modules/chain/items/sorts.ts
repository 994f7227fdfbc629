import type { ItemSort } from '@mortar/protocol/market';
import { isLive } from '../signed/is-live.ts';

/**
 * Live options in currency $4 of a token of collection $2 of chain $1, at time $3. Conditions that ask for them end in `offset 0`, which
 * keeps the planner at looking row by row, for a page of rows, instead of joining a whole collection.
 */
export const liveOf = (token: string): string =>
  `chain_options where chain_id = $1::bigint and collection = $2::text and token_id = ${token} and currency = $4::text and ${isLive('$3')}`;

/** How the items that have what they are sorted by are walked through by an index. */
interface Walk {
  /** A table as `w`, and which of its rows. */
  from: string;
  /** What they stand by there. */
  column: string;
  /** The same as a value of that column, of its number. */
  of(number: string): string;
  /** Whether all of them are for sale. */
  isListed: boolean;
}

export interface Sort {
  /** Number by which a token stands; null where it has no such thing. */
  key(token: string): string;
  isDown: boolean;
  walk?: Walk;
}

const asItIs = (number: string): string => number;
/** A token once, by the option of its that no other comes before. */
const byOption = (before: string): string =>
  `chain_options w where w.chain_id = $1::bigint and w.collection = $2::text and w.currency = $4::text and ${isLive('$3')}
     and not exists (select from ${liveOf('w.token_id')} and ${before} offset 0)`;
const ofToken = (table: string, token: string): string =>
  `${table} where chain_id = $1::bigint and collection = $2::text and token_id = ${token}`;

const byPrice = {
  key: (token: string) => `(select min(price) from ${liveOf(token)})`,
  walk: { from: byOption('(price, hash) < (w.price, w.hash)'), column: 'w.price', of: asItIs, isListed: true },
};

export const SORTS: Readonly<Record<ItemSort, Sort>> = {
  token: { key: () => 'null::numeric', isDown: false },
  price: { ...byPrice, isDown: false },
  priceHigh: { ...byPrice, isDown: true },
  rarity: {
    key: (token) => `(select rank::numeric from ${ofToken('chain_rarity', token)})`,
    isDown: false,
    walk: {
      from: 'chain_rarity w where w.chain_id = $1::bigint and w.collection = $2::text',
      column: 'w.rank',
      of: (number) => `(${number})::int`,
      isListed: false,
    },
  },
  lastSale: {
    key: (token) => `(select unit_price from ${ofToken('chain_last_sales', token)} and currency = $4)`,
    isDown: true,
    walk: {
      from: 'chain_last_sales w where w.chain_id = $1::bigint and w.collection = $2::text and w.currency = $4::text',
      column: 'w.unit_price',
      of: asItIs,
      isListed: false,
    },
  },
  listed: {
    key: (token) => `(select extract(epoch from max(added_at)) from ${liveOf(token)})`,
    isDown: true,
    walk: {
      from: byOption('(added_at, hash) > (w.added_at, w.hash)'),
      column: 'w.added_at',
      of: (number) => `to_timestamp((${number})::float8)`,
      isListed: true,
    },
  },
};
