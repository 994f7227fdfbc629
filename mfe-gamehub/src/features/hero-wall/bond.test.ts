import { describe, expect, test } from '@jest/globals';
import { ROWS, layWall } from './bond.ts';

const facts = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `fact-${index}` }));
const widths = (layout: 'desk' | 'phone') => ROWS.map((row) => row.map((place) => place[layout]).filter((width) => width > 0));

describe.each([
  ['desk', 10],
  ['phone', 4],
] as const)('on a %s', (layout, full) => {
  test('it fills every row exactly', () => {
    expect(widths(layout).map((row) => row.reduce<number>((sum, width) => sum + width, 0))).toEqual(ROWS.map(() => full));
  });

  test('it starts every second row with half a brick', () => {
    expect(widths(layout).map(([first]) => first)).toEqual(ROWS.map((_, index) => (index % 2 === 0 ? 2 : 1)));
  });

  test('it shows every fact as a whole brick within the first six halves', () => {
    for (const row of ROWS) {
      let end = 0;
      for (const place of row) {
        end += place[layout];
        if (place.holds === 'fact') expect([place[layout], end <= 6]).toEqual([2, true]);
      }
    }
  });
});

test('it lays the facts in their order and fills the bond with art', () => {
  const laid = layWall(facts(3));
  expect(laid.flatMap(({ fact }) => fact?.key ?? [])).toEqual(['fact-0', 'fact-1', 'fact-2']);
  expect(laid).toHaveLength(ROWS.flat().length);
});

test('it leaves out what the wall has no place for', () => {
  const places = ROWS.flat().filter(({ holds }) => holds === 'fact').length;
  expect(layWall(facts(places + 5)).filter(({ fact }) => fact)).toHaveLength(places);
});

test('it gives every brick a key of its own', () => {
  const keys = layWall(facts(4)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
