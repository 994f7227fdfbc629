import { readFileSync, rmSync } from 'node:fs';
import { forge } from './forge.mjs';

const MEASURED = new URL('../.cache/gas/figures.json', import.meta.url);
/** What was measured when it was committed last: `npm run gas` in contracts/. */
export const COMMITTED = new URL('../gas.json', import.meta.url);

const read = (file) => Object.fromEntries(Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([name, gas]) => [name, Number(gas)]));

/** Gas of each figure as committed. */
export const committedGas = () => read(COMMITTED);

/** Gas of each figure, measured now: one transaction each, from cold. @throws what forge said */
export async function measuredGas() {
  rmSync(MEASURED, { force: true });
  const { code, stdout, stderr } = await forge(['test', '--isolate', '--match-path', 'test/**/*Gas.t.sol']);
  if (code !== 0) throw new Error(`${stdout}\n${stderr}`);
  return read(MEASURED);
}
