import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createFuzz, type Fuzz } from '../test/fuzz.ts';

jest.setTimeout(120_000);

let fuzz: Fuzz;
beforeAll(async () => {
  fuzz = await createFuzz();
});
afterAll(() => fuzz.close());

test('it answers hostile calls of every endpoint without a fault, within 5 s', async () => {
  expect(await fuzz.endpoints(1, 6)).toEqual([]);
});

test('it answers addresses that are none without a fault', async () => {
  expect(await fuzz.addresses()).toEqual([]);
});
