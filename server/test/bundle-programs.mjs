import { mkdtempSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PROGRAMS = here('../.programs');

/** Before the tests: bundles the programs that they run as processes, which start in a fourth of the time of their sources. */
export async function bundlePrograms() {
  mkdirSync(PROGRAMS, { recursive: true });
  const made = mkdtempSync(join(PROGRAMS, 'making-'));
  const tests = ['cli-process', 'hold-database', 'stuck-worker'].map((name) => ({ in: here(`${name}.ts`), out: name }));
  const workers = [
    { in: here('../src/modules/chain/metadata/pictures/worker.ts'), out: 'picture-worker' },
    { in: here('../src/modules/games/runs/replay/worker.ts'), out: 'replay-worker' },
  ];
  await bundle([{ in: here('../src/main.ts'), out: 'main' }, ...workers, ...tests], made);
  // Whole files take the place of others, which another run may be reading.
  for (const file of readdirSync(made)) renameSync(join(made, file), join(PROGRAMS, file));
  rmSync(made, { recursive: true });
}
