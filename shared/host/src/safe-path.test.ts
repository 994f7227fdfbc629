import { expect, test } from '@jest/globals';
import { safePath } from './index.ts';

test('it takes the origin of this page when none is named', () => {
  expect(safePath('/im')).toBe('/im');
  expect(safePath(`${location.origin}/im`)).toBe('/');
});
