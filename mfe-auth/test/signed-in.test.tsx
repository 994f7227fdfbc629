import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SESSION, startScope, visit } from './site.tsx';

test.each([
  ['/login', '/'],
  ['/login?path=%2Fim%3Fpeer%3D7', '/im?peer=7'],
  ['/login?path=%2F%2Fevil', '/'],
  ['/reg?invitecode=Abc123', '/'],
  ['/reg?path=%2Fim&redirectUri=%2Fbricks', '/auth?redirectUri=%2Fbricks'],
  ['/verification?email=kirayu%40mail.hk&sendEmailType=reg&path=%2Fim', '/im'],
])('it leads who is signed in on from %s to %s, and asks nothing of the server', async (at, to) => {
  const { place } = await visit(at, startScope({ api: 'http://127.0.0.1:1', session: SESSION }));
  await screen.findByText('Elsewhere');
  expect(place()).toBe(to);
});
