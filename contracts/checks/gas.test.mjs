import { expect, test } from '@jest/globals';
import { committedGas, measuredGas } from './gas.mjs';

const MOST_GROWTH = 1.01;
const committed = committedGas();
const measured = await measuredGas();

test('every figure is committed: npm run gas', () => {
  expect(Object.keys(measured).sort()).toEqual(Object.keys(committed).sort());
});

test.each(Object.entries(committed))('the gas of %s has not grown by more than 1 %', (name, gas) => {
  expect(measured[name]).toBeLessThanOrEqual(gas * MOST_GROWTH);
});
