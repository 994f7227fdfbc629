import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { run } from '../lib/run.mjs';

const LOG = join(CACHE, 'logs/journeys.log');
const REPORT = join(CACHE, 'logs/journeys.json');

function titlesOf(wanted, suite, titles = []) {
  const here = [...titles, suite.title];
  const specs = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...specs.map(({ title }) => [...here, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => titlesOf(wanted, inner, here)),
  ];
}

/** How long each journey of Playwright's report took, its second try included. */
export function journeyTimes({ suites }) {
  const timesOf = (suite) => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      spec: basename(suite.file, '.spec.ts'),
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap(timesOf),
  ];
  return suites.flatMap(timesOf);
}

/** What Playwright's report says. A journey that passed only at its second try has passed, and is named. */
export function journeysOutcome({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: suites.flatMap((suite) => titlesOf('skipped', suite)),
    late: suites.flatMap((suite) => titlesOf('flaky', suite)),
  };
}

/** Runs the journeys in a real browser; the whole grid of them only when asked. @param context.specs names; all when unset */
export async function journeys({ progress, tally, times, env, isFull, specs = [] }) {
  rmSync(REPORT, { force: true });
  const step = progress.step('journeys in a browser');
  const args = [
    at('e2e/node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e',
    '--reporter=list,json',
    ...(isFull ? [] : ['--grep-invert', '@full']),
    ...specs.map((spec) => `/${spec}\\.spec\\.ts$`),
  ];
  const motion = isFull ? { MORTAR_E2E_MOTION: 'full' } : {};
  const { code, excerpt } = await run(process.execPath, args, {
    env: { ...env, ...motion, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
    log: LOG,
  });
  const report = readJson(REPORT);
  const outcome = report ? journeysOutcome(report) : { passed: 0, failed: 0, skipped: [], late: [] };
  // Something outside of the tests broke.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  tally.add(outcome);
  if (report) times.addJourneys(journeyTimes(report), report.config.workers);
  for (const title of outcome.late) progress.line(`passed only at the second try: ${title}`);
  if (outcome.failed === 0) return step.done(`${outcome.passed} passed`);
  step.failed(`${outcome.failed} failed`);
  tally.report(`journeys in a browser (all of it: ${LOG})`, excerpt(200));
}
