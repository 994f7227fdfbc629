import { expect, jest, test } from '@jest/globals';
import { liveThrough } from '../../testing/faults.ts';

jest.setTimeout(10 * 60_000);

test('it loses, doubles and misplaces no message in thousands of other stories', () => {
  const seed = Date.now() % 2 ** 31;
  const { lost, doubled, outOfOrder } = liveThrough({ stories: 10_000, seed });
  expect({ seed, lost, doubled, outOfOrder }).toEqual({ seed, lost: 0, doubled: 0, outOfOrder: 0 });
});
