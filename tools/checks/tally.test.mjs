import { expect, test } from '@jest/globals';
import { createTally } from './tally.mjs';

function tallied(parts, isStrict) {
  let text = '';
  const out = { write: (piece) => (text += piece) };
  const tally = createTally({ isStrict, excused: (name) => name === 'needs root', out });
  for (const part of parts) tally.add(part);
  const isGood = tally.close();
  return { isGood, text, last: text.trimEnd().split('\n').at(-1) };
}

test('it sums all parts in one closing line', () => {
  const { isGood, last } = tallied(
    [
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1, skipped: ['a'] },
    ],
    false,
  );
  expect([isGood, last]).toEqual([false, '7 passed, 1 failed, 1 skipped']);
});

test('it counts a skipped test as failed in CI, and names it, unless its reason is known', () => {
  const { isGood, text, last } = tallied([{ passed: 1, failed: 0, skipped: ['needs root', 'lazy'] }], true);
  expect([isGood, last]).toEqual([false, '1 passed, 1 failed, 1 skipped']);
  expect(text).toContain('lazy');
  expect(text).not.toContain('needs root');
});

test('it is content when nothing failed', () => {
  expect(tallied([{ passed: 1, failed: 0, skipped: ['needs root'] }], true).isGood).toBe(true);
});
