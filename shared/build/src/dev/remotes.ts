import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readDescription } from '../remote-config.ts';
import { WORKSPACE_ROOT, remoteName } from '../workspace.ts';

const at = (name: string) => join(WORKSPACE_ROOT, name);
const isRemote = (folder: string) => existsSync(join(folder, 'remote.json'));

/** Folders of all remotes of this checkout, the one of the landing first. */
export function allRemotes(): string[] {
  const folders = readdirSync(WORKSPACE_ROOT)
    .filter((name) => name.startsWith('mfe-') && isRemote(at(name)))
    .map(at);
  const isLanding = (folder: string) => readDescription(folder).routes.some(({ path }) => path === '/');
  return [...folders.filter(isLanding), ...folders.filter((folder) => !isLanding(folder))];
}

/**
 * @param name of a remote of this checkout, or the folder of one that lies elsewhere in it
 * @throws Error that lists the remotes when there is none of this name
 */
export function remoteFolder(name: string): string {
  const folder = [at(`mfe-${remoteName(name)}`), resolve(name)].find(isRemote);
  if (folder) return folder;
  throw new Error(`There is no remote '${name}': there are ${allRemotes().map(remoteName).join(', ')}, and 'ui' for the components.`);
}
