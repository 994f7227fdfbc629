export { bulkOf, type BulkProof } from './bulk.ts';
export { offerTypedData, optionTypedData, type Market, type Offer, type Option } from './types.ts';
