import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument, RemoteDescription, RemotePin } from '@mortar/protocol/registry';
import { openLocalRemotes } from './local-remotes.ts';

const ORIGIN = 'http://localhost:3005';
const description = (title: string) => ({ name: 'one', title: { en: title }, routes: [], csp: {} }) as unknown as RemoteDescription;
const pin = {
  version: '1',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-x' },
  description: description('published'),
} as unknown as RemotePin;
const published: RegistryDocument['remotes'] = {
  one: { live: pin, lastGood: pin, channel: 'live', why: 'live' },
  two: { live: pin, channel: 'canary', why: 'named' },
};
const documentOf = (local: Record<string, string>, remotes = published): RegistryDocument => ({
  seq: 7,
  choice: 'x',
  areas: [],
  remotes,
  local,
});

const fetched = jest.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched;
});
const serves = (answer: RemoteDescription) => fetched.mockResolvedValue({ ok: true, json: async () => answer } as Response);

describe('openLocalRemotes', () => {
  test('it puts what a development server serves in the place of the published version, and changes nothing else', async () => {
    serves(description('as it is now'));
    const sent = documentOf({ one: ORIGIN });
    const { remotes, ...rest } = (await openLocalRemotes(sent))(sent);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${ORIGIN}/r/one/local/remote.json`]);
    expect(remotes['one']).toEqual({
      channel: 'override',
      why: 'override',
      live: {
        version: 'local',
        entry: `${ORIGIN}/r/one/local/entry.js`,
        global: 'mortar_one_local',
        chunks: {},
        integrity: {},
        description: description('as it is now'),
      },
    });
    expect([remotes['two'], rest]).toEqual([published['two'], { seq: 7, choice: 'x', areas: [], local: { one: ORIGIN } }]);
  });

  test('it keeps the routes of the published version while the development server does not answer, so that they say so', async () => {
    const sent = documentOf({ one: ORIGIN });
    const { live, lastGood } = (await openLocalRemotes(sent))(sent).remotes['one']!;
    expect([live.entry, live.description, lastGood]).toEqual([`${ORIGIN}/r/one/local/entry.js`, pin.description, undefined]);
  });

  test('it shows a remote that was never published', async () => {
    serves(description('fresh'));
    const sent = documentOf({ fresh: ORIGIN });
    expect((await openLocalRemotes(sent))(sent).remotes['fresh']?.live.description).toEqual(description('fresh'));
  });

  test('it names one of which nothing is known', async () => {
    const sent = documentOf({ fresh: ORIGIN });
    expect((await openLocalRemotes(sent))(sent).remotes['fresh']?.live.description).toMatchObject({
      name: 'fresh',
      owner: 'fresh',
      routes: [],
    });
  });

  test('it does the same with later registries, and nothing once its developer went back', async () => {
    serves(description('as it is now'));
    const withLocal = await openLocalRemotes(documentOf({ one: ORIGIN }));
    expect(withLocal(documentOf({ one: ORIGIN })).remotes['one']?.live.description).toEqual(description('as it is now'));
    const { local: _, ...back } = documentOf({});
    expect(withLocal(back).remotes).toEqual(published);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('it leaves off what is switched off', async () => {
    const sent = documentOf({ one: ORIGIN }, { one: { ...published['one']!, isOff: true } });
    expect((await openLocalRemotes(sent))(sent).remotes['one']?.isOff).toBe(true);
  });
});
