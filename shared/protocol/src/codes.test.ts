import { expect, test } from '@jest/globals';
import { CODES } from './codes.ts';
import { SUCCESS } from './core/codes.ts';

test('it gives every business code of the specification its number', () => {
  expect(CODES).toMatchObject({
    success: 1511200,
    thirdPartyLoginRefused: 1511451,
    alreadyBound: 1511452,
    thirdPartyNeedsEmail: 1511453,
    ipRestricted: 1511461,
    tokenInvalid: 1511504,
    accountBlacklisted: 1511541,
    deviceBlacklisted: 1511542,
    ipBlacklisted: 1511543,
    thirdPartyNeedsVerification: 1511600,
    captchaNeeded: 1511721,
    captchaFailed: 1511722,
  });
  expect(SUCCESS).toBe(1511200);
});

test('it gives no number twice, and keeps its own apart from those of the specification', () => {
  const numbers = Object.values(CODES);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => Math.floor(number / 1000) === 1511)).toHaveLength(12);
});
