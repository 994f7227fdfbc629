import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { at } from '../../lib/paths.mjs';

const SHARED = `
interface Shared { loads: number; hooks: number }
globalThis.loads = (globalThis.loads ?? 0) + 1;
export const shared: Shared = { loads: globalThis.loads, hooks: 0 };
export function fail(): never {
  throw new Error('on line six');
}`;

/** Two files of it run one after the other: what the first leaves, the second must not find. */
const TESTS = `
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fail, shared } from './shared.ts';
shared.hooks = 0;
beforeEach(() => { shared.hooks += 1; });
test('finds a module that is loaded once', () => expect(shared.loads).toBe(1));
test('finds nothing of another file', async () => {
  expect(shared.hooks).toBe(2);
  expect(process.env).not.toHaveProperty('LEFT');
  expect(Math.random()).toBeLessThan(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
});
test('leaves much behind', () => {
  process.env.LEFT = 'by a file';
  jest.spyOn(Math, 'random').mockReturnValue(2);
  jest.useFakeTimers();
});
test('fails', () => fail());`;

let folder;
/** Of each title: what its tests failed by, or null. */
let failures;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'native-tests-')));
  const files = { 'package.json': '{"type":"module"}', 'shared.ts': SHARED, 'a.test.ts': TESTS, 'b.test.ts': TESTS };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.ts'],
    testEnvironment: at('tools/jest/native/environment.mjs'),
    testRunner: at('tools/jest/native/run-file.mjs'),
  };
  const args = [at('node_modules/jest/bin/jest.js'), '--json', '--runInBand', '--config', JSON.stringify(config)];
  // It ends with 1, for some of its tests fail.
  const report = await new Promise((resolve) => execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout)));
  const results = JSON.parse(report).testResults.flatMap(({ assertionResults }) => assertionResults);
  failures = {};
  for (const { title, failureMessages } of results) (failures[title] ??= []).push(failureMessages[0] ?? null);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a module is loaded once for all files of a worker', () => {
  expect(failures['finds a module that is loaded once']).toEqual([null, null]);
});

test('hooks, spies, fake timers and variables of the process end with the file that made them', () => {
  expect(failures['finds nothing of another file']).toEqual([null, null]);
});

test('an error names the line of the source', () => {
  expect(failures['fails']).toEqual([1, 2].map(() => expect.stringMatching(/on line six\n\s+at fail \(.*shared\.ts:6:/)));
});
