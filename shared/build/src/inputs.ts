import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SINGLETONS, packageOf } from './singletons.ts';
import { WORKSPACE_ROOT, isInWorkspace, packageFolder, readPackage, rootOf } from './workspace.ts';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'scripts', 'test']);
const SKIPPED_FILE = /\.test\.tsx?$|\.md$|^\./;
const PROVIDED = new Set<string>(SINGLETONS.map(packageOf));

/** What every build of the workspace depends on besides its own sources. */
const COMMON = ['shared/build/src', 'tsconfig.base.json'];
const LOCK_FILE = 'pnpm-lock.yaml';
/** What says which packages a project of its own has. */
const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', LOCK_FILE, 'yarn.lock'];

/** What the workspace's lock file says of packages, without who asks for which: a new room changes the version of no other. */
export const lockedPackages = (text: string): string => text.replace(/^importers:\n(?:(?: .*)?\n)*/m, '');

/** Paths that a build depends on besides its own sources. */
function commonInputs(folder: string): string[] {
  if (isInWorkspace(folder)) return COMMON.map((name) => join(WORKSPACE_ROOT, name));
  // A lock file lies in the folder, so it is one of its sources; without one the preset itself has to do.
  const isLocked = LOCK_FILES.some((name) => existsSync(join(folder, name)));
  return isLocked ? [] : [fileURLToPath(new URL('.', import.meta.url))];
}

/**
 * Version of a build: the package's version and 8 hex digits over everything that goes into it.
 * Equal inputs give an equal version, so an unchanged room is neither rebuilt nor published again.
 */
export function inputVersion(folder: string, flavour: { bundlesSingletons: boolean; development?: boolean }): string {
  const development = flavour.development ?? process.env['NODE_ENV'] === 'development';
  const hash = createHash('sha256').update(development ? 'development' : '');
  if (isInWorkspace(folder)) hash.update(lockedPackages(readFileSync(join(WORKSPACE_ROOT, LOCK_FILE), 'utf8')));
  const rooms = [folder, ...workspaceDependencies(folder, flavour.bundlesSingletons)];
  for (const path of [...commonInputs(folder), ...rooms]) addPath(hash, path, rootOf(folder));
  return `${readPackage(folder).version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Folders of the workspace packages that end up inside the bundle, in a fixed order. */
function workspaceDependencies(folder: string, bundlesSingletons: boolean, seen = new Set<string>()): string[] {
  for (const [name, range] of Object.entries(readPackage(folder).dependencies ?? {})) {
    if (!range.startsWith('workspace:')) continue;
    if (!bundlesSingletons && PROVIDED.has(name)) continue;
    const found = realpathSync(packageFolder(name, folder));
    if (seen.has(found)) continue;
    seen.add(found);
    workspaceDependencies(found, bundlesSingletons, seen);
  }
  return [...seen].sort();
}

function addPath(hash: ReturnType<typeof createHash>, path: string, root: string): void {
  for (const file of filesBelow(path)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
}

function filesBelow(path: string): string[] {
  const entries = entriesOf(path);
  if (!entries) return [path];
  return entries.flatMap((entry) => {
    if (SKIPPED_FOLDERS.has(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(join(path, entry.name));
    return SKIPPED_FILE.test(entry.name) ? [] : [join(path, entry.name)];
  });
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
    throw error;
  }
}
