import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { Problem } from '../lib/fail.mjs';
import { ROOT, at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { readPackage, workspacePackages } from '../lib/workspace.mjs';

/** What the tests of the tools start, build and copy. */
const TOOLS = { folder: 'tools', name: 'tools', needs: ['@mortar/server', '@mortar/shell', '@mortar/build', 'templates'] };
/** Parts of every page: with them every journey may end differently. */
const EVERYWHERE = ['server', 'shell', 'e2e'];

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/** Where this branch left main; a clone may have it as the origin's only. */
function branchPoint() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // Perhaps the next one.
    }
  }
  throw new Problem('There is no main to compare with: fetch it, or run `npm test`.');
}

/** Paths that differ from where this branch left main, what is not committed included. @throws Problem without a main */
export function changedFiles() {
  const base = branchPoint();
  return [...lines(git('diff', '--name-only', '--no-renames', base)), ...lines(git('ls-files', '-o', '--exclude-standard'))];
}

/** Every room with its package name, the packages that it needs, and, of a remote, the paths of its pages. */
export function workspaceRooms() {
  const rooms = workspacePackages().map((folder) => {
    const { name, dependencies, devDependencies } = readPackage(folder);
    const paths = readJson(at(folder, 'remote.json'))?.routes.map(({ path }) => path);
    return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies }), paths };
  });
  return [...rooms, TOOLS, { folder: 'templates', name: 'templates', needs: [] }];
}

/** Every spec by its name, with its text and that of the helpers that it imports, and theirs. */
export function readSpecs() {
  const read = (file, seen) => {
    if (seen.has(file) || !existsSync(file)) return '';
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const helpers = [...text.matchAll(/from '\.(?:\.\/harness)?\/([a-z-]+\.ts)'/g)].map(([, helper]) => at('e2e/harness', helper));
    return [text, ...helpers.map((helper) => read(helper, seen))].join('\n');
  };
  const files = readdirSync(at('e2e/specs')).filter((file) => file.endsWith('.spec.ts'));
  return Object.fromEntries(files.map((file) => [basename(file, '.spec.ts'), read(at('e2e/specs', file), new Set())]));
}

/** The room that a file lies in: the one with the longest fitting folder. */
function ownerOf(file, rooms) {
  const owners = rooms.filter(({ folder }) => file.startsWith(`${folder}/`));
  return owners.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** The rooms themselves and all that need them, directly or not. */
function withDependents(touched, rooms) {
  const found = new Set(touched);
  for (const { name } of found) for (const room of rooms) if (room.needs.includes(name)) found.add(room);
  return [...found];
}

/** Whether a spec names a path of a page; a path with parts that vary is named by what stands before them. */
function visits(text, path) {
  const fixed = path.split('/:')[0].replaceAll('.', '\\.');
  return new RegExp(`['"\`]${fixed}['"\`?#/$]`).test(text);
}

/**
 * What changed files can touch.
 * @param files paths relative to the root
 * @param known.rooms as of `workspaceRooms`
 * @param known.specs as of `readSpecs`
 * @returns `rooms` whose tests run and `specs` of journeys; undefined when everything must run
 */
export function scopeOf(files, { rooms, specs }) {
  const code = files.filter((file) => !/^docs\/|\.md$/.test(file));
  const owners = code.map((file) => ownerOf(file, rooms));
  // A file of the root, such as the lock file or a configuration, is everybody's.
  if (owners.includes(undefined)) return undefined;
  const ownSpecs = code.flatMap((file) => /^e2e\/specs\/(.+)\.spec\.ts$/.exec(file)?.[1] ?? []).filter((spec) => spec in specs);
  const touched = owners.filter((_, index) => !code[index].startsWith('e2e/specs/'));
  const affected = withDependents(touched, rooms);
  const isEverywhere = affected.some(({ folder }) => EVERYWHERE.includes(folder));
  const paths = affected.flatMap((room) => room.paths ?? []);
  const visiting = Object.keys(specs).filter((spec) => isEverywhere || paths.some((path) => visits(specs[spec], path)));
  return {
    rooms: affected.map(({ folder }) => folder).sort(),
    specs: [...new Set([...ownSpecs, ...visiting])].sort(),
  };
}

/** What a run with this scope leaves out, in one line each. */
export function leftOut(scope, { rooms, specs }) {
  const without = (all, some) => all.filter((name) => !some.includes(name)).join(', ') || 'nothing';
  return [
    `left out, tests of: ${without(
      rooms.map(({ folder }) => folder),
      scope.rooms,
    )}`,
    `left out, journeys: ${without(Object.keys(specs), scope.specs)}`,
  ];
}
