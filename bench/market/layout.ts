/** How large a market is, and since when it trades. */
export interface Layout {
  tokens: number;
  /** Seconds since the epoch of block 0, and between two blocks. */
  begin: number;
  seconds: number;
  /** The block in which the last thing happened. */
  head: number;
}

/** The market of the figures: 200,000 tokens of 20 collections, each sold five times; `BENCH_TOKENS` makes a smaller one. */
export const TOKENS = Number(process.env['BENCH_TOKENS'] ?? 200_000);
export const SALES_OF_ONE = 5;
export const COLLECTIONS = 20;
/** Blocks in which it traded, so many seconds each: 90 days. */
export const BLOCKS = 2000;
export const BLOCK_SECONDS = 3888;

/** How many tokens each collection has: the largest a third, the smallest a hundredth of all, as markets are. */
export function sizesOf(tokens: number): number[] {
  const shares = Array.from({ length: COLLECTIONS }, (_, index) => (index + 1) ** -1.2);
  const all = shares.reduce((sum, share) => sum + share);
  const sizes = shares.map((share) => Math.floor((tokens * share) / all));
  sizes[0]! += tokens - sizes.reduce((sum, size) => sum + size);
  return sizes;
}

/** The contract of a collection, the largest first. */
export const collectionOf = (index: number): string => `0x${(0xc0_00_00_00 + index).toString(16).padStart(40, '0')}`;
/** Who has most of everything. */
export const WHALE = `0x${(0x1_00_00).toString(16).padStart(40, '0')}`;
/** Traits with how many values each has; the first value is the most frequent by far. */
export const TRAITS = { Glaze: 4, Clay: 8, Kiln: 12, Mark: 20, Ground: 6, Mood: 30 } as const;
