import { expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, abiModules } from '../abi/modules.mjs';
import { forge, forgeTests } from './forge.mjs';
import { committedGas, gasOf } from './gas.mjs';
import { PROMISES, brokenPromises } from './promises.mjs';

const MOST_GROWTH = 1.01;

// The small pass: every test of forge is one here, and measures the gas on its way, so that forge compiles and runs once.
const results = await forgeTests();
const committed = committedGas();
const measured = gasOf(results);

test('there are tests', () => expect(results.length).toBeGreaterThan(0));

test.each(results)('$title', ({ status, said }) => expect({ status, said }).toEqual({ status: 'Success', said: '' }));

test('every figure of gas is committed: npm run gas', () => {
  expect(Object.keys(measured).sort()).toEqual(Object.keys(committed).sort());
});

test.each(Object.entries(committed))('the gas of %s has not grown by more than 1 %', (name, gas) => {
  expect(measured[name]).toBeLessThanOrEqual(gas * MOST_GROWTH);
});

test('the sources are formatted', async () => {
  const { code, stdout } = await forge(['fmt', '--check']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
});

test('shared/abi is as the contracts are: npm run abi', () => {
  const made = Object.entries(abiModules());
  expect(readdirSync(FOLDER).sort()).toEqual(made.map(([file]) => file).sort());
  // By name: what differs in so long a line, nobody reads.
  expect(made.filter(([file, text]) => readFileSync(join(FOLDER, file), 'utf8') !== text).map(([file]) => file)).toEqual([]);
});

test('every promise of docs/contracts.md stands beside a test that there is', () => {
  const text = readFileSync(PROMISES, 'utf8');
  expect(brokenPromises(text)).toEqual([]);
  expect(brokenPromises(text.replace('ABidIsHigherByAStep', 'ABidIsLower').replace('`exchange/Bound`', '`exchange/Bounds`'))).toEqual([
    'exchange/Bounds',
    'orderbook/Auction ABidIsLower',
  ]);
});
