/** Refusals of the market. */
export const MARKET_CODES = {
  /** The exchange would refuse a trade by what was signed; `data` holds the names of its errors. */
  optionRefused: 1512081,
} as const;
