import { expect, test } from '@jest/globals';
import { namedIn } from '#entities/draft';
import { namingAt, withName } from './naming.ts';

test.each([
  ['Hi @ki', 6, { at: 3, text: 'ki' }],
  ['多謝＠阿', 4, { at: 2, text: '阿' }],
  ['a@b.hk', 6, null],
  ['@', 1, null],
  ['no name', 7, null],
])('in %j at %i the name is %j', (text, caret, naming) => {
  expect(namingAt(text, caret)).toEqual(naming);
});

test('a picked name stands in the place of what was written of it', () => {
  expect(withName('Hi @ki there', { at: 3, text: 'ki' }, { uid: 'u1', name: 'kira lam' })).toEqual({
    text: 'Hi @kira lam there',
    caret: 13,
  });
});

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
