import { oneOf, searchOf } from '@mortar/remote-kit';
import { chainIn } from '../../lib/view.ts';

export const TYPES = ['auction', 'fixed'] as const;
export const SORTS = ['ending', 'newest'] as const;
export const STATES = ['live', 'ended'] as const;

/** Which orders the page shows, as its address says it. */
export interface View {
  /** Null for the first that is read. */
  chain: number | null;
  type: (typeof TYPES)[number];
  sort: (typeof SORTS)[number];
  state: (typeof STATES)[number];
}

const PLAIN = { type: TYPES[0], sort: SORTS[0], state: STATES[0] } as const;

/** Reads a view from the search part of an address; what it does not say, or says wrong, is as it is by itself. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    chain: chainIn(params),
    type: oneOf(TYPES, params.get('type')) ?? PLAIN.type,
    sort: oneOf(SORTS, params.get('sort')) ?? PLAIN.sort,
    state: oneOf(STATES, params.get('state')) ?? PLAIN.state,
  };
}

/** The search part of an address that says a view. */
export const searchOfView = (view: View): string => searchOf({ ...view }, PLAIN);
