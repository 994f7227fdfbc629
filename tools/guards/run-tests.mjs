import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../lib/read-json.mjs';
import { run } from '../lib/run.mjs';
import { isNamed, titlePattern } from './titles.mjs';

/** A test that fails may leave open what it began; nothing waits for that. */
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--json', '--silent', '--forceExit'];

/**
 * What became of named tests: `failed` when at least one case did, else `passed`; `missing` when none ran, `broken` when
 * the file itself did not run.
 */
export function outcomesOf(report, root, tests) {
  return tests.map(({ file, title }) => {
    const suite = report?.testResults.find(({ name }) => name === join(root, file));
    if (!suite || (suite.status === 'failed' && suite.assertionResults.length === 0)) return 'broken';
    const cases = suite.assertionResults.filter((test) => isNamed(title, test.title));
    const ran = cases.filter(({ status }) => status === 'passed' || status === 'failed');
    if (ran.length === 0) return 'missing';
    return ran.some(({ status }) => status === 'failed') ? 'failed' : 'passed';
  });
}

/** Runs the named tests below `root` and no others. @returns their outcomes in order, and what was said */
export async function runTests(root, tests, workers = 1) {
  const report = join(root, '.cache/guards.json');
  rmSync(report, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = [...new Set(tests.map(({ title }) => titlePattern(title)))].join('|');
  const args = [...JEST, `--outputFile=${report}`, `--maxWorkers=${workers}`, '-t', `(${titles})$`, '--runTestsByPath', ...files];
  const { excerpt } = await run(process.execPath, args, { cwd: root, log: join(root, '.cache/guards.log') });
  return { outcomes: outcomesOf(readJson(report), root, tests), said: excerpt(60) };
}
