import { describe, expect, test } from '@jest/globals';
import type { RegistryDocument, RemotePin, RemoteRoute } from '@mortar/protocol/registry';
import { decide } from './decide.ts';

const text = { en: 'x', 'zh-HK': 'x' };
const route = (path: string, guards?: string[]): RemoteRoute => ({
  path,
  page: 'home',
  layout: 'app',
  title: text,
  description: text,
  ...(guards && { guards }),
});
const live = {
  version: '1',
  description: { routes: [route('/'), route('/wallet', ['authenticated']), route('/odd', ['nobody'])] },
} as RemotePin;
const registry: RegistryDocument = {
  seq: 1,
  choice: '',
  remotes: { gamehub: { live, channel: 'live', why: 'live' } },
  areas: [
    {
      name: 'gamehub',
      title: text,
      routes: [
        { path: '/', layout: 'landing' },
        { path: '/staking', layout: 'app' },
      ],
    },
    { name: 'im', title: text, routes: [{ path: '/im', layout: 'app' }] },
    { name: 'market', title: text, routes: [{ path: '/personal/collections', layout: 'app' }] },
    { name: 'shell', title: text, routes: [{ path: '/404', layout: 'app' }] },
  ],
};
const visitor = { signedIn: false, mobile: false };
const at = (path: string, who = visitor) => decide(registry, new URL(path, 'http://localhost'), who);

describe('decide', () => {
  test('it gives a declared route its remote', () => {
    expect(at('/')).toMatchObject({ status: 200, remote: { name: 'gamehub', route: { path: '/' } } });
  });

  test('it answers 503 for a remote that is switched off, and the rest as before', () => {
    const isOff = { ...registry, remotes: { gamehub: { ...registry.remotes['gamehub']!, isOff: true as const } } };
    const off = (path: string) => decide(isOff, new URL(path, 'http://localhost'), visitor);
    expect([off('/'), off('/wallet'), off('/im'), off('/nowhere')]).toEqual([503, 503, 423, 404].map((status) => ({ status })));
  });

  test('it gives a page of the shell to the shell', () => {
    expect(at('/auth?redirectUri=%2Fim')).toEqual({ status: 200, page: '/auth' });
  });

  test.each([
    ['a seeded area without a version', '/im', 423],
    ['a seeded route that the live version does not declare', '/staking', 423],
    ['a path that nobody knows', '/nowhere', 404],
    ['the page for unknown paths', '/404', 404],
    ['a route with an unknown guard', '/odd', 500],
  ])('it answers %s', (_what, path, status) => {
    expect(at(path)).toEqual({ status });
  });

  test.each(['/personal/collections', '/personal/anything', '/sellList'])('it sends %s to /index without a session', (path) => {
    expect(at(path)).toEqual({ status: 302, location: '/index' });
  });

  test('it answers a sign-in-only path for a signed-in person', () => {
    expect(at('/personal/collections', { signedIn: true, mobile: false })).toEqual({ status: 423 });
  });

  test.each([
    ['/login', '/'],
    ['/reg?invitecode=Abc123', '/'],
    ['/login?path=%2Fim%3Fpeer%3D7', '/im?peer=7'],
    ['/login/?path=%2F%2Fevil', '/'],
    ['/login?path=%2Flogin', '/'],
    ['/reg?path=%2Fim&redirectUri=https%3A%2F%2Fevil', '/auth?redirectUri=https%3A%2F%2Fevil'],
  ])('it leads who is signed in on from %s to %s', (path, location) => {
    expect(at(path, { signedIn: true, mobile: false })).toEqual({ status: 302, location });
  });

  test('it sends a visitor of a guarded route home with the path, on desktop with six letters', () => {
    expect(at('/wallet?tab=2')).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^\/\?path=%2Fwallet%3Ftab%3D2&login=[a-z]{6}$/),
    });
    expect(at('/wallet', { signedIn: false, mobile: true })).toEqual({ status: 302, location: '/?path=%2Fwallet' });
  });
});
