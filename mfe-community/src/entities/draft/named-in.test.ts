import { expect, test } from '@jest/globals';
import { namedIn } from './named-in.ts';

test('of two names that begin alike the longer one is meant', () => {
  const people = [
    { uid: 'u1', name: 'mo' },
    { uid: 'u2', name: 'mo li' },
  ];
  expect(namedIn('@mo li and @mo', people)).toEqual([
    { uid: 'u2', start: 0, end: 6 },
    { uid: 'u1', start: 11, end: 14 },
  ]);
});
