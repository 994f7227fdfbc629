import { expect, test } from '@jest/globals';
import { mayClose, pushLayer } from './layers.ts';

test('it lets one event close one layer, even when the layer above has gone before the next is asked', () => {
  const [lower, upper] = [Symbol('lower'), Symbol('upper')];
  const [popLower, popUpper] = [pushLayer(lower), pushLayer(upper)];
  const escape = new Event('keydown');
  expect(mayClose(upper, escape)).toBe(true);
  popUpper();
  expect(mayClose(lower, escape)).toBe(false);
  expect(mayClose(lower, new Event('keydown'))).toBe(true);
  popLower();
});

test('it asks the top layer only', () => {
  const [lower, upper] = [Symbol('lower'), Symbol('upper')];
  const pops = [pushLayer(lower), pushLayer(upper)];
  expect(mayClose(lower, new Event('keydown'))).toBe(false);
  for (const pop of pops) pop();
});
