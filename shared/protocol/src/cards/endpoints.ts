import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getCardPrices: Endpoint<typeof schemas.getCardPrices> = {
  id: 'cards.getCardPrices',
  method: 'GET',
  path: '/api/accountservice/user/open/quiz/card/price',
  access: 'open',
};
export const buyRevivalCard: Endpoint<typeof schemas.buyRevivalCard> = {
  id: 'cards.buyRevivalCard',
  method: 'POST',
  path: '/api/accountservice/user/buy/revival/card',
  access: 'user',
  idempotent: true,
  proof: true,
};
export const buySwapCard: Endpoint<typeof schemas.buySwapCard> = {
  id: 'cards.buySwapCard',
  method: 'POST',
  path: '/api/accountservice/user/buy/swap/card',
  access: 'user',
  idempotent: true,
  proof: true,
};
export const buySkipCard: Endpoint<typeof schemas.buySkipCard> = {
  id: 'cards.buySkipCard',
  method: 'POST',
  path: '/api/accountservice/user/buy/skip/card',
  access: 'user',
  idempotent: true,
  proof: true,
};
