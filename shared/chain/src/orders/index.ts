export { answeringNumber, answerOf } from './answer.ts';
export { bulkOf, type BulkProof } from './bulk.ts';
export { createExchangeReader, type ExchangeReader, type Look, type SignedOffer, type SignedOption } from './exchange.ts';
export { offerOf, optionOf, partsOf, proofOf, wireOf } from './wire.ts';
export { wantedOf, type Wanted } from './wanted.ts';
export { offerTypedData, optionTypedData, type Market, type Offer, type Option } from './types.ts';
