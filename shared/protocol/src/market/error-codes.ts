/** Refusals of the market. */
export const MARKET_CODES = {
  /** The exchange would refuse a trade by what was signed; `data` holds the names of its errors. */
  optionRefused: 1512081,
} as const;

/** Refusals of what people do around the market. */
export const MARKET_PEOPLE_CODES = {
  /** Somebody watches as much as one person may. */
  watchlistFull: 1512082,
  /** Somebody reported as much as one person may in a day. */
  reportsFull: 1512083,
} as const;
