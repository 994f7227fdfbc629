import { expect, test } from '@jest/globals';
import { loadLeavingPage } from './load-leaving-page.ts';

const LINKS = { community: 'https://chat.example/mortar' };
const load = (query: string) => loadLeavingPage(new URL(`/redirect${query}`, location.origin), LINKS);
const leadsTo = (query: string) => {
  const answer = load(query);
  return answer instanceof Response ? answer.headers.get('location') : answer;
};

test.each([
  ['?url=%2Fim%3Fpeer%3D7', '/im?peer=7'],
  ['', '/'],
  ['?url=%2Fredirect%3Furl%3D%252Fredirect', '/'],
  ['?url=%2Flogin', '/'],
  [`?url=${encodeURIComponent(`${location.origin}/bricks`)}`, '/bricks'],
  ['?url=https%3A%2F%2Fchat.example%2Fother', 'https://chat.example/other'],
])('it leads from %p to %s at once', (query, to) => {
  expect(leadsTo(query)).toBe(to);
});

test.each(['//evil.example', 'https:evil.example', 'https://evil.example#@our.site', '/\\evil.example', '\\/evil.example'])(
  'it names another site before it leads to %s',
  (address) => {
    expect(load(`?url=${encodeURIComponent(address)}`)).toMatchObject({ kind: 'unknown', host: 'evil.example' });
  },
);

test.each(['javascript:alert(1)', 'data:text/html,hi', 'http://our.site@evil.example', 'https://['])('it never leads to %s', (address) => {
  expect(load(`?url=${encodeURIComponent(address)}`)).toEqual({ kind: 'refused', address });
});

test('it leads nowhere when two addresses are named', () => {
  expect(load('?url=%2Fim&url=%2Fbricks')).toEqual({ kind: 'refused', address: '/im' });
});

test('it shows no more of an address than a page can hold', () => {
  expect(load(`?url=javascript:${'x'.repeat(10_000)}`)).toMatchObject({ address: expect.stringMatching(/^.{300}$/) });
});
