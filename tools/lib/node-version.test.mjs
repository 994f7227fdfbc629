import { expect, test } from '@jest/globals';
import { nodeProblem } from './node-version.mjs';

test.each(['14.21.3', '18.20.8', '20.18.3'])('it refuses Node %s in one line that says what is needed', (version) => {
  expect(nodeProblem(version)).toMatch(new RegExp(`^Mortar needs Node 20\\.19 or later, and this is Node ${version}: .+$`));
});

test.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('it takes Node %s', (version) => {
  expect(nodeProblem(version)).toBe('');
});
