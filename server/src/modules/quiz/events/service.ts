import type { Input, Output } from '@mortar/protocol';
import type { getEvent, getEventResult, listEvents } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import { eventPeopleOf } from './people-repository.ts';
import { eventsOf, type EventRow } from './repository.ts';
import { planView, questionView, toldView, type EventView, type NameOf } from './view.ts';

interface EventsDeps {
  db: Db;
  view: EventView;
  nameOf: NameOf;
  /** By the database's clock, ms. */
  now(): number;
}

/** Winners that a result names. */
const WINNERS = 50;

/** Live events as people read them. */
export function createEvents({ db, view, nameOf, now }: EventsDeps) {
  async function found(id: string): Promise<EventRow> {
    const row = await eventsOf(db).find(id);
    if (!row) throw new AppError('notFound', { status: 200 });
    return row;
  }

  return {
    /** @param userId null for a visitor */
    async list(
      { which, cursor, pageSize }: NonNullable<Input<typeof listEvents>>,
      userId: number | null,
    ): Promise<Omit<Output<typeof listEvents>, 'office'>> {
      const from = readTimeCursor(cursor);
      const rows = await (which === 'next' ? eventsOf(db).upcoming(from, pageSize + 1) : eventsOf(db).past(from, pageSize + 1));
      const { shown, next } = pageByTime(rows, pageSize, from, ({ opensAt, endedAt }) => (which === 'next' ? opensAt : endedAt!));
      const ids = shown.map(({ id }) => id);
      const own = userId === null ? undefined : await eventPeopleOf(db).ofPerson(ids, userId);
      return {
        items: shown.map((row) => ({
          ...planView(row),
          reminded: own?.reminded.has(row.id) ?? false,
          entered: own?.entered.has(row.id) ?? false,
        })),
        next,
        now: new Date(now()).toISOString(),
      };
    },

    /** @param userId null for a visitor. @throws AppError `notFound` */
    async get({ eventid }: Input<typeof getEvent>, userId: number | null): Promise<Output<typeof getEvent>> {
      const row = await found(eventid);
      const [event, me] = await Promise.all([
        view.nowView(db, row, new Date(now())),
        userId === null ? null : view.meView(db, row, userId),
      ]);
      return { plan: planView(row), event, me };
    },

    /** @throws AppError `notFound`, `wrongState` before its end */
    async result({ eventid }: Input<typeof getEventResult>, userId: number | null): Promise<Output<typeof getEventResult>> {
      const row = await found(eventid);
      if (row.phase !== 'ended') throw new AppError('wrongState');
      const [questions, choices, winners] = await Promise.all([
        eventsOf(db).questionsOf(eventid),
        userId === null ? new Map<number, number>() : eventPeopleOf(db).choices(eventid, userId),
        eventPeopleOf(db).some(eventid, WINNERS, { areIn: true }),
      ]);
      return {
        plan: planView(row),
        questions: questions.map((one) => ({
          question: questionView(one),
          told: toldView(one)!,
          selected: choices.get(one.asked.no) ?? null,
        })),
        winners: await nameOf(winners),
      };
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
