import { existsSync } from 'node:fs';
import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { at } from '../lib/paths.mjs';
import { createProgress } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { remotes } from '../lib/workspace.mjs';

/** The remote that a call publishes from this checkout; none when it names a folder of its own. */
function remoteToBuild(args) {
  const [command, name = ''] = args.filter((word) => !word.startsWith('-'));
  if (command !== 'publish' || args.some((word) => /^--(dir|help)\b/.test(word))) return [];
  return remotes().filter((room) => room === name || room === `mfe-${name}`);
}

/** The gate holds builds against the shell that pages are made of: one that is built is the one that is served. */
function hostToBuild(args) {
  const [command] = args.filter((word) => !word.startsWith('-'));
  return ['publish', 'can-upgrade'].includes(command) && !existsSync(at('shell/dist/current.json')) ? ['shell'] : [];
}

/** The operator's hand: installs and builds what the call needs, then makes it. */
export async function main(args) {
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['server', ...hostToBuild(args), ...remoteToBuild(args)]);
  const { code } = await run(process.execPath, ['--enable-source-maps', at('server/dist/cli.js'), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = code;
}
