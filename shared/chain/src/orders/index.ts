export { bulkOf, type BulkProof } from './bulk.ts';
export { createExchangeReader, type ExchangeReader, type Look, type SignedOffer, type SignedOption } from './exchange.ts';
export { offerTypedData, optionTypedData, type Market, type Offer, type Option } from './types.ts';
