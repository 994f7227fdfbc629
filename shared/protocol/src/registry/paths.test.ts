import { describe, expect, test } from '@jest/globals';
import { matchesPath, needsSession, resolvePath } from './paths.ts';
import { registryTag, type RegistryDocument, type RemotePin } from './document.ts';

describe('matchesPath', () => {
  test.each([
    ['/', '/', true],
    ['/', '/home', false],
    ['/im/gamecenter', '/im/gamecenter/', true],
    ['/im/gamecenter', '/im', false],
    ['/collection/:id', '/collection/7', true],
    ['/collection/:id', '/collection', false],
    ['/collection/:id?', '/collection', true],
    ['/docs/*', '/docs/a/b', true],
    ['/docs/*', '/docs', true],
    ['/sellList', '/selllist', true],
    ['/im', '/im/followers', false],
  ])('it says of %s and %s: %s', (pattern, path, fits) => {
    expect(matchesPath(pattern, path)).toBe(fits);
  });
});

describe('needsSession', () => {
  test.each([
    ['/Personal/Collections', true],
    ['/selllist/', true],
    ['/personal/collections', true],
    ['/personal/earnings', true],
    ['/sellList', true],
    ['/personal', false],
    ['/sellListing', false],
  ])('it says of %s: %s', (path, needs) => {
    expect(needsSession(path)).toBe(needs);
  });
});

describe('resolvePath', () => {
  test('it names a remote that is switched off, and finds the seeded area where it declares nothing', () => {
    const live = { description: { routes: [{ path: '/market' }] } } as RemotePin;
    const areas: RegistryDocument['areas'] = [
      { name: 'market', title: { en: 'Market', 'zh-HK': '市場' }, routes: [{ path: '/sellList', layout: 'app' }] },
    ];
    const registry: RegistryDocument = {
      seq: 1,
      choice: '',
      remotes: { market: { live, channel: 'live', why: 'live', isOff: true } },
      areas,
    };
    expect(resolvePath(registry, '/market')).toEqual({ kind: 'off', name: 'market' });
    expect(resolvePath(registry, '/sellList')).toMatchObject({ kind: 'area' });
  });
});

describe('registryTag', () => {
  test('it is the sequence number, and with it what was chosen for a visitor', () => {
    expect([registryTag({ seq: 7, choice: '' }), registryTag({ seq: 7, choice: 'abc' })]).toEqual(['"7"', '"7.abc"']);
  });
});
