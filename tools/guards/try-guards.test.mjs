import { describe, expect, test } from '@jest/globals';
import { verdictOf } from './try-guards.mjs';

const tests = [
  { file: 'a.test.ts', title: 'it refuses' },
  { file: 'b.test.ts', title: 'it tells nobody' },
];

describe('verdictOf', () => {
  test('it is empty when every test saw that the guard was off', () => {
    expect(verdictOf({ tests }, ['failed', 'failed'])).toBe('');
  });

  test.each([
    ['passed', 'stays green: it tells nobody (b.test.ts)'],
    ['missing', 'did not run: it tells nobody (b.test.ts)'],
    ['broken', 'could not run: it tells nobody (b.test.ts)'],
  ])('it names a test that %s', (outcome, said) => {
    expect(verdictOf({ tests }, ['failed', outcome])).toBe(said);
  });
});
