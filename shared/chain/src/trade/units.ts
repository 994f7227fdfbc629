import { parseUnits } from 'viem';

/** Base units of an amount as people write it. @param text digits with at most one point @param decimals of its currency */
export const unitsOf = (text: string, decimals: number): bigint => parseUnits(text, decimals);
