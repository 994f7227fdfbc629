/** Collections of the demo market, by what its program draws for them. */
export type DemoCollectionKey = 'tiles' | 'faces' | 'seal' | 'vessels' | 'fire' | 'towers';

export interface DemoCollection {
  name: string;
  symbol: string;
  /** Copies of one work (ERC-1155) instead of single works (ERC-721). */
  isCopies: boolean;
  /** How many there may be, and how many the demo mints. */
  total: number;
  minted: number;
  /** Days after the beginning between which it is minted. */
  from: number;
  to: number;
  /** Price of a mint, in ether. */
  mintPrice: number;
  /** In hundredths of a percent. */
  royalty: number;
  /** What a common token of it is worth in ether on a day after the beginning. */
  worth(day: number): number;
}

/** A rise to a peak on a day and the fall after it, between 0 and 1. */
const peak = (day: number, on: number, width: number) => Math.exp(-(((day - on) / width) ** 2));

/** Six collections of two kinds; their values are the story's, their pictures the server's. */
export const DEMO_COLLECTIONS: Readonly<Record<DemoCollectionKey, DemoCollection>> = {
  tiles: {
    name: 'Kiln Tiles',
    symbol: 'TILE',
    isCopies: false,
    total: 240,
    minted: 240,
    from: 0.4,
    to: 3,
    mintPrice: 0.02,
    royalty: 500,
    worth: (day) => 0.03 * (1 + day / 25),
  },
  faces: {
    name: 'Brick Faces',
    symbol: 'FACE',
    isCopies: false,
    total: 240,
    minted: 216,
    from: 3,
    to: 6,
    mintPrice: 0.015,
    royalty: 250,
    worth: (day) => 0.016 + 0.03 * peak(day, 7, 2.5),
  },
  seal: {
    name: 'Mortar Seal',
    symbol: 'SEAL',
    isCopies: true,
    total: 80,
    minted: 64,
    from: 6,
    to: 9,
    mintPrice: 0.008,
    royalty: 500,
    worth: (day) => 0.011 + day / 6000,
  },
  vessels: {
    name: 'Celadon Vessels',
    symbol: 'VESSEL',
    isCopies: false,
    total: 200,
    minted: 200,
    from: 8,
    to: 10,
    mintPrice: 0.08,
    royalty: 750,
    worth: (day) => 0.14 + 0.3 * peak(day, 15, 3),
  },
  fire: {
    name: 'Reduction Fire',
    symbol: 'FIRE',
    isCopies: true,
    total: 80,
    minted: 72,
    from: 15,
    to: 18,
    mintPrice: 0.01,
    royalty: 500,
    worth: (day) => 0.013 + 0.012 * peak(day, 20, 2),
  },
  towers: {
    name: 'Night Towers',
    symbol: 'TOWER',
    isCopies: false,
    total: 160,
    minted: 112,
    from: 22,
    to: 29.5,
    mintPrice: 0.05,
    royalty: 600,
    worth: (day) => 0.06 * (1 + (day - 22) / 12),
  },
};

export const DEMO_KEYS = Object.keys(DEMO_COLLECTIONS) as DemoCollectionKey[];
