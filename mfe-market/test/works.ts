import type { Amount, Collection, Item } from '@mortar/protocol/market';

/** An address that is one digit over and over. */
export const addressOf = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`;
/** Whose address stands for the chain's own currency. */
export const NOBODY = addressOf('0');
export const CHAIN = 31_337;
/** What a list says of the chain behind it. */
export const FRESH = { chain: CHAIN, block: 1092, head: 1092, age: 0, isFailing: false };
export const ether = (milli: number): Amount => ({ amount: `${milli}${'0'.repeat(15)}`, currency: NOBODY, symbol: 'ETH', decimals: 18 });

/** A market's contracts. */
export const CONTRACTS = {
  exchange: addressOf('1'),
  orderBook: addressOf('2'),
  drops: addressOf('3'),
  names: addressOf('4'),
  boxes: addressOf('5'),
  wrapped: null,
};

/** Id of the collection that works are of where a test says nothing else. */
export const COLLECTION = `${CHAIN}-${addressOf('c')}`;

/** A work that nobody sells. */
export const itemOf = (token: number | string, given: Partial<Item> = {}): Item => ({
  id: `${COLLECTION}-${token}`,
  tokenId: String(token),
  name: `Kiln ${token}`,
  picture: null,
  metadata: { state: 'ready', fault: null, description: '', traits: [], animation: null, link: null, pictureFault: null, readAt: null },
  quantity: '1',
  owner: addressOf('a'),
  owners: 1,
  listing: null,
  lastSale: null,
  rarity: null,
  ...given,
});

/** A collection that nobody has vouched for. */
export const collectionOf = (given: Partial<Collection> = {}): Collection => ({
  id: COLLECTION,
  chain: CHAIN,
  contract: addressOf('c'),
  kind: 'works',
  name: 'Kiln Works',
  symbol: 'KILN',
  creator: null,
  createdAt: null,
  items: 240,
  owners: 28,
  listed: 3,
  floor: ether(53),
  sales: 110,
  volume: [ether(5510)],
  cleanSales: 100,
  cleanVolume: [ether(5000)],
  picture: null,
  isVerified: false,
  ...given,
});
