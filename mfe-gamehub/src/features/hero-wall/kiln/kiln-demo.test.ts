import { expect, test } from '@jest/globals';
import { KILN_STACK_TICKS } from '@mortar/games/rules';
import { OPENING, ticked, type KilnDemo } from './kiln-demo.ts';

/** Every state from the opening until the run begins anew. */
function loop(): KilnDemo[] {
  const seen = [OPENING];
  for (let demo = ticked(OPENING); demo !== OPENING; demo = ticked(demo)) seen.push(demo);
  return seen;
}

test('it plays until the kiln closes, misses nothing, and begins anew', () => {
  const last = loop().at(-1)!;
  expect([last.state.tick, last.state.drop.kind === 'missed']).toEqual([KILN_STACK_TICKS, false]);
  expect(last.state.courses).toBeGreaterThan(20);
});

test('it shows every kind of drop', () => {
  const kinds = new Set(loop().map(({ state }) => state.drop.kind));
  expect([...kinds].sort()).toEqual(['cut', 'perfect']);
});

test('it breaks off exactly what hangs over', () => {
  for (const { state, rubble } of loop().filter((demo, index, all) => demo.rubble !== all[index - 1]?.rubble && demo.rubble)) {
    const { top, drop } = state;
    const [left, right] = [Math.min(rubble!.x, top.x), Math.max(rubble!.x + rubble!.width, top.x + top.width)];
    expect([left, right]).toEqual([drop.x, drop.x + drop.width]);
  }
});

test('it keeps the top of the wall, course by course', () => {
  for (const { state, wall } of loop()) {
    expect(wall.at(-1)).toMatchObject({ ...state.top, course: state.courses });
    expect(wall.length).toBeLessThanOrEqual(9);
  }
});
