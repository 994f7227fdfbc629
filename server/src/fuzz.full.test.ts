import { expect, jest, test } from '@jest/globals';
import { createFuzz } from '../test/fuzz.ts';

jest.setTimeout(30 * 60_000);

const CALLS_EACH = 200;

test('it answers 200 hostile calls of every endpoint without a fault, within 5 s', async () => {
  const fuzz = await createFuzz();
  const seed = Date.now() % 2 ** 31;
  const faults = await fuzz.endpoints(seed, CALLS_EACH);
  await fuzz.close();
  expect({ seed, faults }).toEqual({ seed, faults: [] });
});
