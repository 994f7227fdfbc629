import { existsSync, readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { runGates } from './gates.mjs';
import { runJourneys } from './journeys.mjs';
import { at } from './root.mjs';
import { createTally } from './tally.mjs';
import { runUnit } from './unit.mjs';

/** Runs everything; a skipped test fails in CI unless docs/skips.md gives its reason. */
export async function testAll() {
  const tally = createTally();
  await findChromium();
  await build();
  await runGates(tally);
  await runUnit(tally);
  await runJourneys(tally);
  const excused = existsSync(at('docs', 'skips.md')) ? (readFileSync(at('docs', 'skips.md'), 'utf8').match(/^- /gm) ?? []).length : 0;
  if (process.env.CI && tally.counts.skipped > excused) tally.gate('skipped tests have their reason in docs/skips.md', false, `${tally.counts.skipped} skipped, ${excused} excused`);
  return tally.close();
}
