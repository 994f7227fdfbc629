import type { Period } from './rankings/periods.ts';

// What pages of the market ask first: the server answers it with the page (ADR 0067), so both sides say it in the same words.

/** Cards in a row of the market's home, and sales. */
const ROW_CARDS = 8;
export const ROW_SALES = 12;
/** Items of a collection that are read at once. */
export const ITEM_ROWS = 40;
/** Which time the market's home shows by itself. */
export const HOME_PERIOD = '7d' satisfies Period;

/** How items of a collection are listed where nobody says otherwise. */
export const ALL_ITEMS = { filter: 'all', sort: 'token' } as const;

/** The collections that are traded most, or whose volume grew most. */
export const rowOf = (sort: 'volume' | 'change', chain: number, period: Period) => ({
  chain,
  period,
  sort,
  order: 'desc' as const,
  pageSize: ROW_CARDS,
});
/** The collections that were made last. */
export const newestOf = (chain: number) => ({ chain, pageSize: ROW_CARDS });
/** One item of a collection. */
export const oneItemOf = (collection: string, token: string) => ({ id: collection, token, ...ALL_ITEMS, pageSize: 1 });
