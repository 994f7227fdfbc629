import type { TraitFilter } from '@mortar/protocol/market';
import { isShown } from '../standings/is-shown.ts';
import { liveOf } from './sorts.ts';
import { isAnyPrice, type ItemsWanted, type PlaceOf } from './wanted.ts';

const heldBy = (token: string, owner: string): string =>
  `exists (select from chain_balances h where h.chain_id = $1::bigint and h.collection = $2::text and h.token_id = ${token}
     ${owner} and quantity > 0 offset 0)`;

/** Values as JSON, and bounds, of which there are none where they hold no number. */
function hasTrait(token: string, filter: TraitFilter, place: PlaceOf): string {
  const [values, from, to] = 'values' in filter ? [filter.values, null, null] : [[], filter.from ?? -Infinity, filter.to ?? Infinity];
  const bound = (value: number | null) => `${place(value === null ? null : String(value))}::text::float8`;
  return `exists (select from chain_traits x where x.chain_id = $1::bigint and x.collection = $2::text and x.token_id = ${token}
    and x.type = ${place(filter.type)}::text
    and (x.value = any(array(select jsonb_array_elements_text(${place(JSON.stringify(values))}::text::jsonb)))
      or x.number between ${bound(from)} and ${bound(to)}) offset 0)`;
}

/** Filters are asked for so many times, the last one again and again, so that few statements do for all. */
const SIZES = [0, 1, 2, 4, 8];
const padded = (filters: readonly TraitFilter[]): TraitFilter[] => {
  const size = SIZES.find((one) => one >= filters.length) ?? filters.length;
  return Array.from({ length: size }, (_, index) => filters[index] ?? filters.at(-1)!);
};

/** What is known of the rows that are walked through, so that it is not asked of each. */
interface Known {
  /** Whoever is wanted has it. */
  isHeld?: boolean;
  /** It is for sale. */
  isListed?: boolean;
}

/** That it is for sale, within bounds where there are any: a comparison without them would mislead the planner. */
function isListedWithin(token: string, prices: readonly [string, string], place: PlaceOf): string {
  if (isAnyPrice(prices)) return `exists (select from ${liveOf(token)} offset 0)`;
  return `(select min(price) from ${liveOf(token)}) between ${place(prices[0])}::numeric and ${place(prices[1])}::numeric`;
}

/** What a token must be, as conditions, and a name for their shape. */
export function conditionsOf(
  { prices, owner, traits, isNamed }: ItemsWanted,
  place: PlaceOf,
  token: string,
  { isHeld = false, isListed = false }: Known = {},
): { shape: string; sql: string } {
  const asked = padded(traits);
  const conditions = [
    // Whoever names an item, or asks for what somebody has, sees what is hidden too.
    ...(isNamed || owner !== undefined ? [] : [isShown('$2::text', token)]),
    // What leaves fewest is asked first.
    ...asked.map((filter) => hasTrait(token, filter, place)),
    ...(prices && !(isListed && isAnyPrice(prices)) ? [isListedWithin(token, prices, place)] : []),
    ...(isHeld ? [] : [heldBy(token, owner === undefined ? '' : `and h.owner = ${place(owner)}::text`)]),
  ];
  return {
    shape: `${owner === undefined ? '' : '_owner'}${prices ? (isAnyPrice(prices) ? '_listed' : '_priced') : ''}${isNamed ? '_named' : ''}_${asked.length}`,
    sql: ['true', ...conditions].join(' and '),
  };
}
