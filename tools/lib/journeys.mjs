import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { step } from './progress.mjs';
import { readJson } from './read-json.mjs';
import { CACHE, at } from './root.mjs';
import { logged, tail } from './run.mjs';

/** Runs the journeys in a real browser. */
export async function runJourneys(tally) {
  const report = join(CACHE, 'journeys.json');
  rmSync(report, { force: true });
  const env = { MORTAR_CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const words = [process.execPath, at('e2e', 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'];
  const { code, text, log } = await step('Journeys in a real browser', () => logged('journeys', words, { cwd: at('e2e'), env }));
  const stats = readJson(report)?.stats;
  if (!stats) return void tally.gate('journeys', false, text, log);
  const failed = stats.unexpected + stats.flaky;
  tally.add({ passed: stats.expected, failed: failed || (code === 0 ? 0 : 1), skipped: stats.skipped });
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  journeys: ${stats.expected} of ${stats.expected + failed + stats.skipped}`);
  if (code !== 0) tally.fail('journeys', `${tail(text, 160)}\n(all of it: ${log})`);
}
