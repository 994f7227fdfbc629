import { beforeAll, expect, jest, test } from '@jest/globals';
import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { loadExposed } from './runtime.ts';
import { shareScope } from './share-scope.ts';
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

beforeAll(() =>
  trustRegistry({
    seq: 1,
    choice: '',
    areas: [],
    remotes: {
      one: { live: newer, lastGood: older, channel: 'live', why: 'live' },
      gone: { live: pin('3'), channel: 'live', why: 'live' },
    },
  } as RegistryDocument),
);

test('two versions of a remote that are wanted at once each give their own module', async () => {
  const starts = [start(older), start(newer)];
  const both = Promise.all([loadExposed('one', '/r/one/1/entry.js', older), loadExposed('one', '/r/one/2/entry.js', newer)]);
  for (const { answer } of starts) answer();
  expect(await both).toEqual([{ default: '1' }, { default: '2' }]);
});

test('the developer tools find host, remotes, versions and shared modules where they look', async () => {
  start(newer).answer();
  await loadExposed('one', '/r/one/2/entry.js', newer);
  const { moduleInfo, __SHARE__: shared, __INSTANCES__: instances } = __FEDERATION__;
  expect(moduleInfo['shell']).toMatchObject({ remotesInfo: { one: { matchedVersion: '2' } } });
  expect(moduleInfo['one:2']).toMatchObject({
    version: '2',
    remoteEntry: `${location.origin}/r/one/2/entry.js`,
    remoteEntryType: 'global',
    globalName: 'one_2',
    modules: [{ moduleName: 'remote' }],
  });
  expect(instances.map(({ name }) => name)).toContain('shell');
  expect(shared['shell']?.['default']).toBe(shareScope);
});

test('a version whose entry does not come is told by the code of the failure alone', async () => {
  const asked = jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    queueMicrotask(() => script.dispatchEvent(new Event('error')));
    return script;
  });
  await expect(loadExposed('gone', '/r/gone/3/entry.js', pin('3'))).rejects.toThrow(/^gone@3: RUNTIME-008$/);
  asked.mockRestore();
});
