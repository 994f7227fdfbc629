/** What the market's search finds. */
export const SEARCH_KINDS = ['collections', 'items', 'creators', 'names'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
