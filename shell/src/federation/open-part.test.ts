import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegisteredRemote, RegistryDocument, RemotePin } from '@mortar/protocol';
import { openPart, type LoadReport, type OpenOptions } from './open-part.ts';

const pin = (version: string): RemotePin => ({
  version,
  global: `mortar_one_${version}`,
  entry: 'entry.js',
  chunks: {},
  integrity: {},
  description: {} as RemotePin['description'],
});
const entry: RegisteredRemote = { live: pin('new'), lastGood: pin('old'), channel: 'live', why: 'live' };
const registry: RegistryDocument = { seq: 1, choice: '', areas: [], remotes: { one: entry } };
const Page = () => null;
const works = { default: { pages: { home: async () => ({ Page }) }, messages: async () => ({ 'one.title': 'One' }) } };

describe('openPart', () => {
  const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
  const registerRemotes = jest.fn<(remotes: { name: string; entry: string }[]) => void>();
  const reports: LoadReport[] = [];
  const options: OpenOptions<'pages'> = {
    remote: 'one',
    kind: 'pages',
    name: 'home',
    locale: 'en',
    registry,
    federationScript: { url: '/shell/1/federation.js', integrity: 'sha384-x' },
    broken: new Set(),
    report: (report) => reports.push(report),
  };
  const versionOf = (id: string) => (id.includes('_new_') ? 'new' : 'old');
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
    jest.useFakeTimers();
    loadRemote.mockReset();
    registerRemotes.mockReset();
    reports.length = 0;
    window.__MORTAR_FEDERATION__ = { loadRemote, registerRemotes } as unknown as NonNullable<Window['__MORTAR_FEDERATION__']>;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('it opens page and messages of the live version', async () => {
    loadRemote.mockResolvedValue(works);
    const opened = await settled(openPart(options));
    expect(opened).toMatchObject({ version: 'new', part: { Page }, messages: { 'one.title': 'One' } });
    expect(reports.map(({ outcome }) => outcome)).toEqual(['ok']);
  });

  test('it tries again twice, each time under a new name', async () => {
    loadRemote.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503')).mockResolvedValue(works);
    const opened = await settled(openPart(options));
    expect(opened.version).toBe('new');
    expect(new Set(registerRemotes.mock.calls.map(([[remote]]) => remote?.name)).size).toBe(3);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['retried']);
  });

  test('it takes the last good version when the live one fails three times', async () => {
    loadRemote.mockImplementation((id) => (versionOf(id) === 'new' ? Promise.reject(new Error('boom')) : Promise.resolve(works)));
    expect((await settled(openPart(options))).version).toBe('old');
    expect(loadRemote.mock.calls.map(([id]) => versionOf(id))).toEqual(['new', 'new', 'new', 'old']);
    expect(reports.map(({ version, outcome }) => [version, outcome])).toEqual([
      ['new', 'failed'],
      ['old', 'lastGood'],
    ]);
  });

  test('it asks a version that does not answer within 8 s only once', async () => {
    loadRemote.mockImplementation((id) => (versionOf(id) === 'new' ? new Promise(() => undefined) : Promise.resolve(works)));
    const started = Date.now();
    expect((await settled(openPart(options))).version).toBe('old');
    expect(Date.now() - started).toBe(8000);
  });

  test('it does not ask a version that failed to render', async () => {
    loadRemote.mockResolvedValue(works);
    expect((await settled(openPart({ ...options, broken: new Set(['new']) }))).version).toBe('old');
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  test('it swaps nothing in beside the version in use', async () => {
    loadRemote.mockRejectedValue(new Error('gone'));
    await expect(settled(openPart({ ...options, mounted: 'new' }))).rejects.toThrow('gone');
    expect(loadRemote.mock.calls.every(([id]) => versionOf(id) === 'new')).toBe(true);
  });

  test('it loads nothing of a remote that is switched off', async () => {
    const off = { ...registry, remotes: { one: { ...entry, isOff: true as const } } };
    await expect(settled(openPart({ ...options, registry: off }))).rejects.toThrow('one is switched off');
    expect(registerRemotes).not.toHaveBeenCalled();
  });

  test('it fails with the last reason when no version works', async () => {
    loadRemote.mockRejectedValue(new Error('all gone'));
    await expect(settled(openPart(options))).rejects.toThrow('all gone');
  });

  test('it names a page that the version does not have', async () => {
    loadRemote.mockResolvedValue(works);
    await expect(settled(openPart({ ...options, name: 'nowhere' }))).rejects.toThrow('one old has no nowhere among its pages');
  });
});
