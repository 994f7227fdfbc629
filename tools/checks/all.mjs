import { ensureBuilt } from '../lib/build.mjs';
import { ensureHeadlessChromium } from '../lib/chromium.mjs';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { createProgress } from '../lib/progress.mjs';
import { ensureRedis } from '../lib/redis.mjs';
import { changedFiles, leftOut, readSpecs, scopeOf, workspaceRooms } from './changed.mjs';
import { buildGates, sourceGates } from './gates.mjs';
import { guardsAreSeen } from './guards.mjs';
import { journeys } from './journeys.mjs';
import { serverTestsOnOldestPostgres } from './oldest-postgres.mjs';
import { createTally } from './tally.mjs';
import { createTimes } from './times.mjs';
import { testsOf, unitTests } from './unit.mjs';

/** A build that fails is one failed check, and what needs no build still runs. */
async function built(progress, tally) {
  try {
    await ensureBuilt(progress);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tally.add({ passed: 0, failed: 1 });
    tally.report('build', error.message);
    return false;
  }
}

/**
 * Runs the checks of this checkout and ends with `N passed, N failed, N skipped`.
 * @param options.withJourneys in a real browser too
 * @param options.scope rooms whose tests run, and specs of journeys; all when unset
 * @param options.isFull the whole grid of them, the slow tests, the server's on the oldest PostgreSQL, and every guard of the security table switched off
 */
export async function checkAll({ withJourneys, isFull = false, scope }) {
  const progress = createProgress(process.stdout);
  const tally = createTally();
  const times = createTimes();
  await ensureInstalled(progress);
  const chromium = withJourneys ? await ensureHeadlessChromium(progress) : undefined;
  const context = { progress, tally, times, isFull, ...scope, env: { ...process.env, ...(chromium && { MORTAR_CHROMIUM: chromium }) } };
  if (isFull) await ensureRedis();
  const isBuilt = await built(progress, tally);
  await sourceGates(context);
  if (isBuilt) await buildGates(context);
  if (scope?.rooms.length !== 0) await unitTests(context);
  if (isFull) await serverTestsOnOldestPostgres(context);
  if (isFull) await guardsAreSeen(context);
  if (withJourneys && isBuilt) await journeys(context);
  times.tell();
  if (!tally.close()) process.exitCode = 1;
}

/** Runs the tests of the rooms that are named, and nothing else. */
export async function checkRooms(words) {
  const progress = createProgress(process.stdout);
  const tally = createTally();
  await ensureInstalled(progress);
  const times = createTimes();
  await testsOf(words, { progress, tally, times, env: process.env });
  times.tell();
  if (!tally.close()) process.exitCode = 1;
}

/** Runs the gates, and of tests and journeys those that the changes since main can touch; says what it leaves out. */
export function checkChanged() {
  const known = { rooms: workspaceRooms(), specs: readSpecs() };
  const scope = scopeOf(changedFiles(), known);
  for (const line of scope ? leftOut(scope, known) : ['nothing is left out: a file of the root changed']) console.log(line);
  return checkAll({ withJourneys: scope?.specs.length !== 0, scope });
}
