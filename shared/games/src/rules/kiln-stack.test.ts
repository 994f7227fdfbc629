import { describe, expect, test } from '@jest/globals';
import { DROP, FIELD_WIDTH, FIRST_WIDTH, kilnStack, PERFECT_WITHIN, type KilnStackState } from './index.ts';

const begun = () => kilnStack.create(42);
const centre = (FIELD_WIDTH - FIRST_WIDTH) >> 1;

/** The state with its sliding brick put somewhere. */
const sliderAt = (state: KilnStackState, x: number): KilnStackState => ({ ...state, readyAt: 0, slider: { ...state.slider, x } });
const droppedAt = (state: KilnStackState, x: number) => kilnStack.step(sliderAt(state, x), DROP);

describe('Kiln Stack', () => {
  test('slides from edge to edge and never beyond', () => {
    let state = begun();
    const seen = new Set<number>();
    for (let tick = 0; tick < 1000; tick += 1) {
      state = kilnStack.step(state, 0);
      seen.add(state.slider.x);
    }
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...seen)).toBeLessThanOrEqual(FIELD_WIDTH - FIRST_WIDTH);
    expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(2000);
  });

  test('breaks off what hangs over', () => {
    const state = droppedAt(begun(), centre + 200);
    expect(state.top).toEqual({ x: centre + 200, width: FIRST_WIDTH - 200 });
    expect(state.slider.width).toBe(FIRST_WIDTH - 200);
    expect([state.drop.kind, state.courses, state.score, state.streak]).toEqual(['cut', 1, 10, 0]);
  });

  test('breaks off on the left as on the right', () => {
    expect(droppedAt(begun(), centre - 200).top).toEqual({ x: centre, width: FIRST_WIDTH - 200 });
  });

  test('forgives a small error and pays a streak of them more', () => {
    const once = droppedAt(begun(), centre + PERFECT_WITHIN);
    expect([once.drop.kind, once.score]).toEqual(['perfect', 15]);
    expect(once.top).toEqual({ x: centre, width: FIRST_WIDTH });
    const twice = droppedAt(once, once.top.x);
    expect([twice.streak, twice.score]).toEqual([2, 35]);
  });

  test('widens a narrow wall at a perfect drop, up to its first width', () => {
    const narrow = droppedAt(begun(), centre + 700);
    const wider = droppedAt(narrow, narrow.top.x);
    expect(wider.top.width).toBeGreaterThan(narrow.top.width);
    let state = wider;
    for (let count = 0; count < 30; count += 1) state = droppedAt(state, state.top.x);
    expect(state.top.width).toBe(FIRST_WIDTH);
    expect(state.top.x + state.top.width).toBeLessThanOrEqual(FIELD_WIDTH);
  });

  test('takes two taps at once for one', () => {
    const once = droppedAt(begun(), centre);
    const twice = kilnStack.step(once, DROP);
    expect([twice.courses, twice.ended]).toEqual([1, false]);
    let later = twice;
    for (let tick = 0; tick < 12; tick += 1) later = kilnStack.step(later, 0);
    expect(kilnStack.step(later, DROP).drop).not.toBe(once.drop);
  });

  test('is over when a brick misses the wall', () => {
    const narrow = droppedAt(begun(), centre + 1000);
    const missed = droppedAt(narrow, 0);
    expect([missed.ended, missed.drop.kind, missed.score]).toEqual([true, 'missed', 10]);
    expect(kilnStack.step(missed, DROP)).toBe(missed);
  });

  test('grows faster with the wall', () => {
    let state = begun();
    for (let count = 0; count < 20; count += 1) state = droppedAt(state, state.top.x);
    expect(Math.abs(state.slider.velocity)).toBeGreaterThan(Math.abs(begun().slider.velocity) + 5);
  });

  test('closes the kiln after a minute', () => {
    let state = begun();
    while (!state.ended) state = kilnStack.step(state, 0);
    expect(state.tick).toBe(6000);
  });
});
