import { expect, test } from '@jest/globals';
import { judgeLink, outwardHref } from './outward.ts';

const ORIGIN = 'https://our.site';
const LINKS = { app: 'mortar://app', buy: 'https://swap.example/token', social: [{ name: 'x', url: 'https://x.example/mortar' }] };

test.each([
  ['/im?peer=7', 'own'],
  ['https://our.site/im', 'own'],
  ['https://swap.example/other', 'known'],
  ['https://x.example/somebody', 'known'],
  ['https://evil.example/', 'unknown'],
  ['//evil.example', 'unknown'],
  ['https://app/', 'unknown'],
  ['https://swap.example.evil.example/', 'unknown'],
  ['https://sub.swap.example/', 'unknown'],
  ['http://our.site/', 'unknown'],
  ['https://our.site@evil.example/', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
  ['mortar://open', 'refused'],
  ['https://', 'refused'],
])('it takes %s for %s', (address, kind) => {
  expect(judgeLink(address, LINKS, ORIGIN)).toBe(kind);
});

test('it sends an unknown host by way of the page that says where the link leads', () => {
  expect(outwardHref('https://evil.example/a?b=1', LINKS, ORIGIN)).toBe('/redirect?url=https%3A%2F%2Fevil.example%2Fa%3Fb%3D1');
  expect(outwardHref('https://x.example/mortar', LINKS, ORIGIN)).toBe('https://x.example/mortar');
  expect(outwardHref('javascript:alert(1)', LINKS, ORIGIN)).toBeNull();
});
