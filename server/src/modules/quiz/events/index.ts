import { eventTopic } from '@mortar/protocol/quiz';
import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../../core/module.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../../core/personal-data.ts';
import type { Db } from '../../../db/db.ts';
import { systemClock } from '../../../lib/clock.ts';
import type { RegistryKey } from '../../../lib/registry-key.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Notify } from '../../notices/index.ts';
import type { Realtime } from '../../realtime/index.ts';
import type { Cards } from '../ports.ts';
import { shownPeople } from '../people.ts';
import { createTimeOf } from '../runs/time.ts';
import { createAnswers } from './answers.ts';
import type { Streaks } from '../streaks/service.ts';
import { createCredits } from './credits.ts';
import { createConductor } from './conductor.ts';
import { createEventOffice } from './office.ts';
import { createPlayers } from './players.ts';
import { createPrizes, type DayBudget } from './prizes.ts';
import { eventPeopleOf } from './people-repository.ts';
import { registerEventRoutes } from './routes.ts';
import { createEvents } from './service.ts';
import { createSteps } from './steps.ts';
import { createEventView, type NameOf } from './view.ts';

export { eventPageTexts } from './page-texts.ts';
export { createEventProof } from './proof.ts';

interface LiveDeps {
  cards: Cards;
  ledger: Ledger;
  notify: Notify;
  key: Pick<RegistryKey, 'sign'>;
  payout: DayBudget;
  streaks: Pick<Streaks, 'played'>;
  realtime: Pick<Realtime, 'handle' | 'topics'>;
  rolesOf(userId: number): ReadonlySet<string>;
}

const TOPIC = /^quiz:event:[A-Za-z0-9_-]{22}$/;
const STEP_SECONDS = 5;
const MINUTE_SECONDS = 60;

/** Binds live events, and what conducts them. */
export async function registerEvents(
  app: FastifyInstance,
  { database: { db }, clock, keyring, jobs }: ModuleCore,
  { cards, ledger, notify, key, payout, streaks, realtime, rolesOf }: LiveDeps,
): Promise<void> {
  const timeOf = createTimeOf(clock);
  const nameOf: NameOf = (userIds) => shownPeople(db, userIds);
  const view = createEventView({ cards, nameOf });
  const prizes = createPrizes({ db, clock, ledger, notify, payout });
  const creditAll = createCredits({ db, clock, streaks, rolesOf });
  realtime.topics.add(TOPIC);
  const conductor = createConductor({
    db,
    clock,
    timeOf,
    steps: createSteps({ db, timeOf, keyring, key, notify }),
    tell: async (event) => realtime.topics.publish(eventTopic(event.id), await view.nowView(db, event, new Date(conductor.now()))),
    ended: async () => {
      await prizes.payAll();
      await creditAll();
    },
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
  await jobs?.every('quiz.credits', MINUTE_SECONDS, creditAll);
  app.addHook('onClose', conductor.stop);
  if (jobs && clock === systemClock) app.addHook('onReady', async () => conductor.start());
}

/** Live events of a person: given out with their data, and taken away with them; figures of an event stay as counts. */
export const eventsData = (db: Db): PersonalData => ({
  name: 'quizevents',
  read: ({ userId }) => eventPeopleOf(db).entered(userId, EXPORT_ENTRIES),
  erase: (tx, { userId }) => eventPeopleOf(tx).forget(userId),
});
