import { expect, test } from '@jest/globals';
import { forge, forgeTests } from './forge.mjs';

// The small pass: every test of forge is one here.
const results = await forgeTests();

test('there are tests', () => expect(results.length).toBeGreaterThan(0));

test.each(results)('$title', ({ status, said }) => expect({ status, said }).toEqual({ status: 'Success', said: '' }));

test('the sources are formatted', async () => {
  const { code, stdout } = await forge(['fmt', '--check']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
});
