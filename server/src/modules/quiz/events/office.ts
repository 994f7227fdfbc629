import { randomBytes, randomInt } from 'node:crypto';
import { EVENT_BRICKS_A_DAY, EVENT_LOBBY_MS, type EventWish } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { auditOffice, type Operator } from '../../moderation/index.ts';
import { bankOf } from '../bank/repository.ts';
import { shuffled } from '../draw/chance.ts';
import { roundDay } from '../rounds/day.ts';
import { commitPool, type PoolQuestion } from '../rounds/make-round.ts';
import { roundsOf } from '../rounds/repository.ts';
import { tiersOfEvent } from './draw.ts';
import { eventsOf, type EventRow } from './repository.ts';

interface OfficeDeps {
  db: Db;
  clock: Clock;
  keyring: Pick<Keyring, 'seal'>;
}

const ID_BYTES = 16;
const SECOND_MS = 1000;
/** Rounds are made a week ahead, and an event asks nothing that the round of its day may ask. */
const AHEAD_MS = 6 * 24 * 3600 * SECOND_MS;
/** Questions of the pool for each one that is asked. */
const CHOICE = 4;
/** Hours between two events of the demo. */
const HOUR_MS = 3600 * SECOND_MS;

type BankQuestion = PoolQuestion & { isTold: boolean };

/** Some questions of each tier by chance; those that nobody practises on come first. */
const poolOf = (bank: readonly BankQuestion[], total: number): PoolQuestion[][] =>
  tiersOfEvent(total).map((count, index) => {
    const all = bank.filter(({ tier }) => tier === index + 1);
    const mixed = shuffled(all.length, randomInt).map((place) => all[place]!);
    const fresh = [...mixed.filter(({ isTold }) => !isTold), ...mixed.filter(({ isTold }) => isTold)].slice(0, count * CHOICE);
    return shuffled(fresh.length, randomInt).map((place) => fresh[place]!);
  });

/** Schedules live events and cancels them; every change is audited. */
export function createEventOffice({ db, clock, keyring }: OfficeDeps) {
  const keep = auditOffice(clock);

  /** Live questions that the round of a day does not ask. @throws AppError `unavailable` before that round is made */
  async function bankFor(tx: Db, day: string, total: number): Promise<BankQuestion[]> {
    if (!(await roundsOf(tx).find(day))) throw new AppError('unavailable');
    const bank = (await bankOf(tx).current()).filter(
      ({ state, validUntil }) => state === 'live' && (validUntil === null || validUntil >= day),
    );
    const ids = bank.map(({ id }) => id);
    const taken = new Set((await roundsOf(tx).placesOf(day, ids)).map(({ questionId }) => questionId));
    const free = bank.filter(({ id }) => !taken.has(id));
    if (poolOf(free, total).some((tier, index) => tier.length < tiersOfEvent(total)[index]!)) throw new AppError('unavailable');
    return free;
  }

  function checkTime(opensAt: Date): void {
    const ahead = opensAt.getTime() - clock.now();
    if (ahead > 0 && ahead <= AHEAD_MS) return;
    throw new AppError('validation', {
      fields: { opensat: { en: 'Choose a time within the next six days.', 'zh-HK': '請選擇未來六天內的時間。' } },
    });
  }

  /**
   * Fixes an event and commits to its pool and secret at once.
   * @throws AppError `validation` for a time that has passed or is too far, `budgetSpent`, `unavailable` where the bank is too small
   */
  const schedule = ({ opensat, total, seconds, pause, prize }: EventWish, operator: Operator): Promise<EventRow> =>
    db.transaction(async (tx) => {
      const opensAt = new Date(opensat);
      checkTime(opensAt);
      const events = eventsOf(tx);
      await events.hold();
      const day = roundDay(opensAt.getTime()).id;
      if ((await events.promisedOn(day)) + prize > EVENT_BRICKS_A_DAY) throw new AppError('budgetSpent');
      const id = randomBytes(ID_BYTES).toString('base64url');
      const tiers = poolOf(await bankFor(tx, day, total), total);
      const { pool, ...committed } = commitPool(id, tiers, (await events.latest())?.chain ?? '', (secret) => keyring.seal('quiz', secret));
      const event = {
        id,
        day,
        opensAt,
        total,
        answerMs: seconds * SECOND_MS,
        pauseMs: pause * SECOND_MS,
        prize,
        by: operator.actor,
        ...committed,
        committedAt: new Date(clock.now()),
        nextAt: new Date(opensAt.getTime() - EVENT_LOBBY_MS),
      };
      await events.add(
        event,
        pool.map((leaf) => ({ ...leaf, eventId: id })),
      );
      await keep(tx, operator, 'quizevent.schedule', `quizevent:${id}`);
      return (await events.find(id))!;
    });

  return {
    schedule,

    /** Schedules an event for each of the next full hours that has none, so that there is always a next one. */
    async scheduleHourly(wish: Omit<EventWish, 'opensat'>, hours: number, operator: Operator): Promise<void> {
      const first = Math.ceil((clock.now() + 1) / HOUR_MS) * HOUR_MS;
      const taken = new Set((await eventsOf(db).upcoming({ until: undefined, skip: 0 }, 500)).map(({ opensAt }) => opensAt.getTime()));
      for (let time = first; time < first + hours * HOUR_MS; time += HOUR_MS)
        if (!taken.has(time)) await schedule({ ...wish, opensat: new Date(time).toISOString() }, operator);
    },

    /** @throws AppError `notFound`, `eventBegun` */
    cancel: (id: string, operator: Operator): Promise<void> =>
      db.transaction(async (tx) => {
        const event = await eventsOf(tx).lock(id);
        if (!event) throw new AppError('notFound', { status: 200 });
        if (event.phase !== 'planned' && event.phase !== 'lobby') throw new AppError('eventBegun');
        await eventsOf(tx).set(id, { phase: 'cancelled', nextAt: null, endedAt: new Date(clock.now()) });
        await keep(tx, operator, 'quizevent.cancel', `quizevent:${id}`);
      }),

    /** Events to come. */
    async list(operator: Operator): Promise<EventRow[]> {
      await keep(db, operator, 'quizevent.list', 'quizevent:*');
      return eventsOf(db).upcoming({ until: undefined, skip: 0 }, 100);
    },
  };
}

export type EventOffice = ReturnType<typeof createEventOffice>;
