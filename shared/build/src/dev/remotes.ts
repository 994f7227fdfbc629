import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT, remoteName } from '../workspace.ts';

const at = (name: string) => join(WORKSPACE_ROOT, name);

/** Folders of all remotes of this checkout. */
export function allRemotes(): string[] {
  return readdirSync(WORKSPACE_ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(at(name), 'remote.json')))
    .map(at);
}

/** @throws Error that lists the remotes when there is none of this name */
export function remoteFolder(name: string): string {
  const folder = at(`mfe-${remoteName(name)}`);
  if (existsSync(join(folder, 'remote.json'))) return folder;
  throw new Error(`There is no remote '${name}': there are ${allRemotes().map(remoteName).join(', ')}, and 'ui' for the components.`);
}
