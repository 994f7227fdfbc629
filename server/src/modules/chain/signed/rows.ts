import type { SignedOffer, SignedOption } from '@mortar/chain/orders';
import type { offers, options } from './tables.ts';

/** What follows from the rest of a row is the database's. */
export type OptionRow = Omit<typeof options.$inferSelect, 'isTradable'>;
export type OfferRow = Omit<typeof offers.$inferSelect, 'isTradable'>;
type Hex = `0x${string}`;

/** An option as the contract takes it. */
export const optionOf = (row: OptionRow | OfferRow): SignedOption => ({
  channel: row.channel as Hex,
  collection: row.collection as Hex,
  tokenId: BigInt(row.tokenId),
  amount: BigInt(row.amount),
  signer: row.signer as Hex,
  nonce: BigInt(row.nonce),
  startTime: BigInt(row.startTime),
  endTime: BigInt(row.endTime),
  price: BigInt(row.price),
  currency: row.currency as Hex,
  royaltyRate: BigInt(row.royaltyRate),
  v: row.v,
  r: row.r as Hex,
  s: row.s as Hex,
});

export const bulkOf = ({ bulkIndex, bulkPath }: OptionRow) => ({ index: BigInt(bulkIndex), path: bulkPath as Hex[] });

/** An offer as the contract takes it: of its row the signature is the bidder's. */
export const offerOf = (row: OfferRow): SignedOffer => ({
  optionHash: row.optionHash as Hex,
  bidder: row.bidder as Hex,
  price: BigInt(row.offered),
  expireTime: BigInt(row.expireTime),
  v: row.v,
  r: row.r as Hex,
  s: row.s as Hex,
});
