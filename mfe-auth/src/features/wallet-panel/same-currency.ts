import type { Currency } from './holdings.ts';

/** One coin on two networks is two currencies. */
export const isSameCurrency = (one: Currency, other: Currency): boolean => one.currency === other.currency && one.chainid === other.chainid;
