import { describe, expect, test } from '@jest/globals';
import { outcomesOf } from './run-tests.mjs';
import { isNamed } from './titles.mjs';

const report = (assertionResults, status = 'passed') => ({ testResults: [{ name: '/copy/a.test.ts', status, assertionResults }] });
const outcome = (of, title = 'it refuses %s') => outcomesOf(of, '/copy', [{ file: 'a.test.ts', title }])[0];
const one = (title, status) => ({ title, status });

describe('outcomesOf', () => {
  test.each([
    ['passed', report([one('it refuses a', 'passed'), one('it takes b', 'failed')])],
    ['failed', report([one('it refuses a', 'passed'), one('it refuses b', 'failed')], 'failed')],
    ['missing', report([one('it takes a', 'passed')])],
    ['missing', report([one('it refuses a', 'pending')])],
    ['broken', report([], 'failed')],
    ['broken', { testResults: [] }],
    ['broken', undefined],
  ])('it says %s of a named test', (expected, of) => {
    expect(outcome(of)).toBe(expected);
  });
});

describe('isNamed', () => {
  test.each([
    ['it refuses %s', 'it refuses //evil', true],
    ['it refuses %s and names the field', 'it refuses a b and names the field', true],
    ['it refuses $what', 'it refuses a\nb', true],
    ['it refuses a', 'it refuses ab', false],
    ['it keeps (a|b)', 'it keeps a', false],
    ['it comes at 80 % of its life', 'it comes at 80 % of its life', true],
  ])('it says of %j and %j: %s', (title, actual, expected) => {
    expect(isNamed(title, actual)).toBe(expected);
  });
});
