import { afterEach, expect, test } from '@jest/globals';
import { keepingIntrinsics, keepIntrinsics } from './intrinsics.ts';

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
  const before = Reflect.getOwnPropertyDescriptor(owner, key)!;
  const putBack = keepIntrinsics();
  Reflect.defineProperty(owner, key, { value: () => undefined, configurable: true, writable: true });
  const changed = putBack();
  const after = Reflect.get(owner, key) as unknown;
  // What looks at it needs the platform, whether it was put back or not.
  Reflect.defineProperty(owner, key, before);
  expect(changed).toBe(name);
  expect(after).toBe(before.value);
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

const patch = () => void Reflect.set(Array.prototype, 'flatMap', () => []);
/** Work that goes on until it is told to end. */
function opened(whose: string) {
  let ran = () => {};
  const { promise, resolve } = withResolvers();
  const done = keepingIntrinsics(whose, (say) => {
    ran = say;
    return promise;
  });
  done.catch(() => undefined);
  return { done, ran: () => ran(), end: resolve };
}
function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

test('what a version changed is told to all that is opened of it at once, also after it was put back', async () => {
  const { flatMap } = Array.prototype;
  const [first, second] = [opened('one@2'), opened('one@2')];
  patch();
  first.ran();
  const third = opened('one@2');
  for (const part of [first, second, third]) part.end();
  for (const { done } of [first, second, third]) await expect(done).rejects.toThrow('it changed Array.prototype.flatMap');
  expect(Array.prototype.flatMap).toBe(flatMap);
});

test('what is opened of another version meanwhile is not blamed, and keeps nothing of it', async () => {
  const { flatMap } = Array.prototype;
  const bad = opened('one@2');
  patch();
  const good = opened('two@1');
  bad.ran();
  good.end();
  await good.done;
  bad.end();
  await expect(bad.done).rejects.toThrow('it changed Array.prototype.flatMap');
  expect(Array.prototype.flatMap).toBe(flatMap);
});
