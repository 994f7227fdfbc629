import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getFavoriteStats: Endpoint<typeof schemas.getFavoriteStats> = {
  id: 'market.getFavoriteStats',
  method: 'GET',
  path: '/api/dataservice/user/collection/favoritestats',
  access: 'user',
};
export const setFavorite: Endpoint<typeof schemas.setFavorite> = {
  id: 'market.setFavorite',
  method: 'GET',
  path: '/api/dataservice/user/collection/favoriteoperation',
  access: 'user',
  effect: true,
};
/** Beside the specification's calls: the same of single items. */
export const getItemFavoriteStats: Endpoint<typeof schemas.getItemFavoriteStats> = {
  id: 'market.getItemFavoriteStats',
  method: 'GET',
  path: '/api/dataservice/user/item/favoritestats',
  access: 'user',
};
export const setItemFavorite: Endpoint<typeof schemas.setItemFavorite> = {
  id: 'market.setItemFavorite',
  method: 'GET',
  path: '/api/dataservice/user/item/favoriteoperation',
  access: 'user',
  effect: true,
};
export const listFavoriteCollections: Endpoint<typeof schemas.listFavoriteCollections> = {
  id: 'market.listFavoriteCollections',
  method: 'GET',
  path: '/api/dataservice/user/collection/favorites',
  access: 'user',
};
export const listFavoriteItems: Endpoint<typeof schemas.listFavoriteItems> = {
  id: 'market.listFavoriteItems',
  method: 'GET',
  path: '/api/dataservice/user/item/favorites',
  access: 'user',
};
