import { EXPORT_ENTRIES } from '../../core/personal-data.ts';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Ledger } from '../ledger/index.ts';
import { cardDaysOf } from './repository.ts';
import { registerCardRoutes } from './routes.ts';
import { createCards, type CardService } from './service.ts';

export type { CardService } from './service.ts';

/** Cards of the quiz: what they cost, how they are bought and played. */
export function cardsModule(
  { database: { db }, clock }: Pick<ModuleCore, 'database' | 'clock'>,
  { ledger }: { ledger: Ledger },
): ServerModule & { cards: CardService } {
  const cards = createCards({ db, clock, ledger });
  return {
    name: 'cards',
    cards,
    personalData: [
      {
        name: 'cards',
        read: async ({ userId }) => ({ have: await cards.held(db, userId), bought: await cardDaysOf(db).all(userId, EXPORT_ENTRIES) }),
        erase: (tx, { userId }) => cardDaysOf(tx).forget(userId),
      },
    ],
    register(app) {
      registerCardRoutes(app, cards);
    },
  };
}
