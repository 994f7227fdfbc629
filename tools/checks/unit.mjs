import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { CACHE, ROOT, at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { run } from '../lib/run.mjs';

/** Tests wait for databases, programs and timers: more of them than cores keep the cores busy. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);
/** What a worker has loaded stays in its heap, and collecting it takes longer with every file: beyond this one it is replaced. */
const HEAP = '700MB';
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  at('node_modules/jest/bin/jest.js'),
  `--maxWorkers=${WORKERS}`,
  `--workerIdleMemoryLimit=${HEAP}`,
  '--json',
];
const SKIPPED = ['pending', 'skipped', 'todo', 'disabled'];
/** More files than these do not fail because a machine is busy. */
const FEW = 3;

/** What jest's report says; a file that cannot run counts as one failed test. */
function outcomeOf(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: tests.filter(({ status }) => SKIPPED.includes(status)).map(({ fullName }) => fullName),
    failedFiles: failedFiles.map(({ name }) => name),
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

async function jest(name, args, env) {
  const log = join(CACHE, `logs/${name}.log`);
  const file = join(CACHE, `logs/${name}.json`);
  rmSync(file, { force: true });
  const { code, excerpt } = await run(process.execPath, [...JEST, `--outputFile=${file}`, ...args], { env, log });
  const report = readJson(file);
  const outcome = report ? outcomeOf(report) : { passed: 0, failed: 0, skipped: [], failedFiles: [], said: '' };
  // Something outside of the tests broke.
  if (code !== 0 && outcome.failed === 0) Object.assign(outcome, { failed: 1, failedFiles: [], said: outcome.said || excerpt(100) });
  return { report, log, ...outcome };
}

/** What the failed files of a run came to when they ran once more, alone, as journeys do in CI; undefined when that would say nothing. */
async function secondTry(name, { failedFiles }, env) {
  if (!env.CI || failedFiles.length === 0 || failedFiles.length > FEW) return undefined;
  const again = await jest(`${name}-again`, ['--runTestsByPath', ...failedFiles], env);
  return again.failed === 0 ? again : undefined;
}

/** Runs tests by jest as one part of the run. In CI a file that passes only at its second try has passed, and is named. */
export async function jestTests(title, args, { progress, tally, times, env }) {
  const name = title.replaceAll(' ', '-');
  const step = progress.step(title);
  const first = await jest(name, args, env);
  const again = first.failed > 0 ? await secondTry(name, first, env) : undefined;
  const outcome = again ? { ...first, passed: first.passed + first.failed, failed: 0 } : first;
  tally.add(outcome);
  if (first.report) times.addRooms(filesOf(first.report), WORKERS);
  if (again) for (const file of first.failedFiles) progress.line(`passed only at the second try: ${relative(ROOT, file)}\n${first.said}`);
  if (outcome.failed === 0) return step.done(`${outcome.passed} passed`);
  step.failed(`${outcome.failed} failed`);
  tally.report(`${title} (all of it: ${first.log})`, first.said);
}

/** Runs the tests whose path has one of these words. */
export const testsOf = (words, context) => jestTests(`tests of ${words.join(' and ')}`, ['--', ...words], context);

/** Runs the tests of the rooms, those that need a fresh clone only when asked. @param context.rooms folders; all when unset */
export function unitTests(context) {
  const left = context.isFull ? [] : ['--testPathIgnorePatterns', '/node_modules/', '\\.full\\.test\\.'];
  const chosen = context.rooms ? ['--passWithNoTests', '--', ...context.rooms.map((room) => `${at(room)}/`)] : [];
  return jestTests('tests of the rooms', [...left, ...chosen], context);
}
