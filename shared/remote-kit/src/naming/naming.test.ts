import { expect, test } from '@jest/globals';
import { namingAt, withName } from './naming.ts';

test.each([
  ['Hi @ki', 6, { at: 3, text: 'ki' }],
  ['多謝＠阿', 4, { at: 2, text: '阿' }],
  ['a@b.hk', 6, null],
  ['@', 1, { at: 0, text: '' }],
  ['hi @Bea Lau', 11, { at: 3, text: 'Bea Lau' }],
  ['@ x', 3, null],
  ['@bea\nnext', 9, null],
  ['no name', 7, null],
])('in %j at %i the name is %j', (text, caret, naming) => {
  expect(namingAt(text, caret)).toEqual(naming);
});

test('a picked name stands in the place of what was written of it', () => {
  expect(withName('Hi @ki there', { at: 3, text: 'ki' }, 'kira lam')).toEqual({
    text: 'Hi @kira lam there',
    caret: 13,
  });
});
