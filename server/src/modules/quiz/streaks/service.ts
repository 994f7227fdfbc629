import type { Db } from '../../../db/db.ts';
import type { Notify } from '../../notices/index.ts';
import type { Clock } from '../../../lib/clock.ts';
import { playDaysOf } from './repository.ts';
import { countStreak, hourIn, playedOn, type Streak } from './streak.ts';

const HOUR_MS = 3600 * 1000;
/** From this hour of their evening on, people are reminded. */
const EVENING = 19;
/** A shorter streak is nothing to be reminded of. */
const WORTH_DAYS = 2;
const BATCH = 500;

interface StreaksDeps {
  db: Db;
  clock: Clock;
  notify: Notify;
}

/** Streaks of days on which somebody played a ranked run. */
export function createStreaks({ db, clock, notify }: StreaksDeps) {
  const of = async (tx: Db, userId: number): Promise<Streak> => countStreak(await playDaysOf(tx).all(userId), new Date(clock.now()));

  /** Tells somebody in their evening that a streak ends with this day. */
  async function remind(userId: number, now: Date): Promise<void> {
    const days = await playDaysOf(db).all(userId);
    const last = days.at(-1)!;
    const { days: count, playedToday } = countStreak(days, now);
    if (playedToday || count < WORTH_DAYS || hourIn(last.zone, now) < EVENING) return;
    await db.transaction(async (tx) => {
      await playDaysOf(tx).noteReminder(userId, last.localDate);
      await notify(tx, [userId], { kind: 'quizStreak', about: 'streak', values: { days: String(count) }, link: '/quiz' });
    });
  }

  return {
    of,

    /** The streak with a play that is not noted yet. @param zone IANA zone that the browser says */
    async with(tx: Db, userId: number, zone: string, at: Date): Promise<Streak> {
      const days = await playDaysOf(tx).all(userId);
      const played = playedOn(days.at(-1), zone, at);
      const before = days.filter(({ localDate }) => localDate !== played.localDate);
      return countStreak([...before, played], new Date(clock.now()));
    },

    /** Notes a play. @param zone IANA zone that the browser says */
    async played(tx: Db, userId: number, zone: string, at: Date): Promise<void> {
      await playDaysOf(tx).put(userId, playedOn(await playDaysOf(tx).last(userId), zone, at));
    },

    /** Reminds everybody whose streak is about to end, once for each last day. */
    async remindAll(): Promise<void> {
      const now = clock.now();
      const [from, to] = [new Date(now - 52 * HOUR_MS), new Date(now - 14 * HOUR_MS)];
      for (let after = 0; ;) {
        const people = await playDaysOf(db).toRemind(from, to, after, BATCH);
        for (const userId of people) await remind(userId, new Date(now));
        if (people.length < BATCH) return;
        after = people.at(-1)!;
      }
    },
  };
}

export type Streaks = ReturnType<typeof createStreaks>;
