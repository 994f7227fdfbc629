import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegisteredRemote, RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { forgetModule } from './load-module.ts';
import { openPart, type LoadReport, type OpenOptions } from './open-part.ts';
import { trustRegistry } from './tags.ts';

const pin = (version: string): RemotePin => ({
  version,
  global: `mortar_one_${version}`,
  entry: 'entry.js',
  chunks: {},
  integrity: { 'entry.js': 'sha384-x' },
  description: {} as RemotePin['description'],
});
const entry: RegisteredRemote = { live: pin('new'), lastGood: pin('old'), channel: 'live', why: 'live' };
const registry: RegistryDocument = { seq: 1, choice: '', areas: [], remotes: { one: entry } };
const Page = () => null;
const works = { default: { pages: { home: async () => ({ Page }) }, messages: async () => ({ 'one.title': 'One' }) } };

describe('openPart', () => {
  /** What the container of a version exposes. */
  const exposed = jest.fn<(version: string) => Promise<unknown>>();
  /** Addresses of the entries that were fetched. */
  const fetched: string[] = [];
  const reports: LoadReport[] = [];
  const options: OpenOptions<'pages'> = {
    remote: 'one',
    kind: 'pages',
    name: 'home',
    locale: 'en',
    registry,
    isInUse: () => false,
    broken: new Map(),
    report: (report) => reports.push(report),
    run: (_version, work) => work(),
  };
  /** A browser that fetches an entry and runs it. */
  const run = (script: HTMLScriptElement) => {
    fetched.push(script.src);
    const version = /\/r\/one\/(\w+)\//.exec(script.src)?.[1] ?? '';
    const get = async () => {
      const module = await exposed(version);
      return () => module;
    };
    Reflect.set(window, `mortar_one_${version}`, { init: () => undefined, get });
    void Promise.resolve().then(() => script.dispatchEvent(new Event('load')));
  };
  /** Runs timers while the work goes on. */
  const settled = async <T>(work: Promise<T>): Promise<T> => {
    const done = work.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    await jest.runAllTimersAsync();
    const outcome = await done;
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };

  beforeEach(() => {
    // The runtime tells of each further attempt at a version.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    trustRegistry(registry);
    for (const { live, lastGood } of Object.values(registry.remotes)) for (const one of [live, lastGood!]) forgetModule('one', one);
    jest.useFakeTimers();
    exposed.mockReset();
    reports.length = 0;
    fetched.length = 0;
    jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
      run(script as unknown as HTMLScriptElement);
      return script;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('it opens page and messages of the live version', async () => {
    exposed.mockResolvedValue(works);
    const opened = await settled(openPart(options));
    expect(opened).toMatchObject({ version: 'new', part: { Page }, messages: { 'one.title': 'One' } });
    expect(reports.map(({ outcome }) => outcome)).toEqual(['ok']);
  });

  test('it tries again twice, each time by a new address', async () => {
    exposed.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503')).mockResolvedValue(works);
    const opened = await settled(openPart(options));
    expect(opened.version).toBe('new');
    expect(new Set(fetched).size).toBe(3);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['retried']);
  });

  test('it takes the last good version when the live one fails three times', async () => {
    exposed.mockImplementation((version) => (version === 'new' ? Promise.reject(new Error('boom')) : Promise.resolve(works)));
    expect((await settled(openPart(options))).version).toBe('old');
    expect(exposed.mock.calls.map(([version]) => version)).toEqual(['new', 'new', 'new', 'old']);
    expect(reports.map(({ version, outcome }) => [version, outcome])).toEqual([
      ['new', 'failed'],
      ['old', 'lastGood'],
    ]);
  });

  test('it asks a version that does not answer within 8 s only once', async () => {
    exposed.mockImplementation((version) => (version === 'new' ? new Promise(() => undefined) : Promise.resolve(works)));
    const started = Date.now();
    expect((await settled(openPart(options))).version).toBe('old');
    expect(Date.now() - started).toBe(8000);
  });

  test('it does not ask a version that failed to render', async () => {
    exposed.mockResolvedValue(works);
    expect((await settled(openPart({ ...options, broken: new Map([['new', undefined]]) }))).version).toBe('old');
    expect(exposed).toHaveBeenCalledTimes(1);
  });

  test('it swaps nothing in beside the version in use', async () => {
    exposed.mockRejectedValue(new Error('gone'));
    await expect(settled(openPart({ ...options, mounted: 'new' }))).rejects.toThrow('gone');
    expect(exposed.mock.calls.every(([version]) => version === 'new')).toBe(true);
  });

  test('it loads nothing of a remote that is switched off', async () => {
    const off = { ...registry, remotes: { one: { ...entry, isOff: true as const } } };
    await expect(settled(openPart({ ...options, registry: off }))).rejects.toThrow('one is switched off');
    expect(fetched).toEqual([]);
  });

  test('it fails with the last reason when no version works', async () => {
    exposed.mockRejectedValue(new Error('all gone'));
    await expect(settled(openPart(options))).rejects.toThrow('all gone');
  });

  test('it puts back what a version changes of the platform, and takes the last good one at once', async () => {
    const { map } = Array.prototype;
    exposed.mockImplementation(async (version) => {
      if (version === 'new') Reflect.set(Array.prototype, 'map', () => []);
      return works;
    });
    const { version } = await settled(openPart(options));
    const after = Array.prototype.map;
    // What looks at it needs the platform, whether it was put back or not.
    Reflect.set(Array.prototype, 'map', map);
    expect(version).toBe('old');
    expect(after).toBe(map);
    expect(exposed.mock.calls.map(([version]) => version)).toEqual(['new', 'old']);
    expect(reports[0]).toMatchObject({ version: 'new', outcome: 'failed', message: 'IntrinsicsError: it changed Array.prototype.map' });
  });

  test('it names a page that the version does not have', async () => {
    exposed.mockResolvedValue(works);
    await expect(settled(openPart({ ...options, name: 'nowhere' }))).rejects.toThrow('one old has no nowhere among its pages');
  });
});
