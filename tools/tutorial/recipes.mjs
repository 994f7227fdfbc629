import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from '../lib/paths.mjs';
import { changed, stepsOf } from './steps.mjs';

/** Recipes that a remote with a page and a module with endpoints, a table and a job need. */
const AREA = ['A remote', 'An endpoint', 'A table', 'A module of the server', 'A job', 'A page'];
const BACK = 'The way back';

const recipes = readFileSync(at('docs/how-to-add.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.slice(0, text.indexOf('\n')), steps: stepsOf(text) }));
const stepsWhere = (isMeant) => recipes.filter(({ title }) => isMeant(title)).flatMap(({ steps }) => steps);

/** What makes a new area, what every other recipe adds to it, and what a running site is told before it goes. */
export const areaSteps = stepsWhere((title) => AREA.includes(title));
export const otherSteps = stepsWhere((title) => title !== BACK && !AREA.includes(title));
export const backSteps = stepsWhere((title) => title === BACK);
export const titles = recipes.map(({ title }) => title);

const git = (root, ...args) =>
  execFileSync('git', ['-c', 'user.name=Mortar', '-c', 'user.email=mortar@localhost', ...args], { cwd: root, encoding: 'utf8' });

/** A checkout whose later changes are told. Packages may be links, which no list of ignored folders names. */
export function beginHistory(root) {
  git(root, 'init', '--quiet');
  // What this checkout has committed isn't written a second time.
  const objects = git(at(''), 'rev-parse', '--path-format=absolute', '--git-path', 'objects');
  writeFileSync(join(root, '.git/objects/info/alternates'), objects);
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'As it was');
}

/** What differs from the beginning: files that were edited, and files and folders that are new. */
export function changesOf(root) {
  const lines = git(root, 'status', '--porcelain').split('\n').filter(Boolean);
  const named = (mark) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(3));
  return { edited: named(' M'), added: named('??'), lines };
}

/** Follows steps in a checkout. @param run does a command */
export function follow(root, steps, run) {
  for (const step of steps) {
    const file = step.file && join(root, step.file);
    if (step.kind === 'run') run(step.command);
    else if (step.kind === 'change') writeFileSync(file, changed(readFileSync(file, 'utf8'), step));
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, step.text, { flag: 'wx' });
    }
  }
}

/** Goes the same way back: what is new goes, and every line outside of it. */
export function goBack(root, steps) {
  const { edited, added } = changesOf(root);
  for (const path of added) rmSync(join(root, path), { recursive: true });
  const back = steps.filter(({ kind, file }) => kind === 'change' && edited.includes(file)).toReversed();
  for (const { file, from, to } of back)
    writeFileSync(join(root, file), changed(readFileSync(join(root, file), 'utf8'), { file, from: to, to: from }));
}
