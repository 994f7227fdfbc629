import { expect, test } from '@jest/globals';
import { formatAmount } from '../format.ts';

test.each([
  ['0', 8, '0'],
  ['1', 8, '0.00000001'],
  ['100300', 8, '0.001003'],
  ['2100000000000000', 8, '21,000,000'],
  ['1999999999', 9, '1.99999999'],
  ['1', 9, '<0.00000001'],
  ['99999999999999', 18, '<0.0001'],
  ['0', 18, '0'],
  ['1234567890000000000', 18, '1.2345'],
  ['200000000000000000000000000', 18, '>100000000'],
])('it shows %s of %i digits as %s', (amount, decimals, shown) => {
  expect(formatAmount(amount, decimals, 'en')).toBe(shown);
});
