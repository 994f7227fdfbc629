import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { CACHE, ROOT, at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { run } from '../lib/run.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings', at('node_modules/jest/bin/jest.js'), '--maxWorkers=100%', '--json'];
const SKIPPED = ['pending', 'skipped', 'todo', 'disabled'];

/** What jest's report says; a file that cannot run counts as one failed test. */
function outcomeOf(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: tests.filter(({ status }) => SKIPPED.includes(status)).map(({ fullName }) => fullName),
    said: failedFiles.map(({ message }) => message).join('\n'),
  };
}

/** How long each file of jest's report took, and its tests. */
export const filesOf = (report) =>
  report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(ROOT, name),
    ms: endTime - startTime,
    tests: assertionResults.map(({ title, duration }) => ({ title, ms: duration ?? 0 })),
  }));

/** Runs tests by jest as one part of the run. */
export async function jestTests(title, args, { progress, tally, times, env }) {
  const name = title.replaceAll(' ', '-');
  const log = join(CACHE, `logs/${name}.log`);
  const file = join(CACHE, `logs/${name}.json`);
  rmSync(file, { force: true });
  const step = progress.step(title);
  const { code, excerpt } = await run(process.execPath, [...JEST, `--outputFile=${file}`, ...args], { env, log });
  const report = readJson(file);
  const outcome = report ? outcomeOf(report) : { passed: 0, failed: 0, skipped: [], said: '' };
  // Something outside of the tests broke.
  if (code !== 0 && outcome.failed === 0) Object.assign(outcome, { failed: 1, said: outcome.said || excerpt(100) });
  tally.add(outcome);
  if (report) times.addRooms(filesOf(report), availableParallelism());
  if (outcome.failed === 0) return step.done(`${outcome.passed} passed`);
  step.failed(`${outcome.failed} failed`);
  tally.report(`${title} (all of it: ${log})`, outcome.said);
}

/** Runs the tests whose path has one of these words. */
export const testsOf = (words, context) => jestTests(`tests of ${words.join(' and ')}`, ['--', ...words], context);

/** Runs the tests of the rooms, those that need a fresh clone only when asked. @param context.rooms folders; all when unset */
export function unitTests(context) {
  const left = context.isFull ? [] : ['--testPathIgnorePatterns', '/node_modules/', '\\.full\\.test\\.'];
  const chosen = context.rooms ? ['--passWithNoTests', '--', ...context.rooms.map((room) => `${at(room)}/`)] : [];
  return jestTests('tests of the rooms', [...left, ...chosen], context);
}
