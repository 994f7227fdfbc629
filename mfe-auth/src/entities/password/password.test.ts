import { describe, expect, test } from '@jest/globals';
import { isPasswordGood, metRules, passwordHash } from './index.ts';

/** 64 characters, as a passphrase in Chinese may have. */
const LONG = `${'磚'.repeat(31)}${'瓦'.repeat(31)}A1`;

describe('metRules', () => {
  test.each([
    ['', { length: false, uppercase: false, digit: false }],
    ['Kiln 67', { length: false, uppercase: true, digit: true }],
    ['12345678', { length: true, uppercase: false, digit: true }],
    ['Ｋｉｌｎ１', { length: false, uppercase: true, digit: true }],
    ['👩‍👩‍👧‍👦A1', { length: true, uppercase: true, digit: true }],
  ])('it looks at %j', (password, met) => expect(metRules(password)).toEqual(met));
});

test('it takes 64 characters of Chinese with the letter and the digit', () => {
  expect([...LONG]).toHaveLength(64);
  expect(isPasswordGood(LONG)).toBe(true);
  expect(isPasswordGood(LONG.slice(0, -1))).toBe(false);
});

describe('passwordHash', () => {
  test('it is the hex SHA-256 of the text', async () => {
    expect(await passwordHash('Password1')).toBe('19513fdc9da4fb72a4a05eb66917548d3c90ff94d5419e1f2363eea89dfee1dd');
  });

  test('it is the same for every way to write the same text', async () => {
    expect(await passwordHash('Ｋｉｌｎ１２３４')).toBe(await passwordHash('Kiln1234'));
    expect(await passwordHash('Cafe\u0301 1234')).toBe(await passwordHash('Caf\u00e9 1234'));
  });

  test('it heeds every character, the 65th too', async () => {
    expect(await passwordHash(`${LONG}a`)).not.toBe(await passwordHash(`${LONG}b`));
  });
});
