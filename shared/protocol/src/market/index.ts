export * from './endpoints.ts';
export * from './error-codes.ts';
export type { Amount, Freshness, Picture } from './fields.ts';
export * from './topics.ts';
export type { Approval } from './accounts/schemas.ts';
export type { Activity, Collection, Item, Metadata, MetadataFault, Trait } from './collections/schemas.ts';
export type { MarketOverview, RecentSale } from './overview/schemas.ts';
export type { ChainMethod } from './rpc/schemas.ts';
export type { ListedOffer, ListedOption, Offer, Option, SignedState } from './trades/schemas.ts';
