import type { ListedOffer, ListedOption } from '@mortar/protocol/market';
import { parseSignature, type Address, type Hex } from 'viem';
import type { BulkProof } from './bulk.ts';
import type { SignatureParts, SignedOffer, SignedOption } from './exchange.ts';
import type { Option } from './types.ts';

/** An option as the wire has it, as the contract takes it. */
export const optionOf = (option: Omit<ListedOption['option'], 'bulk'>): SignedOption => ({
  channel: option.channel as Hex,
  collection: option.collection as Address,
  tokenId: BigInt(option.tokenId),
  amount: BigInt(option.amount),
  signer: option.signer as Address,
  nonce: BigInt(option.nonce),
  startTime: BigInt(option.startTime),
  endTime: BigInt(option.endTime),
  price: BigInt(option.price),
  currency: option.currency as Address,
  royaltyRate: BigInt(option.royaltyRate),
  v: option.v,
  r: option.r as Hex,
  s: option.s as Hex,
});

/** The same of an offer. */
export const offerOf = ({ optionHash, bidder, price, expireTime, v, r, s }: ListedOffer['offer']): SignedOffer => ({
  optionHash: optionHash as Hex,
  bidder: bidder as Address,
  price: BigInt(price),
  expireTime: BigInt(expireTime),
  v,
  r: r as Hex,
  s: s as Hex,
});

/** The same of an option's place among those that were signed with it. */
export const proofOf = ({ index, path }: ListedOption['option']['bulk']): BulkProof => ({ index: BigInt(index), path: path as Hex[] });

/** The terms of an option as the wire has them. */
export const wireOf = ({ tokenId, amount, nonce, startTime, endTime, price, royaltyRate, ...rest }: Option) => ({
  ...rest,
  tokenId: String(tokenId),
  amount: String(amount),
  nonce: String(nonce),
  startTime: String(startTime),
  endTime: String(endTime),
  price: String(price),
  royaltyRate: String(royaltyRate),
});

/** A signature as contracts take it. */
export function partsOf(signature: Hex): SignatureParts {
  const { r, s, yParity } = parseSignature(signature);
  return { v: 27 + yParity, r, s };
}
