import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOrphans } from './children.mjs';
import { Problem } from './fail.mjs';
import { withLock } from './lock.mjs';
import { CACHE, ROOT, at } from './paths.mjs';
import { enoughSpace, writable } from './room-on-disk.mjs';
import { run } from './run.mjs';
import { readPackage, workspacePackages } from './workspace.mjs';

/** The package manager, pinned. */
export const PNPM = 'pnpm@10.34.8';
const STAMP = at('node_modules/.mortar-install');
const LOG = join(CACHE, 'logs/install.log');
/** Packages, builds and database of a first start: about 970 MB. */
const NEEDED_MB = 1100;

/** Everything that decides what must be installed. */
function wanted() {
  const hash = createHash('sha256').update(`${PNPM} ${process.version} ${process.platform} ${process.arch}`);
  const manifests = ['', ...workspacePackages()].map((folder) => join(folder, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...manifests])
    hash.update(`\0${file}\0`).update(readFileSync(at(file)));
  return hash.digest('hex');
}

function isInstalled() {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted()) return false;
  return workspacePackages().every((folder) => {
    const { dependencies, devDependencies } = readPackage(folder);
    return (!dependencies && !devDependencies) || existsSync(at(folder, 'node_modules'));
  });
}

/** Known causes in the log of a failed install, and what to do. */
const CAUSES = [
  { sign: /ENOSPC|EDQUOT/, say: 'The disk is full: free some space and run the same command again.' },
  {
    sign: /EROFS|read-only file system/i,
    say: `Packages cannot be written, the folder is read-only: make it writable, or clone Mortar to another place.`,
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL/,
    say: 'The package registry does not answer: check the network (and `npm config get registry`), then run the same command again.',
  },
  {
    sign: /OUTDATED_LOCKFILE/,
    say: `pnpm-lock.yaml does not fit the package.json files: run \`npx ${PNPM} install\` and commit what it changes.`,
  },
  {
    sign: /EACCES|EPERM/,
    say: 'This account may not write the packages: give it the folder (and the npm cache in its home), then run the same command again.',
  },
];

function failure(excerpt) {
  const cause = CAUSES.find(({ sign }) => sign.test(excerpt));
  return new Problem(
    cause?.say ??
      `The packages could not be installed:\n${excerpt}\nRemove node_modules and run the same command again; all of it is in ${LOG}.`,
  );
}

/** What a copy of a checkout installs through a link would leave the other one without packages. */
function demandOwnPackages() {
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Problem('node_modules is a link to packages elsewhere: remove it, so that this checkout gets its own.');
}

async function install(note, more) {
  await endOrphans();
  if (isInstalled()) return;
  demandOwnPackages();
  rmSync(STAMP, { force: true });
  const env = { ...process.env, npm_config_confirm_modules_purge: 'false', npm_config_update_notifier: 'false' };
  delete env.npm_config_loglevel; // `npm run --silent` would silence the log too
  const heard = (piece) => {
    const [, resolved, added] = /resolved (\d+).*added (\d+)/.exec(piece) ?? [];
    if (resolved) note(`${added} of ${resolved}`);
  };
  const { code, excerpt } = await run('npx', ['--yes', PNPM, 'install', '--reporter=append-only', ...more], { env, log: LOG, heard });
  if (code !== 0) throw failure(excerpt());
  writeFileSync(STAMP, wanted());
}

/**
 * Installs the packages with the pinned pnpm when they are not those that lock file and manifests ask for.
 * One at a time per checkout; a second call waits and then finds everything there.
 * @param options.withNewPackage the workspace got one more package, which the lock file takes up, in CI too
 */
export async function ensureInstalled(progress, { withNewPackage = false } = {}) {
  if (isInstalled()) return;
  writable(ROOT, 'make it writable, or clone Mortar to another place');
  writable(CACHE, 'make it writable, or clone Mortar to another place');
  if (!existsSync(at('node_modules'))) await enoughSpace(ROOT, NEEDED_MB, 'the first start');
  await progress.during('Packages', (note) =>
    withLock(
      join(CACHE, 'locks/workspace'),
      () => install(note, withNewPackage ? ['--no-frozen-lockfile', '--prefer-offline'] : []),
      () => note('(another command installs them)'),
    ),
  );
}
