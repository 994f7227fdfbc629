import { expect, test } from '@jest/globals';
import { liveThrough } from '../../testing/faults.ts';

test('whatever is lost, doubled, late or out of order, everybody sees every message once and in the same order', () => {
  const { sent, lost, doubled, outOfOrder } = liveThrough({ stories: 300, seed: 18 });
  expect(sent).toBeGreaterThan(1000);
  expect({ lost, doubled, outOfOrder }).toEqual({ lost: 0, doubled: 0, outOfOrder: 0 });
});
