export { type Allowance, allowancesOf } from './allowances.ts';
export { buying, paying } from './buy.ts';
export * from './book/index.ts';
export { buyingMany, dueOf, type Wanted } from './buy-many.ts';
export {
  cancellingAll,
  cancellingOffers,
  cancellingOptions,
  cancelOffersCall,
  creditOf,
  disallowing,
  revoking,
  unwrapping,
  withdrawing,
} from './cancel.ts';
export type { Cut, Effects, Skipped } from './effects.ts';
export type { Asset } from './moves.ts';
export { type Bid, offering, type Offering } from './offer.ts';
export { preview, type Preview } from './preview.ts';
export {
  acceptCall,
  accepting,
  entrusting,
  type ForSale,
  listing,
  type Listing,
  type Proceeds,
  proceedsOf,
  type ToSign,
  unitsHeld,
} from './sell.ts';
export { NoReceipt } from './fate.ts';
export { trySale } from './trial.ts';
export { unitsOf } from './units.ts';
export { receiptOf, type Receipt, send, signTyped } from './send.ts';
export { isLabel, isSpelt, resolved } from './resolve.ts';
export { type Call, feeOf, fundsOf, type TradeSite } from './site.ts';
export { giving, type Gift, isContract } from './transfer.ts';
