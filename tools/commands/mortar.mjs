import { existsSync } from 'node:fs';
import { create } from '../create/create.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { at } from '../lib/paths.mjs';
import { createProgress } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { pack } from '../pack/pack.mjs';
import { remotes } from '../lib/workspace.mjs';

const OWN_HELP = `Of this checkout:

  create <name> [--title …] [--title-zh …]   make a new remote that runs, is tested and publishes at once
         [--outside <folder>]                … as a project of its own in that folder
  pack [--out <folder>]                      make tarballs of what a remote outside of this workspace needs`;
const isHelp = (args) => args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h');

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
/** Commands that change this checkout and not a site. */
const OF_CHECKOUT = { create, pack };

/** The operator's hand: installs and builds what the call needs, then makes it. */
export async function main([command, ...words]) {
  const progress = createProgress();
  if (Object.hasOwn(OF_CHECKOUT, command ?? '')) return OF_CHECKOUT[command](words, progress);
  const args = command === undefined ? [] : [command, ...words];
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['server', ...hostToBuild(args), ...remoteToBuild(args)]);
  const { code } = await run(process.execPath, ['--enable-source-maps', at('server/dist/cli.js'), ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = code;
  if (isHelp(args)) process.stdout.write(`\n${OWN_HELP}\n`);
}
