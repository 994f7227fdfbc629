import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { at, ROOT } from './paths.mjs';
import { readJson } from './read-json.mjs';

/** Folders that fit one line of `packages:`; a star stands for any part of one name. */
function fitting(pattern) {
  let folders = [''];
  for (const part of pattern.split('/')) {
    const name = new RegExp(`^${part.replaceAll('*', '[^.]*')}$`);
    folders = folders.flatMap((folder) => {
      if (!part.includes('*')) return [`${folder}${part}/`];
      const found = existsSync(at(folder)) ? readdirSync(at(folder)).sort() : [];
      return found.filter((entry) => name.test(entry)).map((entry) => `${folder}${entry}/`);
    });
  }
  return folders.map((folder) => folder.slice(0, -1));
}

/** Folders of all packages of the workspace, relative to its root, without the root itself. */
export function workspacePackages() {
  const [, list = ''] = /^packages:\n((?: +- .*\n)*)/m.exec(readFileSync(at('pnpm-workspace.yaml'), 'utf8')) ?? [];
  const patterns = [...list.matchAll(/- +['"]?([^'"\n]+)['"]?/g)].map(([, pattern]) => pattern);
  return patterns.flatMap(fitting).filter((folder) => existsSync(at(folder, 'package.json')));
}

/** Folders of all remotes. */
export function remotes() {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(at(name, 'remote.json')))
    .sort();
}

/** Folders of the remotes that show the page at `/`: one. */
export const landing = () => remotes().filter((room) => readJson(at(room, 'remote.json'))?.routes.some(({ path }) => path === '/'));

/** The package.json of a folder. */
export function readPackage(folder) {
  return JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
}
