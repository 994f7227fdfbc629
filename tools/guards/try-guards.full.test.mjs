import { expect, jest, test } from '@jest/globals';
import { tryGuards } from './try-guards.mjs';

jest.setTimeout(180_000);

const QUIET = { line: () => {}, step: () => ({ done() {}, failed() {} }), during: (_title, work) => work() };
const guard = {
  what: 'no control characters and backslashes',
  file: 'shared/protocol/src/core/safe-path.ts',
  text: ' && !TREACHEROUS.test(reading)',
  off: '',
  tests: [{ file: 'shared/protocol/src/core/safe-path.test.ts', title: 'it gives home for %s' }],
};
const tryOut = (...guards) => tryGuards([{ row: 'E1', demands: '', guards }], QUIET);

test('it has nothing against a guard that its tests see, and names one that they do not', async () => {
  const unseen = { ...guard, what: 'nothing', off: ' && !TREACHEROUS.test(String(reading))' };
  expect(await tryOut(guard, unseen)).toEqual([
    'E1, nothing\n  stays green: it gives home for %s (shared/protocol/src/core/safe-path.test.ts)',
  ]);
});

test('it says so when a switched off guard leaves a file that cannot be read', async () => {
  expect(await tryOut({ ...guard, off: ' &&' })).toEqual([expect.stringContaining('could not run: it gives home for %s')]);
});

test('it switches nothing off while a test fails anyway', async () => {
  const wrong = { ...guard, tests: [{ file: guard.tests[0].file, title: 'it is not there' }] };
  expect((await tryOut(wrong))[0]).toBe(`missing: it is not there (${guard.tests[0].file})`);
});
