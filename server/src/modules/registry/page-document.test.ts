import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { RegisteredRemote, RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { createPageDocuments } from './page-document.ts';

const files = ['entry.js', 'remote.js', 'home.js'];
const pin = (name: string, version: string): RemotePin => ({
  version,
  entry: 'entry.js',
  global: `${name}_${version}`,
  chunks: { remote: { js: ['remote.js'], css: [] }, 'page-home': { js: ['home.js'], css: [] } },
  integrity: Object.fromEntries(files.map((file) => [file, `sha384-${name}${version}${file}`])),
  description: {
    name,
    title: { en: name, 'zh-HK': name },
    owner: 'team',
    routes: [
      { path: `/${name}`, page: 'home', layout: 'app', title: { en: 'T', 'zh-HK': '題' }, description: { en: 'long', 'zh-HK': '長' } },
    ],
    navigation: [{ id: 'home', to: `/${name}`, label: { en: 'T', 'zh-HK': '題' }, icon: 'brick', order: 1 }],
    panels: [],
    dialogs: ['one'],
    messages: ['en', 'zh-HK'],
    csp: {},
  },
});
const registered = (name: string): RegisteredRemote => ({ live: pin(name, '2'), lastGood: pin(name, '1'), channel: 'live', why: 'live' });
const documentOf = (...names: string[]): RegistryDocument => ({
  seq: 7,
  choice: '',
  areas: [],
  remotes: Object.fromEntries(names.map((name) => [name, registered(name)])),
});

describe('createPageDocuments', () => {
  test('it holds all of the remote that the page shows, and of the others what leads to them', () => {
    const { remotes, isPartial, seq } = createPageDocuments()(documentOf('one', 'two'), 'two');
    expect([seq, isPartial, Object.keys(remotes)]).toEqual([7, true, ['one', 'two']]);
    expect(remotes['two']).toEqual(registered('two'));
    const { lastGood, live } = remotes['one']!;
    expect([lastGood, live.chunks, live.integrity]).toEqual([undefined, {}, {}]);
    expect(live).toMatchObject({ version: '2', description: { dialogs: ['one'], navigation: pin('one', '2').description.navigation } });
    expect(live.description.routes).toEqual([expect.objectContaining({ path: '/one', title: { en: 'T', 'zh-HK': '題' } })]);
  });

  test.each([
    ['the only remote is the page’s', documentOf('one')],
    ['a development server stands in for one', { ...documentOf('one', 'two'), local: { two: 'http://localhost:9' } }],
  ])('it is the whole document where %s', (_what, document) => {
    expect(createPageDocuments()(document, 'one')).toBe(document);
  });

  test('it is made once for all pages of a remote', () => {
    const documents = createPageDocuments();
    const document = documentOf('one', 'two');
    expect(documents(document, 'one')).toBe(documents(document, 'one'));
    expect(documents(document, undefined)).not.toBe(documents(document, 'one'));
  });

  test('it grows by less than 200 compressed bytes for a remote more', () => {
    const names = Array.from({ length: 25 }, (_, index) => `area${index}`);
    const sizeOf = (document: RegistryDocument) => brotliCompressSync(JSON.stringify(createPageDocuments()(document, 'area0'))).length;
    expect((sizeOf(documentOf(...names)) - sizeOf(documentOf('area0', 'area1'))) / 23).toBeLessThan(200);
  });
});
