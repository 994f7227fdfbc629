import { afterEach, expect, test } from '@jest/globals';
import { keepIntrinsics } from './intrinsics.ts';

const restore = keepIntrinsics();
afterEach(() => void restore());

test.each<[name: string, owner: object, key: PropertyKey]>([
  ['Array.prototype.map', Array.prototype, 'map'],
  ['Array.prototype.Symbol.iterator', Array.prototype, Symbol.iterator],
  ['Object.keys', Object, 'keys'],
  ['Promise.prototype.then', Promise.prototype, 'then'],
  ['Function.prototype.call', Function.prototype, 'call'],
  ['EventTarget.prototype.addEventListener', EventTarget.prototype, 'addEventListener'],
  ['Node.prototype.appendChild', Node.prototype, 'appendChild'],
])('it puts %s back, and names it', (name, owner, key) => {
  const before = Reflect.get(owner, key) as unknown;
  const putBack = keepIntrinsics();
  Reflect.defineProperty(owner, key, { value: () => undefined, configurable: true, writable: true });
  const changed = putBack();
  const after = Reflect.get(owner, key) as unknown;
  expect(changed).toBe(name);
  expect(after).toBe(before);
});

test('it brings back what was deleted', () => {
  const { flatMap } = Array.prototype;
  const putBack = keepIntrinsics();
  Reflect.deleteProperty(Array.prototype, 'flatMap');
  expect(putBack()).toBe('Array.prototype.flatMap');
  expect(Array.prototype.flatMap).toBe(flatMap);
});

test('it leaves what was there before alone, and says nothing of it', () => {
  Reflect.set(String.prototype, 'at', () => 'x');
  const putBack = keepIntrinsics();
  expect(putBack()).toBeUndefined();
  expect('abc'.at(0)).toBe('x');
});
