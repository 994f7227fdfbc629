import { expect, test } from '@jest/globals';
import { goalOf } from './goal.ts';

test.each([
  ['/login', '', '/'],
  ['/reg', '?invite=x', '/'],
  ['/login', '?path=%2Fim', '/im'],
  ['/login', '?redirectUri=%2Fim%3Fa', '/auth?redirectUri=%2Fim%3Fa'],
  ['/games/fuse', '?a=b', '/games/fuse?a=b'],
])('it leads from %s%s to %s', (pathname, search, goal) => {
  expect(goalOf({ pathname, search }, null)).toBe(goal);
});

test('it leads to what the sign-in was asked for', () => {
  expect(goalOf({ pathname: '/', search: '?path=%2Fim' }, { kind: 'go', to: '/games/fuse' })).toBe('/games/fuse');
});
