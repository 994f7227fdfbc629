import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFeel } from './feel.ts';

const vibrate = jest.fn();
const hasTouched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });

beforeEach(() => {
  vibrate.mockClear();
  Object.assign(navigator, { vibrate });
  hasTouched(true);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

function moving() {
  const feel = createFeel();
  feel.isStill = false;
  return feel;
}

test('it shakes the picture no further than told, and lets it rest again', () => {
  const feel = moving();
  expect(feel.offset(0)).toBe(0);
  feel.jolt(4, 1000);
  const offsets = Array.from({ length: 30 }, (_, step) => Math.abs(feel.offset(1000 + step * 10)));
  expect(Math.max(...offsets)).toBeGreaterThan(1);
  expect(Math.max(...offsets)).toBeLessThanOrEqual(4);
  expect(offsets.at(-1)).toBe(0);
});

test('it lets a phone hum, the longer the harder', () => {
  const feel = moving();
  feel.jolt(2, 0);
  feel.jolt(8, 0);
  const [[light], [hard]] = vibrate.mock.calls as [[number], [number]];
  expect(hard).toBeGreaterThan(light);
});

test('it does not ask to hum before the person has touched the game, which a browser would complain of', () => {
  hasTouched(false);
  moving().jolt(4, 0);
  expect(vibrate).not.toHaveBeenCalled();
});

test('it keeps still for whoever wants no motion', () => {
  const feel = createFeel();
  feel.jolt(8, 0);
  expect([feel.offset(10), vibrate.mock.calls.length]).toEqual([0, 0]);
});
