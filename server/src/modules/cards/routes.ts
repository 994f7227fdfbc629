import { operations } from '@mortar/protocol/cards/operations';
import type { Card } from '@mortar/protocol/cards';
import type { FastifyInstance } from 'fastify';
import { route } from '../../core/route.ts';
import type { CardService } from './service.ts';

/** Binds prices and the three ways to buy. */
export function registerCardRoutes(app: FastifyInstance, cards: CardService): void {
  route(app, operations.getCardPrices, ({ request }) => cards.prices(request.person?.userId ?? null));
  const bind = (card: Card, operation: typeof operations.buySwapCard) =>
    route(app, operation, ({ body, request, once }) => once((tx) => cards.buy(tx, { ...body, card, userId: request.person!.userId })));
  bind('revival', operations.buyRevivalCard);
  bind('swap', operations.buySwapCard);
  bind('skip', operations.buySkipCard);
}
