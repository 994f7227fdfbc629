import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { createProgress } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';

/** Develops the site, one remote alone (`gamehub`), or the components (`ui`). */
export async function main(args) {
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['shared/games']);
  const { code } = await run(process.execPath, ['--import', 'tsx', 'shared/build/src/dev/main.ts', ...args]);
  process.exitCode = code;
}
