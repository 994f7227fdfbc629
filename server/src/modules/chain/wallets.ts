import type { ChainMarket } from './markets.ts';

/** Who somebody is on a chain, and where the order book stands, in which what they sell lies. */
export interface Own {
  accounts: ReadonlySet<string>;
  orderBook: string;
}

/** A wallet that a person has proved to be theirs, in the one spelling that is kept. */
export interface ProvenWallet {
  family: string;
  address: string;
  /** Id of the network of a wallet that is a contract; 0 of one with a key. */
  chain: number;
}

/** Wallets of a person, the one that they bound last first. */
export type WalletsOf = (userId: number) => Promise<ProvenWallet[]>;

const isOn = (chainId: number, { family, chain }: ProvenWallet): boolean => family === 'ethereum' && (chain === 0 || chain === chainId);

/** Those of some wallets that are accounts on a chain, lower case. */
export const accountsAmong = (wallets: readonly ProvenWallet[], chainId: number): Set<string> =>
  new Set(wallets.filter((wallet) => isOn(chainId, wallet)).map(({ address }) => address.toLowerCase()));

/** All of a person's accounts on a chain. */
export async function ownOn({ deployment: { chainId, orderBook } }: ChainMarket, walletsOf: WalletsOf, userId: number): Promise<Own> {
  return { accounts: accountsAmong(await walletsOf(userId), chainId), orderBook };
}

/** The account that a person trades with: that of the wallet which they bound last. Empty where it's of no such chain. */
export async function boundOn({ deployment: { chainId } }: ChainMarket, walletsOf: WalletsOf, userId: number): Promise<string> {
  const [bound] = await walletsOf(userId);
  return bound && isOn(chainId, bound) ? bound.address.toLowerCase() : '';
}
