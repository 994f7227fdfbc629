import { expect, test } from '@jest/globals';
import { branchCoverage } from './coverage.mjs';

const LEAST = 0.95;
const files = Object.entries(await branchCoverage());
const sum = (part) => files.reduce((total, [, file]) => total + file[part], 0);

test('there are branches', () => expect(sum('all')).toBeGreaterThan(0));

test('tests take 95 % of the branches of our own sources', () => {
  const missing = files.filter(([, { taken, all }]) => taken < all).map(([file, { taken, all }]) => `${file}: ${taken} of ${all}`);
  // What is missing is told only where it is too much.
  expect(sum('taken') / sum('all') < LEAST ? missing : []).toEqual([]);
});
