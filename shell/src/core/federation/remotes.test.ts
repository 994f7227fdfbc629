import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegisteredRemote, RegistryDocument, RemotePin, RemoteRoute } from '@mortar/protocol/registry';
import { waitFor } from '@testing-library/react';
import { PUBLIC_KEY, signedAnswer } from '../../testing/signed-registry.ts';
import type { LoadReport } from './open-part.ts';
import { createRemotes, type Remotes } from './remotes.ts';

const route = { path: '/one', page: 'home' } as RemoteRoute;
const pin = (version: string, csp: object = {}) =>
  ({ version, global: `one_${version}`, integrity: {}, description: { routes: [route], csp } }) as unknown as RemotePin;
const registered = (live: RemotePin, more: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  live,
  channel: 'live',
  why: 'live',
  ...more,
});
const documentOf = (one: RegisteredRemote, seq = 1, choice = ''): RegistryDocument => ({ seq, choice, areas: [], remotes: { one } });

const files = {
  chunks: {
    remote: { js: ['remote.js'], css: [] },
    'page-home': { js: ['home.js'], css: ['home.css'] },
    'locale-en': { js: ['en.js'], css: [] },
  },
  integrity: Object.fromEntries(['entry.js', 'remote.js', 'home.js', 'home.css', 'en.js'].map((file) => [file, `sha384-${file}`])),
  entry: 'entry.js',
};

let known: RegistryDocument;
let remotes: Remotes;
const reports: LoadReport[] = [];

/** The server's next answers are these documents. */
function serves(next: RegistryDocument): void {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(signedAnswer(next));
}

function start(document: RegistryDocument): void {
  known = document;
  remotes = createRemotes({
    registry: () => known,
    registryReceived: (next) => {
      known = next;
    },
    registryKey: PUBLIC_KEY,
    isRegistrySigned: Promise.resolve(true),
    registryRefused: (reason) => {
      throw reason;
    },
    report: (report) => reports.push(report),
    serverLost: () => undefined,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  start(documentOf(registered(pin('1'))));
});

describe('mustReload', () => {
  test('it takes a version that this visitor shall have, though nothing changed for the others, once the page uses another', async () => {
    serves(documentOf(registered(pin('2'), { channel: 'canary', why: 'named' }), 1, 'abc'));
    remotes.used('one', '1');
    expect(await remotes.mustReload('one', route)).toBe(true);
  });

  test('it goes on with a canary while that is the visitor’s own', async () => {
    const own = documentOf(registered(pin('2'), { channel: 'canary', why: 'named' }), 1, 'abc');
    start(own);
    serves({ ...own, seq: 2 });
    remotes.used('one', '2');
    expect(await remotes.mustReload('one', route)).toBe(false);
  });

  test('it leaves a remote that was switched off by a new document where the page uses it, and without one elsewhere', async () => {
    serves(documentOf(registered(pin('1'), { isOff: true }), 2));
    expect(await remotes.mustReload('one', route)).toBe(false);
    remotes.used('one', '1');
    expect(await remotes.mustReload('one', route)).toBe(true);
  });

  test('it takes up a version by a new document that needs hosts beyond the policy of this page', async () => {
    serves(documentOf(registered(pin('2', { 'connect-src': ['https://new.example'] })), 2));
    expect(await remotes.mustReload('one', route)).toBe(true);
  });

  test('it takes up any other version in this document while the page uses none', async () => {
    start(documentOf(registered(pin('1', { 'connect-src': ['https://known.example'] }))));
    serves(documentOf(registered(pin('2', { 'connect-src': ['https://known.example'] })), 2));
    expect(await remotes.mustReload('one', route)).toBe(false);
  });
});

describe('isStale', () => {
  test.each([
    ['a change for everybody', 2, ''],
    ['other versions for this visitor', 1, 'abc'],
  ])('it tells of %s', async (_what, seq, choice) => {
    serves(documentOf(registered(pin('1')), seq, choice));
    expect(await remotes.isStale()).toBe(true);
  });
});

describe('expect', () => {
  const whole = documentOf(registered({ ...pin('1'), ...files }), 9);
  const part = documentOf(registered({ ...pin('1'), chunks: {} }), 9);
  const fetched = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ as, href, integrity }) => [
      as,
      new URL(href).pathname,
      integrity,
    ]);

  beforeEach(() => {
    document.head.replaceChildren();
    // What is there is not waited for.
    for (const version of ['1', '2'])
      Reflect.set(window, `one_${version}`, { init: () => undefined, get: () => Promise.reject(new Error('gone')) });
    performance.getEntriesByName ??= () => [];
    jest
      .spyOn(performance, 'getEntriesByName')
      .mockImplementation((url) => (url.endsWith('/r/one/1/remote.js') ? [{} as PerformanceEntry] : []));
  });
  afterEach(() => void jest.restoreAllMocks());

  test('it fetches the files of a page that are not there yet, by their hashes, once it knows them', async () => {
    start({ ...part, isPartial: true });
    serves(whole);
    void remotes.expect('/one', 'en');
    await waitFor(() =>
      expect(fetched()).toEqual([
        ['script', '/r/one/1/entry.js', 'sha384-entry.js'],
        ['script', '/r/one/1/home.js', 'sha384-home.js'],
        ['script', '/r/one/1/en.js', 'sha384-en.js'],
        ['style', '/r/one/1/home.css', 'sha384-home.css'],
      ]),
    );
  });

  test('it fetches a file once that is the entry and has the exposed module', async () => {
    const chunks = { ...files.chunks, remote: { js: ['entry.js'], css: [] } };
    start(documentOf(registered({ ...pin('1'), ...files, chunks }), 9));
    serves(whole);
    void remotes.expect('/one', 'en');
    await waitFor(() => expect(fetched()).toHaveLength(4));
  });

  test('it fetches them while it asks for news of the registry', async () => {
    start(whole);
    globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => undefined));
    void remotes.expect('/one', 'en');
    await waitFor(() => expect(fetched()).toHaveLength(4));
  });

  test('it forgets what did not come, but nothing that the page uses', async () => {
    const container = { init: () => undefined, get: () => Promise.reject(new Error('gone')) };
    const arrange = () => {
      Reflect.set(window, 'one_1', container);
      start(whole);
      serves(whole);
      return () => Reflect.get(window, 'one_1') as unknown;
    };
    const unused = arrange();
    await remotes.expect('/one', 'en');
    expect(unused()).toBeUndefined();
    const used = arrange();
    remotes.used('one', '1');
    await remotes.expect('/one', 'en');
    expect(used()).toBe(container);
  });

  test('it fetches the version that the news name too, and runs that alone', async () => {
    const [old, next] = [jest.fn(), jest.fn(() => Promise.reject(new Error('gone')))];
    Reflect.set(window, 'one_1', { init: () => undefined, get: old });
    Reflect.set(window, 'one_2', { init: () => undefined, get: next });
    start(whole);
    serves(documentOf(registered({ ...pin('2'), ...files }), 9, 'abc'));
    const expected = remotes.expect('/one', 'en');
    await waitFor(() =>
      expect(fetched().map(([, path]) => path)).toEqual(expect.arrayContaining(['/r/one/1/home.js', '/r/one/2/home.js'])),
    );
    await expected;
    expect([old.mock.calls.length, next.mock.calls.length]).toEqual([0, 1]);
  });

  test('it runs nothing of a remote that the news switch off', async () => {
    const get = jest.fn();
    Reflect.set(window, 'one_1', { init: () => undefined, get });
    start(whole);
    serves(documentOf(registered({ ...pin('1'), ...files }, { isOff: true }), 9, 'abc'));
    await remotes.expect('/one', 'en');
    expect(get).not.toHaveBeenCalled();
  });

  test.each([
    ['a path of nobody', whole, '/two'],
    [
      'what a development server serves',
      documentOf(registered({ ...pin('local'), entry: 'http://localhost:9/r/one/local/entry.js', chunks: {} }), 9),
      '/one',
    ],
  ])('it fetches nothing for %s', async (_what, document, path) => {
    start(document);
    serves(document);
    await remotes.expect(path, 'en');
    expect(fetched()).toEqual([]);
  });
});

describe('a part that does not come', () => {
  test('it takes nothing of what another part of the same version runs on', async () => {
    const dialog = jest.fn(() => Promise.reject(new Error('gone')));
    const messages = async () => ({});
    const module = { default: { pages: { home: async () => ({ Page: () => null }) }, dialogs: { vote: dialog }, messages } };
    const container = { init: () => undefined, get: async () => () => module };
    Reflect.set(window, 'one_3', container);
    const document = documentOf(registered({ ...pin('3'), ...files, chunks: { remote: { js: [], css: [] } } }), 9);
    start(document);
    serves(document);
    await remotes.page('one', 'home', 'en');
    await expect(remotes.dialog('one', 'vote', 'en')).rejects.toThrow('gone');
    expect(dialog).toHaveBeenCalledTimes(3);
    expect(Reflect.get(window, 'one_3')).toBe(container);
  });
});

describe('a version that hung this tab', () => {
  test('it is told of once and not opened again, until somebody asks for it', async () => {
    sessionStorage.setItem('mortar:first-runs', JSON.stringify(['one@1']));
    reports.length = 0;
    const entry = documentOf(registered({ ...pin('1'), chunks: { remote: { js: [], css: [] } } }), 10);
    start(entry);
    expect(reports).toEqual([expect.objectContaining({ remote: 'one', version: '1', outcome: 'failed' })]);
    await expect(remotes.page('one', 'home', 'en')).rejects.toThrow('one has no version that works');

    start(entry);
    expect(reports).toHaveLength(1);
    await expect(remotes.page('one', 'home', 'en')).rejects.toThrow('one has no version that works');

    serves(entry);
    await remotes.startOver('one');
    expect(sessionStorage.getItem('mortar:hung')).toBe('[]');
  });
});

test('a version that broke as it rendered is named as what keeps the area down, with what it threw', async () => {
  start(documentOf(registered({ ...pin('1'), chunks: { remote: { js: [], css: [] } } }), 11));
  const broken = new Error('x is not a function');
  expect(remotes.crashed('one', '1', broken)).toBe(true);
  const why = await remotes.page('one', 'home', 'en').catch((error: Error) => error);
  expect(why).toMatchObject({ message: 'one has no version that works', cause: broken });
});
