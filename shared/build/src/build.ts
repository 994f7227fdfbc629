import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILD_MANIFEST_FILE, developmentFlavour, type BuildManifest } from '@mortar/protocol/registry';
import type { Configuration } from 'webpack';
import type { BuildOutline } from './build-manifest.ts';
import { isDevelopment } from './common-config.ts';
import { compressFolder } from './compress.ts';
import { renderFirstPaint } from './first-paint.ts';
import { nameLaterFiles } from './later-files.ts';
import { runWebpack } from './run-webpack.ts';
import { shellConfig } from './shell-config.ts';
import { buildStandalone } from './standalone.ts';
import { viteRoom } from './vite-room.ts';

/** Where a finished build lies. */
export interface Built {
  dir: string;
  version: string;
  /** False when the same inputs had been built before. */
  fresh: boolean;
}

/** How many earlier builds stay beside the current one. */
const KEPT_BUILDS = 3;
/** Brotli's effort where little traffic pays for it. */
const QUICK_BROTLI = 4;

/** What a room's `webpack.config` says: how it is built, and for the shell how its development flavour is. */
interface RoomConfig {
  default: Configuration;
  development?: Configuration;
}

/**
 * Builds the room in `folder` unless its inputs were built before: files, `.br` and `.gz` of each, `build.json`,
 * and `dist/current.json` that names the version. A build that is killed leaves nothing that looks finished.
 * The shell's release brings its development flavour along.
 */
export async function buildRoom(folder: string): Promise<Built> {
  const built = await buildByItsConfig(folder);
  await writeAtomically(join(folder, 'dist', 'current.json'), JSON.stringify({ version: built.version }));
  await forgetOldBuilds(join(folder, 'dist'), built.version);
  return built;
}

async function buildByItsConfig(folder: string): Promise<Built> {
  const vite = await viteRoom(folder);
  if (vite) return unlessBuilt(vite.dir, () => buildBeside(vite.dir, async (draft) => finished(await vite.bundle(draft), draft)));
  const config = await loadConfig(folder);
  const flavour = isDevelopment() ? undefined : config.development;
  // At once: while one waits for its minifier and its compressed files, the other goes on.
  const [built] = await Promise.all([buildUnlessBuilt(config.default, build), flavour && buildUnlessBuilt(flavour, buildFlavour)]);
  return built;
}

/** Builds the development flavour of the shell in `folder` beside its release, unless it was built before. */
export function buildDevelopmentShell(folder: string): Promise<Built> {
  return buildUnlessBuilt(shellConfig(folder, 'development'), buildFlavour);
}

function buildUnlessBuilt(config: Configuration, make: typeof build): Promise<Built> {
  const dir = config.output?.path ?? '';
  return unlessBuilt(dir, () => make(config, dir));
}

async function unlessBuilt(dir: string, make: () => Promise<void>): Promise<Built> {
  const fresh = !existsSync(join(dir, BUILD_MANIFEST_FILE));
  if (fresh) await make();
  return { dir, version: basename(dir), fresh };
}

async function loadConfig(folder: string): Promise<RoomConfig> {
  const name = ['webpack.config.ts', 'webpack.config.js'].find((file) => existsSync(join(folder, file)));
  if (!name) throw new Error(`${folder} has no webpack.config and no vite.config: a remote's is one call of remoteConfig of @mortar/build`);
  // A new query per call: inputs may have changed since the last build in this process.
  const url = `${pathToFileURL(join(folder, name)).href}?at=${Date.now()}`;
  return (await import(url)) as RoomConfig;
}

function build(config: Configuration, dir: string): Promise<void> {
  return buildBeside(dir, async (draft) => {
    const outline = await bundle(config, draft);
    await renderFirstPaint(config.context ?? '', outline.name, { path: draft, publicPath: config.output?.publicPath });
    await buildStandalone(config.context ?? '', draft);
    await nameLaterFiles(draft, outline);
    return finished(outline, draft);
  });
}

/** Bundles alone: first paint and what runs outside of pages are the release's, and few people ever load it. */
function buildFlavour(config: Configuration, dir: string): Promise<void> {
  return buildBeside(dir, async (draft) => {
    const outline = await bundle(config, draft);
    await nameLaterFiles(draft, outline);
    return { ...outline, files: await compressFolder(draft, QUICK_BROTLI) };
  });
}

const finished = async (outline: BuildOutline, draft: string): Promise<BuildManifest> => ({
  ...outline,
  files: await compressFolder(draft, isDevelopment() ? QUICK_BROTLI : undefined),
});

async function bundle(config: Configuration, path: string): Promise<BuildOutline> {
  const outline = await runWebpack({ ...config, output: { ...config.output, path } });
  if (!outline) throw new Error(`the build of ${path} says nothing of its chunks: its configuration lacks the manifest plugin`);
  return outline;
}

/** Builds beside the place and moves there at the end: two builds at once, or one that is killed, harm nothing. */
async function buildBeside(dir: string, work: (draft: string) => Promise<BuildManifest>): Promise<void> {
  const draft = `${dir}.draft-${process.pid}`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, BUILD_MANIFEST_FILE), JSON.stringify(await work(draft), null, 1));
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
  const kept = await keptBuilds(dist, current);
  const folders = (await readdir(dist, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  // Another process may be at work in one that is hidden or a draft.
  const old = folders.filter(({ name }) => !kept.includes(name) && !name.startsWith('.') && !name.includes('.draft-'));
  await Promise.all(old.map(({ name }) => rm(join(dist, name), { recursive: true, force: true })));
}

/** The current build and the latest of the earlier ones, each with its development flavour. */
async function keptBuilds(dist: string, current: string): Promise<string[]> {
  const names = (await readdir(dist)).filter((name) => name !== current && existsSync(join(dist, name, BUILD_MANIFEST_FILE)));
  const releases = names.filter(
    (name) => !names.some((other) => developmentFlavour(other) === name) && name !== developmentFlavour(current),
  );
  const dated = await Promise.all(releases.map(async (name) => ({ name, at: await builtAt(join(dist, name)) })));
  const latest = dated.sort((a, b) => b.at - a.at).slice(0, KEPT_BUILDS);
  return [current, ...latest.map(({ name }) => name)].flatMap((name) => [name, developmentFlavour(name)]);
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
