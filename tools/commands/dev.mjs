import { ensureBuilt, rooms } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { portFree, wantedPort } from '../lib/ports.mjs';
import { createProgress } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';

/** What `--help` says. */
export const usage = `npm run dev                             the whole site, rebuilt as you write
npm run dev -- <remote>                 one remote alone, beside the built site
npm run dev -- <remote> --site <url>    … beside a site elsewhere
npm run dev -- ui                       the components`;

/** What must be built first: the site beside a remote that runs alone, without the remote, which may be broken now. */
function needed([target], isElsewhere) {
  const games = ['shared/games'];
  if (target === undefined || target === 'ui') return games;
  return isElsewhere ? [] : rooms().filter((room) => room !== target && room !== `mfe-${target}`);
}

/** Develops the site, one remote alone (`gamehub`, or `gamehub --site https://…` beside a site elsewhere), or the components (`ui`). */
export async function main(args) {
  const progress = createProgress();
  await portFree(wantedPort(), '127.0.0.1', ['npm run dev', ...(args.length > 0 ? ['--', ...args] : [])].join(' '));
  await ensureInstalled(progress);
  await ensureBuilt(
    progress,
    needed(
      args.filter((word) => !word.startsWith('-')),
      args.some((word) => word.startsWith('--site')),
    ),
  );
  const { code } = await run(process.execPath, ['--import', 'tsx', 'shared/build/src/dev/main.ts', ...args]);
  process.exitCode = code;
}
