import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol';
import type { Configuration } from 'webpack';
import { compressFolder } from './compress.ts';
import { renderFirstPaint } from './first-paint.ts';
import { runWebpack } from './run-webpack.ts';
import { developmentVersion, shellConfig } from './shell-config.ts';
import { buildStandalone } from './standalone.ts';

/** Where a finished build lies. */
export interface Built {
  dir: string;
  version: string;
  /** False when the same inputs had been built before. */
  fresh: boolean;
}

/** How many earlier builds stay beside the current one. */
const KEPT_BUILDS = 3;

/**
 * Builds the room in `folder` unless its inputs were built before: files, `.br` and `.gz` of each, `build.json`,
 * and `dist/current.json` that names the version. A build that is killed leaves nothing that looks finished.
 */
export async function buildRoom(folder: string): Promise<Built> {
  const config = await loadConfig(folder);
  const dir = config.output?.path ?? '';
  const version = dir.split('/').pop()!;
  const fresh = !existsSync(join(dir, BUILD_MANIFEST_FILE));
  if (fresh) await build(config, dir);
  await writeAtomically(join(folder, 'dist', 'current.json'), JSON.stringify({ version }));
  await forgetOldBuilds(join(folder, 'dist'), version);
  return { dir, version, fresh };
}

/** Builds the development flavour of the shell in `folder` beside its release, unless it was built before. */
export async function buildDevelopmentShell(folder: string): Promise<Built> {
  const config = shellConfig(folder, 'development');
  const dir = config.output?.path ?? '';
  const fresh = !existsSync(join(dir, BUILD_MANIFEST_FILE));
  if (fresh) await build(config, dir);
  return { dir, version: dir.split('/').pop()!, fresh };
}

async function loadConfig(folder: string): Promise<Configuration> {
  const name = ['webpack.config.ts', 'webpack.config.js'].find((file) => existsSync(join(folder, file)));
  if (!name) throw new Error(`${folder} has no webpack.config: a remote's is one call of remoteConfig of @mortar/build`);
  // A new query per call: inputs may have changed since the last build in this process.
  const url = `${pathToFileURL(join(folder, name)).href}?at=${Date.now()}`;
  return ((await import(url)) as { default: Configuration }).default;
}

/** Builds beside the place and moves there at the end: two builds at once, or one that is killed, harm nothing. */
async function build(config: Configuration, dir: string): Promise<void> {
  const draft = `${dir}.draft-${process.pid}`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    const outline = await runWebpack({ ...config, output: { ...config.output, path: draft } });
    if (!outline) throw new Error(`the build of ${dir} says nothing of its chunks: its configuration lacks the manifest plugin`);
    await renderFirstPaint(config.context ?? '', outline.name, { path: draft, publicPath: config.output?.publicPath });
    await buildStandalone(config.context ?? '', draft);
    const manifest: BuildManifest = { ...outline, files: await compressFolder(draft) };
    await writeFile(join(draft, BUILD_MANIFEST_FILE), JSON.stringify(manifest, null, 1));
    await rm(dir, { recursive: true, force: true });
    await rename(draft, dir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}

async function forgetOldBuilds(dist: string, current: string): Promise<void> {
  const folders = (await readdir(dist, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && ![current, developmentVersion(current)].includes(entry.name) && !entry.name.includes('.draft-'),
  );
  const dated = await Promise.all(folders.map(async ({ name }) => ({ name, at: await builtAt(join(dist, name)) })));
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS);
  await Promise.all(old.map(({ name }) => rm(join(dist, name), { recursive: true, force: true })));
}

async function builtAt(dir: string): Promise<number> {
  return stat(join(dir, BUILD_MANIFEST_FILE)).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

/** What `build.json` of a built room says. */
export async function readBuild(dir: string): Promise<BuildManifest> {
  return JSON.parse(await readFile(join(dir, BUILD_MANIFEST_FILE), 'utf8')) as BuildManifest;
}
