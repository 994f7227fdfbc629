import type { Address, Hex } from 'viem';

/** What its signer sells, as `contracts/src/exchange/Orders.sol` has it (spec §3); amounts in base units, times in seconds. */
export interface Option {
  channel: Hex;
  collection: Address;
  tokenId: bigint;
  amount: bigint;
  signer: Address;
  nonce: bigint;
  startTime: bigint;
  endTime: bigint;
  /** Of one unit. */
  price: bigint;
  currency: Address;
  /** Highest royalty that the signer takes, in basis points. */
  royaltyRate: bigint;
}

/** What its bidder pays for an option (spec §3). */
export interface Offer {
  optionHash: Hex;
  bidder: Address;
  /** Of one unit, in the option's currency. */
  price: bigint;
  expireTime: bigint;
}

/** Which `Exchange` it is signed for. */
export interface Market {
  chainId: number;
  exchange: Address;
}

const OPTION = [
  { name: 'channel', type: 'bytes32' },
  { name: 'collection', type: 'address' },
  { name: 'tokenId', type: 'uint256' },
  { name: 'amount', type: 'uint256' },
  { name: 'signer', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'startTime', type: 'uint256' },
  { name: 'endTime', type: 'uint256' },
  { name: 'price', type: 'uint256' },
  { name: 'currency', type: 'address' },
  { name: 'royaltyRate', type: 'uint256' },
  { name: 'counter', type: 'uint256' },
] as const;

const OFFER = [
  { name: 'optionHash', type: 'bytes32' },
  { name: 'bidder', type: 'address' },
  { name: 'price', type: 'uint256' },
  { name: 'expireTime', type: 'uint256' },
  { name: 'counter', type: 'uint256' },
] as const;

const domainOf = ({ chainId, exchange }: Market) =>
  ({ name: 'Mortar Exchange', version: '1', chainId, verifyingContract: exchange }) as const;

/** What a wallet signs for an option, and what its hash is made of. @param counter the signer's present one, of the contract */
export const optionTypedData = (market: Market, option: Option, counter: bigint) =>
  ({ domain: domainOf(market), types: { Option: OPTION }, primaryType: 'Option', message: { ...option, counter } }) as const;

/** What a wallet signs for an offer. @param counter the bidder's present one, of the contract */
export const offerTypedData = (market: Market, offer: Offer, counter: bigint) =>
  ({ domain: domainOf(market), types: { Offer: OFFER }, primaryType: 'Offer', message: { ...offer, counter } }) as const;

/** A tree of as many levels as its type has `[2]`. */
export type Tree = (Option & { counter: bigint }) | Tree[];

/** What a wallet signs for all options of a tree at once. */
export const bulkTypedData = (market: Market, tree: Tree, depth: number) => ({
  domain: domainOf(market),
  types: { BulkOption: [{ name: 'tree', type: `Option${'[2]'.repeat(depth)}` }], Option: OPTION },
  primaryType: 'BulkOption' as const,
  message: { tree },
});
