import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Notify } from '../notices/index.ts';
import { createRelations, type Relations } from './door.ts';
import { createEdgeService } from './edges/service.ts';
import { createCards } from './people/cards.ts';
import { createPeopleService, type PeopleServiceDeps } from './people/service.ts';
import { relationData } from './personal-data.ts';
import { createPrivacy } from './privacy/service.ts';
import { registerRelationRoutes } from './routes.ts';

export type { Relations } from './door.ts';
export { edges } from './edges/tables.ts';

/** Contacts, requests, followers, blocks and privacy: one model of how people stand to one another, for chats and for the feed. */
export function relationsModule(
  { database: { db }, clock }: Pick<ModuleCore, 'database' | 'clock'>,
  { channelMates, notify }: Pick<PeopleServiceDeps, 'channelMates'> & { notify: Notify },
): ServerModule & { relations: Relations } {
  const [cards, privacy] = [createCards(db), createPrivacy(db)];
  const people = createPeopleService({ db, cards, channelMates });
  const edges = createEdgeService({ db, clock, userIdOf: people.userIdOf, privacy, notify });
  return {
    name: 'relations',
    relations: createRelations({ db, cards, privacy, userIdOf: people.userIdOf }),
    personalData: [relationData(db)],
    register(app) {
      registerRelationRoutes(app, { people, edges, privacy });
    },
  };
}
