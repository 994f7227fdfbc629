import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { run } from '../lib/run.mjs';

const LOG = join(CACHE, 'logs/tests.log');
const REPORT = join(CACHE, 'logs/tests.json');
const SKIPPED = ['pending', 'skipped', 'todo', 'disabled'];

/** What jest's report says; a file that cannot run counts as one failed test. */
export function unitOutcome(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: tests.filter(({ status }) => SKIPPED.includes(status)).map(({ fullName }) => fullName),
    said: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ message }) => message)
      .join('\n'),
  };
}

/** Runs the tests of all rooms, in both projects. */
export async function unitTests({ progress, tally, env, isFull }) {
  rmSync(REPORT, { force: true });
  const step = progress.step('tests of the rooms');
  const patterns = isFull ? [] : ['--testPathIgnorePatterns', '/node_modules/', '\\.full\\.test\\.'];
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    at('node_modules/jest/bin/jest.js'),
    '--json',
    `--outputFile=${REPORT}`,
    ...patterns,
  ];
  const { code, excerpt } = await run(process.execPath, args, { env, log: LOG });
  const report = readJson(REPORT);
  const outcome = report ? unitOutcome(report) : { passed: 0, failed: 0, skipped: [], said: excerpt(100) };
  // Something outside of the tests broke.
  if (code !== 0 && outcome.failed === 0) Object.assign(outcome, { failed: 1, said: outcome.said || excerpt(100) });
  tally.add(outcome);
  if (outcome.failed === 0) return step.done(`${outcome.passed} passed`);
  step.failed(`${outcome.failed} failed`);
  tally.report(`tests of the rooms (all of it: ${LOG})`, outcome.said);
}
