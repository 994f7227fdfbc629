import { describe, expect, test } from '@jest/globals';
import { countStreak, playedOn, type PlayDay } from './streak.ts';

const HOUR = 3600 * 1000;

/** Somebody's days, as the table would keep them. */
function diary() {
  const days: PlayDay[] = [];
  return {
    play(zone: string, at: number) {
      const day = playedOn(days.at(-1), zone, new Date(at));
      if (days.at(-1)?.localDate === day.localDate) days.pop();
      days.push(day);
    },
    streakAt: (at: number) => countStreak(days, new Date(at)),
    days,
  };
}

/** When a wall clock shows an hour on a date. */
function wallTime(zone: string, date: string, hour: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const wanted = `${date} ${String(hour).padStart(2, '0')}`;
  const from = Date.parse(`${date}T00:00:00Z`) - 15 * HOUR;
  for (let at = from; at < from + 54 * HOUR; at += HOUR / 2) if (shown.format(at).startsWith(wanted)) return at;
  throw new Error(`${wanted} never was in ${zone}`);
}
const dateAfter = (date: string, days: number) => new Date(Date.parse(date) + days * 24 * HOUR).toISOString().slice(0, 10);
const dateIn = (zone: string, at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

/** From, to, hours in the air, the last date at home. */
const JOURNEYS: [string, string, number, string][] = [
  ['Asia/Hong_Kong', 'America/Los_Angeles', 13, '2026-11-26'],
  ['America/Los_Angeles', 'Asia/Hong_Kong', 15, '2026-11-26'],
  ['Asia/Hong_Kong', 'Europe/London', 14, '2026-10-24'],
  ['Europe/London', 'Asia/Hong_Kong', 12, '2026-03-28'],
  ['Asia/Tokyo', 'Pacific/Honolulu', 7, '2026-12-31'],
  ['Pacific/Honolulu', 'Asia/Tokyo', 9, '2026-12-31'],
  ['Pacific/Kiritimati', 'Pacific/Honolulu', 5, '2026-06-10'],
  ['Pacific/Honolulu', 'Pacific/Kiritimati', 5, '2026-06-10'],
  ['Pacific/Auckland', 'America/Santiago', 11, '2026-04-04'],
  ['America/Santiago', 'Pacific/Auckland', 13, '2026-09-05'],
  ['America/New_York', 'Europe/Paris', 7, '2026-03-07'],
  ['Europe/Paris', 'America/New_York', 8, '2026-10-31'],
  ['America/New_York', 'Asia/Singapore', 19, '2026-11-01'],
  ['Asia/Singapore', 'America/New_York', 19, '2026-11-01'],
  ['Australia/Lord_Howe', 'Asia/Hong_Kong', 12, '2026-10-03'],
  ['Asia/Hong_Kong', 'Australia/Sydney', 9, '2026-04-04'],
  ['Australia/Sydney', 'America/Los_Angeles', 13, '2026-10-03'],
  ['America/Los_Angeles', 'Australia/Sydney', 15, '2026-10-03'],
  ['Asia/Kathmandu', 'Asia/Dubai', 5, '2026-05-05'],
  ['Asia/Dubai', 'America/Sao_Paulo', 15, '2026-02-28'],
];

describe('a streak', () => {
  test('a play of days ago that is noted late takes nothing from it', () => {
    const { play, streakAt } = diary();
    const at = Date.parse('2026-11-26T04:00:00Z');
    for (let day = 0; day < 5; day += 1) play('Asia/Hong_Kong', at + day * 24 * HOUR);
    play('Asia/Hong_Kong', at + HOUR);
    expect(streakAt(at + 5 * 24 * HOUR)).toEqual({ days: 5, playedToday: false });
  });

  /** Each of the twenty journeys, for somebody who plays in the morning and somebody who plays in the evening. */
  const journeys = JOURNEYS.flatMap((journey) => [8, 20].map((hour) => [...journey, hour] as const));
  test('there are forty journeys', () => expect(journeys).toHaveLength(40));

  test.each(journeys)('it survives %s to %s, %i hours, on %s, by playing every day at %i', (from, to, air, leaves, hour) => {
    const { play, streakAt } = diary();
    for (let day = -3; day <= 0; day += 1) play(from, wallTime(from, dateAfter(leaves, day), hour));
    const lands = wallTime(from, leaves, hour) + (air + 3) * HOUR;
    let arrived = dateIn(to, lands);
    if (wallTime(to, arrived, hour) < lands) arrived = dateAfter(arrived, 1);
    for (let day = 0; day < 4; day += 1) {
      const at = wallTime(to, dateAfter(arrived, day), hour);
      expect(streakAt(at - 1).days).toBeGreaterThan(0);
      play(to, at);
      expect(streakAt(at)).toEqual({ days: expect.any(Number), playedToday: true });
      // A date that comes twice counts once.
      expect(streakAt(at).days).toBeGreaterThanOrEqual(4 + day);
    }
    // The way home within the week is by the one freeze, where a date is lost.
    const leavesAgain = wallTime(to, dateAfter(arrived, 3), hour);
    const home = leavesAgain + (air + 3) * HOUR;
    let back = dateIn(from, home);
    if (wallTime(from, back, hour) < home) back = dateAfter(back, 1);
    const before = streakAt(leavesAgain).days;
    play(from, wallTime(from, back, hour));
    expect(streakAt(wallTime(from, back, hour)).days).toBeGreaterThanOrEqual(before);
  });

  test('a missed day is forgiven once a week, two are not', () => {
    const zone = 'Asia/Hong_Kong';
    const noon = (day: number) => Date.parse('2026-11-01T04:00:00Z') + day * 24 * HOUR;
    const { play, streakAt } = diary();
    for (const day of [0, 1, 3]) play(zone, noon(day));
    expect(streakAt(noon(3))).toEqual({ days: 3, playedToday: true });
    expect(streakAt(noon(4))).toEqual({ days: 3, playedToday: false });
    play(zone, noon(5));
    expect(streakAt(noon(5)).days).toBe(1);
    for (const day of [6, 7, 8, 9, 11]) play(zone, noon(day));
    expect(streakAt(noon(11)).days).toBe(6);
    expect(streakAt(noon(14)).days).toBe(0);
  });

  test('two runs of one day are one day, and a zone that there is not is Hong Kong', () => {
    const { play, streakAt, days } = diary();
    for (const hour of [1, 5]) play('Nowhere/At_All', Date.parse('2026-11-01T00:00:00Z') + hour * HOUR);
    expect([days.length, days[0]?.zone]).toEqual([1, 'Asia/Hong_Kong']);
    expect(streakAt(Date.parse('2026-11-01T15:59:00Z'))).toEqual({ days: 1, playedToday: true });
    expect(streakAt(Date.parse('2026-11-01T16:01:00Z'))).toEqual({ days: 1, playedToday: false });
  });

  test('who says another zone each day wins no day by it', () => {
    const { play, streakAt } = diary();
    const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu'];
    const start = Date.parse('2026-11-02T00:00:00Z');
    let lost = 0;
    // Every 46 hours: almost every second day is left out.
    for (let turn = 0; turn < 20; turn += 1) {
      const at = start + turn * 46 * HOUR;
      if (turn > 0 && streakAt(at).days === 0) lost += 1;
      play(zones[turn % 2]!, at);
    }
    expect(lost).toBeGreaterThan(6);
  });
});
