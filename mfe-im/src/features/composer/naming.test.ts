import { expect, test } from '@jest/globals';
import { mentionsOf, namingAt } from './naming.ts';

test.each([
  ['@', 1, { at: 0, text: '' }],
  ['hi @be', 6, { at: 3, text: 'be' }],
  ['hi @Bea Lau', 11, { at: 3, text: 'Bea Lau' }],
  ['a@b.c', 5, null],
  ['@ x', 3, null],
  ['@bea\nnext', 9, null],
  ['nothing', 4, null],
])('in %j at %i it finds the name that is being written', (text, caret, naming) => {
  expect(namingAt(text, caret)).toEqual(naming);
});

test('it says where a text names whom, the longer name before the one it begins with', () => {
  const named = [
    { uid: 'ann', name: 'Ann' },
    { uid: 'anna', name: 'Anna' },
    { uid: 'gone', name: 'Gone' },
  ];
  expect(mentionsOf('@Anna, @Ann and @Anna', named)).toEqual([
    { uid: 'anna', offset: 0, length: 5 },
    { uid: 'ann', offset: 7, length: 4 },
    { uid: 'anna', offset: 16, length: 5 },
  ]);
});
