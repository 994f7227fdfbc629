import { build } from 'esbuild';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { FOLDER, PACKAGES } from '../../tools/jest/packages.mjs';
import { at } from '../../tools/lib/paths.mjs';

/** Before the tests: makes one file of each package that has hundreds, once for the versions that are installed. */
export async function bundlePackages() {
  if (existsSync(FOLDER)) return;
  mkdirSync(dirname(FOLDER), { recursive: true });
  const made = mkdtempSync(`${FOLDER}-`);
  for (const [room, names] of Object.entries(PACKAGES)) {
    await build({
      absWorkingDir: at(room),
      entryPoints: names.map((name) => ({ in: name, out: name })),
      outdir: made,
      bundle: true,
      // What two entries share stays one.
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      external: ['postgres'],
      logLevel: 'warning',
    });
  }
  try {
    renameSync(made, FOLDER);
  } catch {
    rmSync(made, { recursive: true }); // another run was first
  }
}
