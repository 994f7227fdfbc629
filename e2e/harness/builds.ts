import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { E2E, ROOT, mustRun, sourceProgram } from './programs.ts';
import { VARIANTS, type Variant, type VariantName } from './variants.ts';

/** A finished build of a room. */
export interface Build {
  /** Registry name. */
  name: string;
  dir: string;
  version: string;
}

/** Builds that tests use: the rooms of the product, the fixtures, their changed copies. */
export type Builds = Record<
  'gamehub' | 'auth' | 'community' | 'devcenter' | 'im' | 'market' | 'quiz' | 'alpha' | 'beta' | VariantName,
  Build
>;

/** Where changed copies lie: inside of the workspace, so that they are built like any other room. */
const COPIES = join(E2E, '.variants');
const NOT_COPIED = new Set(['node_modules', 'dist']);

/** Builds everything that the tests need and that was not built from the same inputs before. */
export async function buildAll(): Promise<Builds> {
  const variants = Object.keys(VARIANTS) as VariantName[];
  const folders: [name: string, folder: string][] = [
    ['shell', join(ROOT, 'shell')],
    ['gamehub', join(ROOT, 'mfe-gamehub')],
    ['auth', join(ROOT, 'mfe-auth')],
    ['community', join(ROOT, 'mfe-community')],
    ['devcenter', join(ROOT, 'mfe-devcenter')],
    ['im', join(ROOT, 'mfe-im')],
    ['market', join(ROOT, 'mfe-market')],
    ['quiz', join(ROOT, 'mfe-quiz')],
    ['alpha', join(E2E, 'remotes/alpha')],
    ['beta', join(E2E, 'remotes/beta')],
    ...variants.map((name): [string, string] => [name, copyOf(name)]),
  ];
  for (const room of ['shared/games', 'server']) await mustRun([join(ROOT, room, 'build.mjs')]);
  // Two at a time.
  const halves = [0, 1].map((half) => folders.filter((_, index) => index % 2 === half));
  const built = await Promise.all(
    halves.map(async (half) => {
      const builds = await buildRooms(half.map(([, folder]) => folder));
      return half.map(([name], index) => [name, builds[index]]);
    }),
  );
  return Object.fromEntries(built.flat()) as Builds;
}

/** Builds rooms that were not built from the same inputs before. */
export async function buildRooms(folders: readonly string[]): Promise<Build[]> {
  const written = await mustRun([...sourceProgram(join(ROOT, 'shared/build/src/cli.ts')), ...folders]);
  const built = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Omit<Build, 'name'>);
  return folders.map((folder, index) => ({ name: basename(folder).replace(/^mfe-/, ''), ...built[index]! }));
}

/** Writes the changed copy of a remote; its folder keeps the remote's name, because a remote is named for it. */
function copyOf(variant: VariantName): string {
  const { remote, edits } = VARIANTS[variant];
  return copyRemote(variant, remote, edits);
}

/** Copies a fixture into a folder of its own name, below one that only its user has, and changes it. */
export function copyRemote(user: string, remote: string, edits: Variant['edits']): string {
  const source = join(E2E, 'remotes', remote);
  const folder = join(COPIES, user, remote);
  mkdirSync(folder, { recursive: true });
  // Its own builds stay: equal inputs need not be built again.
  for (const entry of readdirSync(folder)) if (!NOT_COPIED.has(entry)) rmSync(join(folder, entry), { recursive: true });
  cpSync(source, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  rmSync(join(folder, 'node_modules'), { force: true });
  symlinkSync(relative(folder, join(source, 'node_modules')), join(folder, 'node_modules'));
  for (const { file, from, to } of edits) edit(join(folder, file), from, to);
  return folder;
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold what a variant changes: ${from}`);
  writeFileSync(file, text.replace(from, to));
}
