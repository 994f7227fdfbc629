import type { Activity } from '@mortar/protocol/market';

export const TABS = ['items', 'offers', 'activity', 'holders', 'about'] as const;
export const SORTS = ['token', 'price'] as const;
export const KINDS = ['sale', 'transfer', 'mint', 'burn'] as const satisfies Activity['kind'][];

/** What the page shows of a collection, as its address says it. */
export interface View {
  tab: (typeof TABS)[number];
  /** Whether only items that can be bought. */
  isListed: boolean;
  sort: (typeof SORTS)[number];
  /** What happened; null for all of it. */
  kind: Activity['kind'] | null;
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** Reads a view from the search part of an address; what it does not say, or says wrong, is as it is by itself. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    tab: oneOf(TABS, params.get('tab')) ?? 'items',
    isListed: params.get('filter') === 'listed',
    sort: oneOf(SORTS, params.get('sort')) ?? 'token',
    kind: oneOf(KINDS, params.get('kind')) ?? null,
  };
}

/** The search part of an address that says a view. */
export function searchOf({ tab, isListed, sort, kind }: View): string {
  const params = new URLSearchParams({
    ...(tab !== 'items' && { tab }),
    ...(isListed && { filter: 'listed' }),
    ...(sort !== 'token' && { sort }),
    ...(kind && { kind }),
  });
  return params.size === 0 ? '' : `?${params}`;
}
