export * from './endpoints.ts';
export * from './people/endpoints.ts';
export * from './error-codes.ts';
export type { Amount, Currency, Freshness, Picture } from './fields.ts';
export * from './topics.ts';
export type { Approval } from './accounts/schemas.ts';
export type { Animation } from './animations/schemas.ts';
export type { Activity, Collection, Facet, Holder, Item, ItemSort, Metadata, MetadataFault, Trait } from './collections/schemas.ts';
export * from './collections/traits.ts';
export type { AlertKind, Alerts } from './alerts/schemas.ts';
export type { FavoriteCollection, FavoriteItem, FavoriteSort, FavoriteStats } from './favourites/schemas.ts';
export type { Earning, Earnings, HeldLot, Lot, SignedAmount } from './earnings/schemas.ts';
export type { Order, OrderEvent } from './orders/schemas.ts';
export type { MarketOverview, RecentSale } from './overview/schemas.ts';
export type {
  Holding,
  HoldingSort,
  MadeOffer,
  Move,
  MoveKind,
  OfferScope,
  OwnBid,
  OwnOption,
  OwnOrder,
  PlacedItem,
  ReceivedOffer,
} from './own/schemas.ts';
export { MOST_PROFILES } from './profiles/most.ts';
export type { WalletProfile } from './profiles/schemas.ts';
export type { ChainMethod } from './rpc/schemas.ts';
export { REPORT_CHARACTERS, REPORT_REASONS, type ReportReason } from './reports/reasons.ts';
export type { ListedOffer, ListedOption, Offer, Option, SignedState } from './trades/schemas.ts';
export * from './warnings/kinds.ts';
export type { Warning } from './warnings/schemas.ts';
export * from './activity/kinds.ts';
export type { MarketEvent } from './activity/schemas.ts';
export type { Creator, RankedCreator } from './creators/schemas.ts';
export * from './first-questions.ts';
export * from './rankings/periods.ts';
export type { RankedCollection, Traded } from './rankings/schemas.ts';
export * from './search/kinds.ts';
export type { FoundCollection, FoundCreator, FoundName, ItemBrief } from './search/schemas.ts';
