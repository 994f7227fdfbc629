import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getCollection: Endpoint<typeof schemas.getCollection> = {
  id: 'market.getCollection',
  method: 'GET',
  path: '/api/dataservice/open/collections/:id',
  access: 'open',
};
export const getCollectionByContract: Endpoint<typeof schemas.getCollectionByContract> = {
  id: 'market.getCollectionByContract',
  method: 'GET',
  path: '/api/dataservice/open/collections/contract/:id',
  access: 'open',
};
export const getCollectionDetail: Endpoint<typeof schemas.getCollectionDetail> = {
  id: 'market.getCollectionDetail',
  method: 'GET',
  path: '/api/dcservice/collection/open/detail',
  access: 'open',
};
export const listCollections: Endpoint<typeof schemas.listCollections> = {
  id: 'market.listCollections',
  method: 'POST',
  path: '/api/dataservice/open/nft/coll',
  access: 'open',
};
export const listCollectionItems: Endpoint<typeof schemas.listCollectionItems> = {
  id: 'market.listCollectionItems',
  method: 'GET',
  path: '/api/dcservice/collection/open/items',
  access: 'open',
};
/** Beside the specification's calls: what a page filters by. */
export const getCollectionFacets: Endpoint<typeof schemas.getCollectionFacets> = {
  id: 'market.getCollectionFacets',
  method: 'GET',
  path: '/api/dcservice/collection/open/facets',
  access: 'open',
};
export const listCollectionActivity: Endpoint<typeof schemas.listCollectionActivity> = {
  id: 'market.listCollectionActivity',
  method: 'GET',
  path: '/api/dcservice/collection/open/activity',
  access: 'open',
};
/** Beside the specification's calls: what an offer for a trait names. */
export const listTraitTokens: Endpoint<typeof schemas.listTraitTokens> = {
  id: 'market.listTraitTokens',
  method: 'GET',
  path: '/api/dcservice/collection/open/tokens',
  access: 'open',
};
/** Beside the specification's calls: who has a collection, or one item of it. */
export const listHolders: Endpoint<typeof schemas.listHolders> = {
  id: 'market.listHolders',
  method: 'GET',
  path: '/api/dcservice/collection/open/holders',
  access: 'open',
};
/** Beside the specification's calls: items like another. */
export const listSimilarItems: Endpoint<typeof schemas.listSimilarItems> = {
  id: 'market.listSimilarItems',
  method: 'GET',
  path: '/api/dcservice/item/open/similar',
  access: 'open',
};
