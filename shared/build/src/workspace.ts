import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root. In a project outside of it, where this package is installed, a folder that no room lies in. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

export const isInWorkspace = (folder: string): boolean => folder.startsWith(`${WORKSPACE_ROOT}/`);

/**
 * Where the names of a room's files begin, effector's ids among them: the workspace's root. A room outside begins with
 * its own folder, which is named for the remote, so that rooms with equal paths differ everywhere.
 */
export function rootOf(folder: string): string {
  return isInWorkspace(folder) ? WORKSPACE_ROOT : dirname(folder);
}

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** Folder of an installed package, seen from another package's folder. */
export function packageFolder(name: string, from: string): string {
  const resolve = createRequire(join(from, 'package.json')).resolve;
  const found = resolve
    .paths(name)
    ?.map((base) => join(base, name))
    .find(hasPackageJson);
  if (!found) throw new Error(`${name} is not installed for ${from}: add it to that package.json`);
  return found;
}

function hasPackageJson(folder: string): boolean {
  try {
    return Boolean(readPackage(folder).version);
  } catch {
    return false;
  }
}

/** Version of an installed package, seen from another package's folder. */
export function packageVersion(name: string, from: string): string {
  return readPackage(packageFolder(name, from)).version;
}

/** Last part of a path, without its `mfe-`: the registry name of a remote. */
export function remoteName(folder: string): string {
  const name = folder.replace(/\/$/, '').split('/').pop()!;
  return name.replace(/^mfe-/, '');
}
