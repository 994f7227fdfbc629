import { expect, test } from '@jest/globals';
import { lookAlikes, lookOf } from './look-alike.ts';

const find = lookAlikes(['Maria Lam', 'PayPal', '陳大文', 'Ian']);

test.each([
  ['the same name', 'Maria Lam', 'Maria Lam'],
  ['Cyrillic letters', 'Mаriа Lаm', 'Maria Lam'],
  ['another case', 'MARIA LAM', 'Maria Lam'],
  ['a space in another place', 'Mari aLam', 'Maria Lam'],
  ['marks', 'María Làm', 'Maria Lam'],
  ['two letters that read as one', 'Maria Larn', 'Maria Lam'],
  ['a capital i for an l', 'PayPaI', 'PayPal'],
  ['full-width letters', 'ＰａｙＰａｌ', 'PayPal'],
  ['a separator', '陳·大文', '陳大文'],
])('it knows %s', (_how, name, taken) => {
  expect(find(name)).toBe(taken);
});

test.each(['Maria Lim', 'PayBuddy', '陳小文', 'Lan', ''])('it leaves %p alone', (name) => {
  expect(find(name)).toBeNull();
});

test.each([
  ['Cyrillic letters', 'Yеs', 'Yes', true],
  ['full-width letters', 'Ｙｅｓ', 'Yes', true],
  ['a sign', '-1', '1', false],
  ['a capital', 'a', 'A', false],
])('of two choices with %s it says whether they look the same', (_how, one, other, isAlike) => {
  expect(lookOf(one) === lookOf(other)).toBe(isAlike);
});
