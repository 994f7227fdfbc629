import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, at } from './root.mjs';
import { logged, tail } from './run.mjs';
import { step } from './progress.mjs';
import { readJson } from './read-json.mjs';

/** Runs the unit and server tests. */
export async function runUnit(tally) {
  const report = join(CACHE, 'jest.json');
  rmSync(report, { force: true });
  const words = [process.execPath, '--experimental-vm-modules', '--no-warnings', at('node_modules', 'jest', 'bin', 'jest.js'), '--json', `--outputFile=${report}`, '--silent'];
  const { code, text, log } = await step('Unit and server tests', () => logged('jest', words));
  const outcome = readJson(report);
  if (!outcome) return void tally.gate('unit and server tests', false, text, log);
  tally.add({ passed: outcome.numPassedTests, failed: outcome.numFailedTests + outcome.numRuntimeErrorTestSuites, skipped: outcome.numPendingTests + outcome.numTodoTests });
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  unit and server tests: ${outcome.numPassedTests} of ${outcome.numTotalTests}`);
  if (code !== 0) tally.fail('unit and server tests', `${tail(text, 120)}\n(all of it: ${log})`);
}
