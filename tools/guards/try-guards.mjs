import { availableParallelism } from 'node:os';
import { makeCopy } from './copy.mjs';
import { runTests } from './run-tests.mjs';
import { switchOff } from './switch-off.mjs';

/** More copies at once only wait for each other's PostgreSQL and disk. */
const MOST_COPIES = 4;

const nameOf = ({ file, title }) => `${title} (${file})`;

/** What the outcomes of a guard's tests say while it is off; nothing when each of them saw it. */
export function verdictOf({ tests }, outcomes) {
  const blind = tests.filter((_test, index) => outcomes[index] !== 'failed');
  const said = { passed: 'stays green', missing: 'did not run', broken: 'could not run' };
  return blind.map((test) => `${said[outcomes[tests.indexOf(test)]]}: ${nameOf(test)}`).join('\n');
}

/** Runs all tests with every guard in place. @returns those that do not pass */
async function firstRun({ root }, guards) {
  const tests = [...new Map(guards.flatMap((guard) => guard.tests).map((test) => [nameOf(test), test])).values()];
  const { outcomes, said } = await runTests(root, tests, Math.min(MOST_COPIES, availableParallelism()));
  const faults = tests.flatMap((test, index) => (outcomes[index] === 'passed' ? [] : [`${outcomes[index]}: ${nameOf(test)}`]));
  return { count: tests.length, faults, said };
}

async function tryOne({ root }, guard) {
  const switchOn = switchOff(root, guard);
  try {
    const { outcomes, said } = await runTests(root, guard.tests);
    return { verdict: verdictOf(guard, outcomes), said };
  } finally {
    switchOn();
  }
}

/**
 * Switches guards off one by one, each in a copy of this checkout, and runs the tests that must see it.
 * @param guards each with its `row`
 * @param tell hears of every guard: its verdict, empty when every test saw it, and its seconds
 * @returns whether every test saw its guard
 */
export async function tryGuards(guards, { progress, tell }) {
  const copies = await progress.during('copies of the checkout', async () =>
    Array.from({ length: Math.min(MOST_COPIES, availableParallelism(), guards.length) }, makeCopy),
  );
  const removeAll = () => copies.forEach(({ remove }) => remove());
  process.once('exit', removeAll);
  const step = progress.step('tests with all guards on');
  const { count, faults, said } = await firstRun(copies[0], guards);
  if (faults.length > 0) {
    step.failed();
    progress.line([...faults, said].join('\n'));
    return false;
  }
  step.done(`${count} passed`);
  const waiting = [...guards];
  let areSeen = true;
  const worker = async (copy) => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const began = performance.now();
      const { verdict } = await tryOne(copy, guard);
      areSeen &&= verdict === '';
      tell(guard, verdict, (performance.now() - began) / 1000);
    }
  };
  await Promise.all(copies.map(worker));
  removeAll();
  return areSeen;
}
