export { buying, paying } from './buy.ts';
export { cancellingAll, cancellingOffers, cancellingOptions, creditOf, revoking, unwrapping, withdrawing } from './cancel.ts';
export type { Asset, Effects } from './effects.ts';
export { offering, type Offering } from './offer.ts';
export { preview, type Preview } from './preview.ts';
export { accepting, entrusting, type ForSale, listing, type Listing, type Proceeds, proceedsOf, type ToSign } from './sell.ts';
export { unitsOf } from './units.ts';
export { receiptOf, type Receipt, send, signTyped } from './send.ts';
export { type Call, feeOf, fundsOf, type TradeSite } from './site.ts';
