import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { at } from '../lib/paths.mjs';

const TESTS = `
const expectIt = () => jest.spyOn(console, 'error').mockImplementation(() => {});
test('says nothing', () => {});
test('makes an error known', () => console.error('it broke: %s', 'why'));
test('warns', () => console.warn('it will break'));
test('expects an error', () => {
  const heard = expectIt();
  console.error('as expected');
  expect(heard).toHaveBeenCalledWith('as expected');
});
test('comes after one that expects an error', () => console.error('not expected any more'));
test('breaks a connection', () => console.error({ type: 'XMLHttpRequest' }));
`;

let folder;
/** Of each test: what it failed by, or null. */
let failures;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'quiet-console-')));
  writeFileSync(join(folder, 'some.test.cjs'), TESTS);
  const config = { rootDir: folder, testMatch: ['**/*.test.cjs'], transform: {}, setupFilesAfterEnv: [at('tools/jest/quiet-console.mjs')] };
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    at('node_modules/jest/bin/jest.js'),
    '--json',
    '--config',
    JSON.stringify(config),
  ];
  // It ends with 1, for some of its tests fail.
  const report = await new Promise((resolve) => execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout)));
  const [{ assertionResults }] = JSON.parse(report).testResults;
  failures = Object.fromEntries(assertionResults.map(({ title, failureMessages: [failure = null] }) => [title, failure]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['makes an error known', 'it broke: why'],
  ['warns', 'it will break'],
  ['comes after one that expects an error', 'not expected any more'],
])('a test that %s fails, and says what the console was told', (title, words) => {
  expect(failures[title]).toContain(`The console was told, and no test expects it:\n${words}`);
});

test.each(['says nothing', 'expects an error', 'breaks a connection'])('a test that %s passes', (title) => {
  expect(failures).toHaveProperty([title], null);
});
