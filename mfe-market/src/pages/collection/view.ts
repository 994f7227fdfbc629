import { oneOf, searchOf } from '@mortar/remote-kit';
import { ALL_ITEMS, readTraits, writeTraits, type Activity, type TraitFilter } from '@mortar/protocol/market';

export const TABS = ['items', 'offers', 'activity', 'holders', 'about'] as const;
export const SORTS = ['token', 'price', 'priceHigh', 'rarity', 'lastSale', 'listed'] as const;
export const KINDS = ['sale', 'transfer', 'mint', 'burn'] as const satisfies Activity['kind'][];

/** What the page shows of a collection, as its address says it. */
export interface View {
  tab: (typeof TABS)[number];
  /** Whether only items that can be bought. */
  isListed: boolean;
  sort: (typeof SORTS)[number];
  traits: readonly TraitFilter[];
  /** Least and highest price of one unit, in base units. */
  priceFrom: string | null;
  priceTo: string | null;
  /** Contract of the currency in which prices are compared; null for the chain's own coin. */
  currency: string | null;
  /** What happened; null for all of it. */
  kind: Activity['kind'] | null;
}

/** What narrows the items down. */
export type Filter = Pick<View, 'isListed' | 'traits' | 'priceFrom' | 'priceTo' | 'currency'>;
/** All items. */
export const UNFILTERED: Filter = { isListed: false, traits: [], priceFrom: null, priceTo: null, currency: null };
/** How many filters narrow the items down: a trait is one, whatever values of it. */
export const filtersOf = ({ isListed, traits, priceFrom, priceTo }: Filter): number =>
  traits.length + Number(isListed) + Number(priceFrom !== null || priceTo !== null);

const UNITS = /^\d{1,78}$/;
const ADDRESS = /^0x[0-9a-f]{40}$/;
const textOf = (form: RegExp, given: string | null): string | null => (given !== null && form.test(given) ? given : null);

/** Reads a view from the search part of an address; what it does not say, or says wrong, is as it is by itself. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    tab: oneOf(TABS, params.get('tab')) ?? 'items',
    isListed: params.get('filter') === 'listed',
    sort: oneOf(SORTS, params.get('sort')) ?? ALL_ITEMS.sort,
    traits: readTraits(params.get('traits') ?? '') ?? [],
    priceFrom: textOf(UNITS, params.get('from')),
    priceTo: textOf(UNITS, params.get('to')),
    currency: textOf(ADDRESS, params.get('currency')),
    kind: oneOf(KINDS, params.get('kind')) ?? null,
  };
}

/** The search part of an address that says a view. */
export function searchOfView({ isListed, traits, priceFrom, priceTo, ...view }: View): string {
  const filters = {
    filter: isListed ? 'listed' : null,
    traits: traits.length > 0 ? writeTraits(traits) : null,
    from: priceFrom,
    to: priceTo,
  };
  return searchOf({ ...view, ...filters }, { tab: 'items', sort: ALL_ITEMS.sort });
}
