import { expect, test } from '@jest/globals';
import { loadAuthPage } from './load-auth-page.ts';

const load = (query: string, isSignedIn = true) => loadAuthPage(new URL(`/auth${query}`, location.origin), isSignedIn);

test.each([
  ['?redirectUri=%2Fim%3Fpeer%3D7', '/im?peer=7'],
  ['?redirectUri=%2F', '/'],
  ['', '/'],
  ['?redirectUri=%2Fauth%3FredirectUri%3D%252Fauth', '/'],
])('it leads a signed-in person from %p to %s', (query, to) => {
  const answer = load(query);
  expect(answer instanceof Response && answer.headers.get('location')).toBe(to);
});

test.each(['https://evil', '//evil', '/%2fevil', 'javascript:alert(1)', 'myapp://token', `${location.origin}.evil/`, '/login'])(
  'it leads nobody to %s',
  (address) => {
    expect(load(`?redirectUri=${encodeURIComponent(address)}`)).toEqual({ kind: 'refused', address });
  },
);

test('it leads nobody anywhere when two addresses are named', () => {
  expect(load('?redirectUri=%2Fim&redirectUri=%2Fbricks')).toEqual({ kind: 'refused', address: '/im' });
});

test('it asks a visitor to sign in first, whatever the address', () => {
  expect(load('?redirectUri=%2Fim', false)).toEqual({ kind: 'visitor' });
});
