export * from './endpoints.ts';
export * from './error-codes.ts';
export type { Freshness } from './fields.ts';
export * from './topics.ts';
export type { Activity, Collection, Item, Metadata, MetadataFault, Picture, Trait } from './collections/schemas.ts';
export type { ListedOffer, ListedOption, Offer, Option, SignedState } from './trades/schemas.ts';
