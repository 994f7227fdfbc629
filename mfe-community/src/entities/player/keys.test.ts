import { expect, jest, test } from '@jest/globals';
import { formatClock } from '../../lib/clock.ts';
import { chapterBeside, pressKey, type Deeds } from './keys.ts';

const chapters = [
  { at: 0, title: 'Fire' },
  { at: 10_000, title: 'Ash' },
  { at: 20_000, title: 'Clay' },
];

test('chapters lie before and behind a moment; back from a beginning leads to the one before', () => {
  expect(chapterBeside(chapters, 5, 'behind')).toBe(10);
  expect(chapterBeside(chapters, 25, 'behind')).toBeUndefined();
  expect(chapterBeside(chapters, 15, 'before')).toBe(10);
  expect(chapterBeside(chapters, 11, 'before')).toBe(0);
  expect(chapterBeside([], 11, 'before')).toBeUndefined();
});

test('each key does what it says, in either case, and no other does anything', () => {
  const deeds = { toggle: jest.fn(), skip: jest.fn(), seek: jest.fn(), mute: jest.fn(), fullscreen: jest.fn(), captions: jest.fn() };
  const press = (key: string) => pressKey(key, deeds as unknown as Deeds, { chapters, time: 13 });
  expect([' ', 'ArrowLeft', 'ArrowRight', '[', ']', ',', '.', 'M', 'f', 'c'].map(press)).toEqual(Array(10).fill(true));
  expect(deeds.skip.mock.calls.map(([seconds]) => Math.round(Number(seconds) * 30))).toEqual([-150, 150, -1, 1]);
  expect(deeds.seek.mock.calls).toEqual([[10], [20]]);
  expect([deeds.toggle, deeds.mute, deeds.fullscreen, deeds.captions].map((deed) => deed.mock.calls.length)).toEqual([1, 1, 1, 1]);
  expect(press('x')).toBe(false);
});

test('moments are written as on players', () => {
  expect([0, 65.9, 3729, Number.NaN].map(formatClock)).toEqual(['0:00', '1:05', '1:02:09', '0:00']);
});
