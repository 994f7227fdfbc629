import { ensureBuilt } from '../lib/build.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { createProgress } from '../lib/progress.mjs';
import { buildGates, sourceGates } from './gates.mjs';
import { guardsAreSeen } from './guards.mjs';
import { journeys } from './journeys.mjs';
import { serverTestsOnOldestPostgres } from './oldest-postgres.mjs';
import { createTally } from './tally.mjs';
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
 * @param options.isFull the whole grid of them, the slow tests, the server's on the oldest PostgreSQL, and every guard of the security table switched off
 */
export async function checkAll({ withJourneys, isFull = false }) {
  const progress = createProgress(process.stdout);
  const tally = createTally();
  await ensureInstalled(progress);
  const chromium = withJourneys ? { MORTAR_CHROMIUM: await ensureChromium(progress) } : {};
  const context = { progress, tally, isFull, env: { ...process.env, ...chromium } };
  const isBuilt = await built(progress, tally);
  await sourceGates(context);
  if (isBuilt) await buildGates(context);
  await unitTests(context);
  if (isFull) await serverTestsOnOldestPostgres(context);
  if (isFull) await guardsAreSeen(context);
  if (withJourneys && isBuilt) await journeys(context);
  if (!tally.close()) process.exitCode = 1;
}

/** Runs the tests of the rooms that are named, and nothing else. */
export async function checkRooms(words) {
  const progress = createProgress(process.stdout);
  const tally = createTally();
  await ensureInstalled(progress);
  await testsOf(words, { progress, tally, env: process.env });
  if (!tally.close()) process.exitCode = 1;
}
