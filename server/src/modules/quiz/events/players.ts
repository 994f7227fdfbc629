import type { Input, Output } from '@mortar/protocol';
import type { enterEvent, remindOfEvent, reviveInEvent } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Cards } from '../ports.ts';
import type { TimeOf } from '../runs/time.ts';
import { eventPeopleOf } from './people-repository.ts';
import { eventsOf, type EventRow } from './repository.ts';

interface PlayersDeps {
  db: Db;
  cards: Pick<Cards, 'held' | 'burn'>;
  timeOf: TimeOf;
}

const hasBegun = ({ phase }: EventRow) => phase !== 'planned' && phase !== 'lobby';

/** What people do in a live event besides answering. */
export function createPlayers({ db, cards, timeOf }: PlayersDeps) {
  /** Does something while the event stands still. */
  const within = <Done>(eventId: string, work: (tx: Db, event: EventRow, now: number) => Promise<Done>): Promise<Done> =>
    db.transaction(async (tx) => {
      const event = await eventsOf(tx).holdStill(eventId);
      if (!event || event.phase === 'cancelled') throw new AppError('notFound', { status: 200 });
      return work(tx, event, await timeOf(tx));
    });

  return {
    /** @throws AppError `notFound`, `eventBegun`, `wrongState` before the lobby opens */
    enter: (userId: number, { eventid, c }: Input<typeof enterEvent>): Promise<Output<typeof enterEvent>> =>
      within(eventid, async (tx, event, now) => {
        if (await eventPeopleOf(tx).player(eventid, userId)) return { players: event.players };
        if (event.phase === 'planned') throw new AppError('wrongState');
        if (hasBegun(event) || now >= event.opensAt.getTime()) throw new AppError('eventBegun');
        await eventPeopleOf(tx).enter(eventid, userId, c, new Date(now));
        return { players: event.players + 1 };
      }),

    /** Burns a revival card. @throws AppError `notFound`, `tooLate`, `wrongState`, `cardUsed`, `noCard` */
    revive: (userId: number, { eventid, no }: Input<typeof reviveInEvent>): Promise<Output<typeof reviveInEvent>> =>
      within(eventid, async (tx, event, now) => {
        const player = await eventPeopleOf(tx).player(eventid, userId, true);
        if (!player) throw new AppError('wrongState');
        const left = async () => ({ cards: (await cards.held(tx, userId)).revival });
        if (player.revivedNo === no) return left();
        if (player.revivedNo !== null) throw new AppError('cardUsed');
        if (event.no !== no || event.phase !== 'told' || now >= event.nextAt!.getTime()) throw new AppError('tooLate');
        if (player.outNo !== no || no === event.total) throw new AppError('wrongState');
        const key = `quiz:revival:event:${eventid}:${userId}`;
        if (!(await cards.burn(tx, { userId, card: 'revival', key, ref: eventid }))) throw new AppError('noCard');
        await eventPeopleOf(tx).revive(eventid, userId, no);
        return left();
      }),

    /** @throws AppError `notFound`, `eventBegun` */
    remind: (userId: number, { eventid, on }: Input<typeof remindOfEvent>): Promise<Output<typeof remindOfEvent>> =>
      within(eventid, async (tx, event) => {
        if (hasBegun(event)) throw new AppError('eventBegun');
        await eventPeopleOf(tx).remind(eventid, userId, on);
        return { reminded: on };
      }),
  };
}

export type Players = ReturnType<typeof createPlayers>;
