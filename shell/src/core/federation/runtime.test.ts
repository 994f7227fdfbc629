import { expect, test } from '@jest/globals';
import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { loadExposed } from './runtime.ts';
import { trustRegistry } from './tags.ts';

const pin = (version: string) =>
  ({ version, entry: 'entry.js', global: `one_${version}`, integrity: { 'entry.js': 'sha384-x' } }) as unknown as RemotePin;
const [older, newer] = [pin('1'), pin('2')];

/** The container of a version as its entry leaves it in the page; it answers when it is let. */
function start({ global, version }: RemotePin): { answer: () => void } {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  Reflect.set(window, global, {
    init: () => undefined,
    get: () => asked.then(() => () => ({ default: version })),
  });
  return { answer };
}

test('two versions of a remote that are wanted at once each give their own module', async () => {
  trustRegistry({
    seq: 1,
    choice: '',
    areas: [],
    remotes: { one: { live: newer, lastGood: older, channel: 'live', why: 'live' } },
  } as RegistryDocument);
  const starts = [start(older), start(newer)];
  const both = Promise.all([loadExposed('one', '/r/one/1/entry.js', older), loadExposed('one', '/r/one/2/entry.js', newer)]);
  for (const { answer } of starts) answer();
  expect(await both).toEqual([{ default: '1' }, { default: '2' }]);
});
