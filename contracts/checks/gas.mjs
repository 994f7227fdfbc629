import { readFileSync } from 'node:fs';
import { forgeTests } from './forge.mjs';

/** What was measured when it was committed last: `npm run gas` in contracts/. */
export const COMMITTED = new URL('../gas.json', import.meta.url);

/** Gas of each figure as committed. */
export const committedGas = () => JSON.parse(readFileSync(COMMITTED, 'utf8'));

/** Gas of each figure as a run of tests measured it: one transaction each, from cold. */
export const gasOf = (results) =>
  Object.fromEntries(
    results
      .flatMap(({ gas }) => Object.entries(gas))
      .map(([name, used]) => [name, Number(used)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The same, measured now. @throws what failed */
export async function measuredGas() {
  const results = await forgeTests(['--match-path', 'test/**/*Gas.t.sol']);
  const failed = results.filter(({ status }) => status !== 'Success');
  if (failed.length > 0) throw new Error(failed.map(({ title, said }) => `${title}: ${said}`).join('\n'));
  return gasOf(results);
}
