import { expect, test } from '@jest/globals';
import { countsOf, page } from './document.mjs';

const sections = [
  {
    chapter: 2,
    title: 'Layout',
    lines: [
      { id: 'l-1', says: 'a | b', code: ['shell/src/bar.ts#X = 1 | 2'], tests: ['shell/src/bar.test.ts > it is <b>*'], differs: 'x' },
      { id: 'l-2', says: 'c', later: 'messaging' },
      { id: 'l-3', says: 'd', later: 'messaging' },
      { id: 'l-4', says: 'e is not shown', isOpen: true },
    ],
  },
];

test('it counts the lines of each kind', () => {
  expect(countsOf(sections)).toEqual({ all: 4, mapped: 1, open: 1, waiting: [{ what: 'messaging', count: 2 }] });
});

test('it gives every line a row that no sign of the line breaks', () => {
  const text = page(sections, { messaging: 'mfe-im' });
  expect(text).toContain('4 lines: 1 with code and test, 2 that wait for a part of the product, 1 that the specification leaves open.');
  expect(text).toContain('| messaging | 2 | `mfe-im` |');
  expect(text).toContain(
    '| l-1 | a \\| b<br>Differs: see [deviations](deviations.md). | [`bar.ts`](../shell/src/bar.ts) `X = 1 \\| 2` | *it is &lt;b>\\** ([`bar.test.ts`](../shell/src/bar.test.ts)) |',
  );
  expect(text).toContain('| l-2 | c | waits for messaging |  |');
  expect(text).toContain('| l-4 | e is not shown | left open by the specification |  |');
});
