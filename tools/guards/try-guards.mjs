import { availableParallelism } from 'node:os';
import { makeCopy } from './copy.mjs';
import { runTests } from './run-tests.mjs';
import { switchOff } from './switch-off.mjs';

/** More copies at once only wait for each other's PostgreSQL and disk. */
const MOST_COPIES = 4;

const nameOf = ({ file, title }) => `${title} (${file})`;

/** What the outcomes of a guard's tests say while it is off; empty when each of them saw it. */
export function verdictOf({ tests }, outcomes) {
  const said = { passed: 'stays green', missing: 'did not run', broken: 'could not run' };
  return tests.flatMap((test, index) => (outcomes[index] === 'failed' ? [] : [`${said[outcomes[index]]}: ${nameOf(test)}`])).join('\n');
}

/** Runs all tests with every guard in place. @returns how many there are, and what those say that do not pass */
async function firstRun({ root }, guards) {
  const tests = [...new Map(guards.flatMap((guard) => guard.tests).map((test) => [nameOf(test), test])).values()];
  const { outcomes, said } = await runTests(root, tests, Math.min(MOST_COPIES, availableParallelism()));
  const faults = tests.flatMap((test, index) => (outcomes[index] === 'passed' ? [] : [`${outcomes[index]}: ${nameOf(test)}`]));
  return { count: tests.length, faults, said };
}

async function tryOne({ root }, guard) {
  const switchOn = switchOff(root, guard);
  try {
    const { outcomes } = await runTests(root, guard.tests);
    return verdictOf(guard, outcomes);
  } finally {
    switchOn();
  }
}

async function tryAll(copies, guards, progress) {
  const waiting = [...guards];
  const faults = [];
  const worker = async (copy) => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const { row, what } = guard;
      const began = performance.now();
      const verdict = await tryOne(copy, guard);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      progress.line(`${verdict ? '✗' : '✓'} ${row.padEnd(4)}${seconds.padStart(6)} s  ${what}`);
      if (verdict) faults.push(`${row}, ${what}\n${verdict.replace(/^/gm, '  ')}`);
    }
  };
  await Promise.all(copies.map(worker));
  return faults;
}

/**
 * Switches guards off one by one, each in a copy of this checkout, and runs the tests that must see it.
 * @param rows of the security table
 * @returns what is wrong, one text each; empty when every test saw its guard
 */
export async function tryGuards(rows, progress) {
  const guards = rows.flatMap(({ row, guards: own }) => own.map((guard) => ({ row, ...guard })));
  const copies = await progress.during('copies of the checkout', async () =>
    Array.from({ length: Math.min(MOST_COPIES, availableParallelism(), guards.length) }, makeCopy),
  );
  const removeAll = () => copies.forEach(({ remove }) => remove());
  process.once('exit', removeAll);
  const step = progress.step('tests with all guards on');
  const { count, faults, said } = await firstRun(copies[0], guards);
  if (faults.length === 0) step.done(`${count} passed`);
  else step.failed();
  const found = faults.length > 0 ? [...faults, said] : await tryAll(copies, guards, progress);
  process.off('exit', removeAll);
  removeAll();
  return found;
}
