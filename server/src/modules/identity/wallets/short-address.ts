/** An address as people tell it: its first 6 and last 4 characters (spec §5). */
export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
