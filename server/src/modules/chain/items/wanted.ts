import type { ItemSort, TraitFilter } from '@mortar/protocol/market';

/** Where an item stands in a list: 0 where it has what the list is sorted by, 1 where not; by what; and its number. Ascending, all three. */
export type Place = readonly [part: string, key: string, token: string];

/** Prices of whatever is listed: the exchange keeps them below 2^96. */
export const ANY_PRICE = ['0', String(2n ** 96n)] as const;

/** Whether bounds leave nothing out that is listed. */
export const isAnyPrice = ([from, to]: readonly [from: string, to: string]): boolean => from === ANY_PRICE[0] && to === ANY_PRICE[1];

/** Which items, in which order. */
export interface ItemsWanted {
  chain: number;
  collection: string;
  /** Seconds since the epoch. */
  now: string;
  /** Of prices. */
  currency: string;
  /** The contract of names. */
  names: string;
  sort: ItemSort;
  /** Listed, within these bounds. */
  prices: readonly [from: string, to: string] | undefined;
  owner: string | undefined;
  traits: readonly TraitFilter[];
  after: Place | undefined;
  limit: number;
  /** Whether it is one item that somebody names. */
  isNamed?: boolean;
}

/** Parameters of a statement as its text names them. */
export function createParams(first: readonly (string | number | null)[]) {
  const params = [...first];
  return { params, place: (value: string | number | null): string => `$${params.push(value)}` };
}
export type PlaceOf = ReturnType<typeof createParams>['place'];
