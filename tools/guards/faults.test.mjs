import { describe, expect, test } from '@jest/globals';
import { faultsOf } from './faults.mjs';

const FILES = { 'a.ts': 'if (!isAllowed) throw new Error();', 'a.test.ts': "test('it refuses %s', …)" };
const guard = { what: 'refusal', file: 'a.ts', text: '!isAllowed', off: 'false', tests: [{ file: 'a.test.ts', title: 'it refuses %s' }] };
const faults = (row) => faultsOf([{ row: 'A1', demands: 'x', guards: [guard], ...row }], (file) => FILES[file]);

describe('faultsOf', () => {
  test('it has nothing against guards and tests that are there', () => {
    expect(faults({ seen: guard.tests })).toEqual([]);
  });

  test.each([
    ['a guard whose text is gone', { guards: [{ ...guard, text: 'isForbidden' }] }, /^A1: a\.ts has the guard's text 0 times/],
    ['a guard whose text stands twice', { guards: [{ ...guard, text: 'r' }] }, /^A1: a\.ts has the guard's text \d times/],
    ['a guard whose file is gone', { guards: [{ ...guard, file: 'b.ts' }] }, /^A1: b\.ts has the guard's text 0 times/],
    ['a guard that is not switched off', { guards: [{ ...guard, off: guard.text }] }, /^A1, refusal: off is the guard itself$/],
    ['a guard that nothing tests', { guards: [{ ...guard, tests: [] }] }, /^A1, refusal: no test$/],
    ['a row without a guard', { guards: [] }, /^A1 has no guard$/],
    ['a test that is gone', { seen: [{ file: 'a.test.ts', title: 'it takes %s' }] }, /^A1: a\.test\.ts has no test 'it takes %s'$/],
  ])('it names %s', (_what, row, fault) => {
    expect(faults(row)).toEqual([expect.stringMatching(fault)]);
  });

  test('it names a row that is there twice', () => {
    const row = { row: 'A1', demands: 'x', guards: [guard] };
    expect(faultsOf([row, row], (file) => FILES[file])).toEqual(['A1 is there twice']);
  });
});
