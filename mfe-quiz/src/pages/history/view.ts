import { oneOf, searchOf } from '@mortar/remote-kit';

const FILTERS = ['all', 'mistakes'] as const;

/** What of the history is shown, as the address says it. */
export interface View {
  filter: (typeof FILTERS)[number];
}

export const readView = (search: string): View => ({
  filter: oneOf(FILTERS, new URLSearchParams(search).get('filter')) ?? 'all',
});

export const searchOfView = (view: View): string => searchOf({ ...view }, { filter: 'all' });
