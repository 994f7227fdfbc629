import { eventTopic } from '@mortar/protocol/quiz';
import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../../core/module.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../../core/personal-data.ts';
import type { Db } from '../../../db/db.ts';
import { systemClock } from '../../../lib/clock.ts';
import type { RegistryKey } from '../../../lib/registry-key.ts';
import { readPeople } from '../../identity/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Notify } from '../../notices/index.ts';
import type { Realtime } from '../../realtime/index.ts';
import type { Cards } from '../ports.ts';
import { createTimeOf } from '../runs/time.ts';
import { createAnswers } from './answers.ts';
import { createConductor } from './conductor.ts';
import { createEventOffice } from './office.ts';
import { createPlayers } from './players.ts';
import { createPrizes, type DayBudget } from './prizes.ts';
import { eventPeopleOf } from './people-repository.ts';
import { registerEventRoutes } from './routes.ts';
import { createEvents } from './service.ts';
import { createSteps } from './steps.ts';
import { createEventView, type NameOf } from './view.ts';

export { createEventProof } from './proof.ts';

interface LiveDeps {
  cards: Cards;
  ledger: Ledger;
  notify: Notify;
  key: Pick<RegistryKey, 'sign'>;
  payout: DayBudget;
  realtime: Pick<Realtime, 'handle' | 'topics'>;
  rolesOf(userId: number): ReadonlySet<string>;
}

const TOPIC = /^quiz:event:[A-Za-z0-9_-]{22}$/;
const STEP_SECONDS = 5;
const MINUTE_SECONDS = 60;

/** People by name, in an order; a name that is somebody's address is not shown whole. */
const createNameOf =
  (db: Db): NameOf =>
  async (userIds) => {
    const people = await readPeople(db, userIds);
    return userIds.flatMap((userId) => {
      const person = people.get(userId);
      if (!person) return [];
      const { uid, username, headimgurl } = person;
      return [{ uid, username: username.includes('@') ? `${username.slice(0, 1)}***` : username, headimgurl }];
    });
  };

/** Binds live events, and what conducts them. */
export async function registerEvents(
  app: FastifyInstance,
  { database: { db }, clock, keyring, jobs }: ModuleCore,
  { cards, ledger, notify, key, payout, realtime, rolesOf }: LiveDeps,
): Promise<void> {
  const timeOf = createTimeOf(clock);
  const nameOf = createNameOf(db);
  const view = createEventView({ cards, nameOf });
  const prizes = createPrizes({ db, clock, ledger, notify, payout });
  realtime.topics.add(TOPIC);
  const conductor = createConductor({
    db,
    clock,
    timeOf,
    steps: createSteps({ db, timeOf, keyring, key, notify }),
    tell: async (event) => realtime.topics.publish(eventTopic(event.id), await view.nowView(db, event, new Date(conductor.now()))),
    ended: prizes.payAll,
    failed: (error) => app.log.error({ err: error }, 'a live event did not go on'),
  });
  const { now } = conductor;
  registerEventRoutes(app, {
    events: createEvents({ db, view, nameOf, now }),
    players: createPlayers({ db, cards, timeOf }),
    answers: createAnswers({ db, now }),
    office: createEventOffice({ db, clock, keyring }),
    realtime,
    rolesOf,
  });
  await jobs?.every('quiz.events', STEP_SECONDS, conductor.conduct);
  await jobs?.every('quiz.prizes', MINUTE_SECONDS, prizes.payAll);
  if (!jobs || clock !== systemClock) return;
  app.addHook('onReady', async () => conductor.start());
  app.addHook('onClose', conductor.stop);
}

/** Live events of a person: given out with their data, and taken away with them; figures of an event stay as counts. */
export const eventsData = (db: Db): PersonalData => ({
  name: 'quizevents',
  read: ({ userId }) => eventPeopleOf(db).entered(userId, EXPORT_ENTRIES),
  erase: (tx, { userId }) => eventPeopleOf(tx).forget(userId),
});
