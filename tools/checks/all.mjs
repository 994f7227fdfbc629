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

async function gates(context, isBuilt) {
  await sourceGates(context);
  if (isBuilt) await buildGates(context);
}

/** What can be checked by itself, in the order in which it runs. */
const PARTS = {
  gates,
  rooms: unitTests,
  'oldest-postgres': serverTestsOnOldestPostgres,
  guards: guardsAreSeen,
  journeys: (context, isBuilt) => isBuilt && journeys(context),
};
export const FULL_PARTS = Object.keys(PARTS);

/**
 * Runs checks of this checkout and ends with `N passed, N failed, N skipped`.
 * @param options.parts of `FULL_PARTS`
 * @param options.scope rooms whose tests run, and specs of journeys; all when unset
 * @param options.isFull the whole grid of journeys, and the slow tests
 */
export async function checkAll({ parts, isFull = false, scope }) {
  const progress = createProgress(process.stdout);
  const tally = createTally();
  const times = createTimes();
  await ensureInstalled(progress);
  const chromium = parts.includes('journeys') ? await ensureHeadlessChromium(progress) : undefined;
  const context = { progress, tally, times, isFull, ...scope, env: { ...process.env, ...(chromium && { MORTAR_CHROMIUM: chromium }) } };
  if (isFull) await ensureRedis();
  const isBuilt = await built(progress, tally);
  for (const [name, runPart] of Object.entries(PARTS)) if (parts.includes(name)) await runPart(context, isBuilt);
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
  const parts = ['gates', ...(scope?.rooms.length === 0 ? [] : ['rooms']), ...(scope?.specs.length === 0 ? [] : ['journeys'])];
  return checkAll({ parts, scope });
}
