import { expect, test } from '@jest/globals';
import { writeKeyCursor } from '../../lib/key-cursor.ts';
import { checkedNumber, checkedTime, END, placeBefore } from './cursors.ts';

const REFUSED = expect.objectContaining({ codeName: 'validation' });

test.each(['2026-11-29T08:40:39+00:00', '2026-11-29T08:40:39.123456+08:00', '2028-02-29T00:00:00+00:00', 'infinity'])(
  'the time %s of a cursor is taken',
  (text) => expect(checkedTime(text)).toBe(text),
);

test.each([
  '1',
  'May 3 (x)',
  '2026-99-01T00:00:00+00:00',
  '2026-02-30T00:00:00+00:00',
  '2026-01-01T24:00:00+00:00',
  '0000-01-01T00:00:00+00:00',
  '2026-01-01T00:00:00+99:00',
  '2026-01-01T00:00:00',
])('the time %s, which the database would not take, is refused', (text) => {
  expect(() => checkedTime(text)).toThrow(REFUSED);
});

test('a number or a place is one that the database has', () => {
  expect(checkedNumber('9'.repeat(78))).toBe('9'.repeat(78));
  for (const text of ['', '-1', '1.5', '9'.repeat(79)]) expect(() => checkedNumber(text)).toThrow(REFUSED);
  expect(placeBefore(undefined, END)).toEqual(END);
  expect(placeBefore(writeKeyCursor([7, 0, 1]), END)).toEqual([7, 0, 1]);
  for (const key of [
    [2 ** 31, 0, 0],
    [7, 0],
    [7, 0, 'x'],
  ])
    expect(() => placeBefore(writeKeyCursor(key), END)).toThrow(REFUSED);
});
