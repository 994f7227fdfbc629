/** What can happen to an item or a collection, and what can be signed. */
export const MARKET_EVENT_KINDS = ['mint', 'sale', 'listing', 'offer', 'transfer', 'burn'] as const;
export type MarketEventKind = (typeof MARKET_EVENT_KINDS)[number];
