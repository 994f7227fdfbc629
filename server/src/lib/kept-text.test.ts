import { describe, expect, test } from '@jest/globals';
import { keptLine, keptText, lengthOf } from './kept-text.ts';

describe('keptLine', () => {
  test.each([
    ['  Maria   Lam ', 'Maria Lam'],
    ['admin\u202egnp', 'admingnp'],
    ['ad\u200bmin', 'admin'],
    ['ad\u200dmin', 'admin'],
    ['\u2066Mortar\u2069', 'Mortar'],
    ['a\u0000b\u0007', 'ab'],
    ['a\nb', 'a b'],
    ['a \u202e b', 'a b'],
    ['👩‍👩‍👧‍👦 family', '👩‍👩‍👧‍👦 family'],
    ['陳大文', '陳大文'],
    ['❤️ 🏳️‍🌈', '❤️ 🏳️‍🌈'],
    ['a\u{e0041}\u3164b', 'ab'],
    [`z${'\u0301'.repeat(20)}`, `\u017a${'\u0301'.repeat(4)}`],
  ])('it keeps %j as %j', (text, kept) => {
    expect(keptLine(text)).toBe(kept);
  });
});

describe('keptText', () => {
  test('it keeps lines, and one empty one between them', () => {
    expect(keptText(' One \r\n\r\n\r\n\r\ntwo\u202e  three \n')).toBe('One\n\ntwo three');
  });
});

describe('lengthOf', () => {
  test.each([
    ['👩‍👩‍👧‍👦', 1],
    ['e\u0301', 1],
    ['陳大文', 3],
    ['', 0],
  ])('it counts %j as a person does', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});
