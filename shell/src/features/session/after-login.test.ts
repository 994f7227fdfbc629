import { expect, test } from '@jest/globals';
import { afterLogin } from './after-login.ts';

const from = (address: string, referer: string | null = null) => {
  const { pathname, search, hash } = new URL(address, location.origin);
  return afterLogin({ pathname, search, hash }, () => referer);
};

test.each([
  ['redirectUri before path', '/?redirectUri=%2Fapp%3Fa%3D1&path=%2Fim', '/auth?redirectUri=%2Fapp%3Fa%3D1'],
  ['a redirectUri that /auth will judge', '/login?redirectUri=https%3A%2F%2Fevil', '/auth?redirectUri=https%3A%2F%2Fevil'],
  ['the path that was kept', '/?path=%2Fim%3Fpeer%3D7&login=abcdef', '/im?peer=7'],
  ['home for the path login', '/login?path=login', '/'],
  ['home for the path /login', '/login?path=%2Flogin', '/'],
  ['home for the path reg', '/?path=reg', '/'],
  ['home for a foreign path', '/?path=%2F%2Fevil', '/'],
  ['home for a script', '/?path=javascript:alert(1)', '/'],
  ['the first of two paths', '/?path=%2Fim&path=%2F%2Fevil', '/im'],
  ['home from the login page', '/login', '/'],
  ['home from the register view', '/reg/', '/'],
  ['/index from the code screen', '/verification?email=a%40b.c&sendEmailType=reg', '/index'],
])('it goes to %s', (_what, address, to) => {
  expect(from(address)).toEqual({ kind: 'go', to });
});

test('it goes from the code screen to the path of the referer cookie', () => {
  expect(from('/verification?email=a%40b.c&sendEmailType=reg', '/activity')).toEqual({ kind: 'go', to: '/activity' });
});

test.each(['/', '/whitepaper', '/?path[]=%2F%2Fevil', '/?path='])('it loads %s anew', (address) => {
  expect(from(address, '/activity')).toEqual({ kind: 'reload' });
});
