import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root: babel resolves from here, so that effector's ids differ between rooms with equal paths. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

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
