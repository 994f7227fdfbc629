import { expect, test } from '@jest/globals';
import { instantOf, localOf } from './instant-of.ts';

test.each([
  ['2026-11-27T09:30', 'Asia/Hong_Kong', '2026-11-27T01:30:00.000Z'],
  ['2026-11-27T09:30', 'UTC', '2026-11-27T09:30:00.000Z'],
  // Twice: the first one.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  // Never: as much later as the clocks go forward.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(new Date(instantOf(local, zone)!).toISOString()).toBe(instant);
});

test('what is no time or no zone is none', () => {
  expect([instantOf('2026-02-30T10:00', 'UTC'), instantOf('2026-13-01T10:00', 'UTC'), instantOf('2026-01-01T10:00', 'Mars/Base')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a time in a zone is the instant that it comes from', () => {
  const instant = Date.parse('2026-11-27T01:30:00Z');
  expect(localOf(instant, 'Asia/Hong_Kong')).toBe('2026-11-27T09:30');
  expect(instantOf(localOf(instant, 'America/New_York'), 'America/New_York')).toBe(instant);
});
