import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, type BuildFile, type BuildManifest } from '@mortar/protocol';
import { Refusal } from './refusal.ts';
import { PACKED_FORMS, verifyFiles } from './verify-files.ts';

/** Where the files of published versions lie: a folder per version that never changes once it has its name. */
export interface Storage {
  /** Content of the `build.json` in a folder, unchecked. @throws Refusal when it is no finished build */
  readBuild(folder: string): Promise<unknown>;
  /** Puts a build in its place, whole or not at all. @throws Refusal when a file is not what `build.json` says */
  store(folder: string, build: BuildManifest): Promise<void>;
  /** Whether a version lies in its place, whole. */
  holds(version: Pick<BuildManifest, 'name' | 'version' | 'files'>): Promise<boolean>;
}

/** No version's name begins so. */
const DRAFT = '.draft-';

/** Storage in a folder of this machine. */
export function createLocalStorage(dataDir: string): Storage {
  const folderOf = (name: string) => join(dataDir, 'remotes', name);
  const placeOf = ({ name, version }: Pick<BuildManifest, 'name' | 'version'>) => join(folderOf(name), version);

  return {
    readBuild,
    holds: (build) => isWhole(placeOf(build), build.files),

    async store(folder, build) {
      const parent = folderOf(build.name);
      await mkdir(parent, { recursive: true });
      await removeDrafts(parent);
      if (await isWhole(placeOf(build), build.files)) return;
      const draft = join(parent, `${DRAFT}${randomUUID()}`);
      await upload(folder, draft, build);
      await putInPlace(draft, placeOf(build));
      await flush(parent);
    },
  };
}

async function readBuild(folder: string): Promise<unknown> {
  const file = join(folder, BUILD_MANIFEST_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new Refusal(`${folder} holds no finished build: ${BUILD_MANIFEST_FILE} is missing`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is no JSON`);
  }
}

/** Removes what killed uploads left; the caller holds the remote's lock, so none is under way. */
async function removeDrafts(parent: string): Promise<void> {
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(DRAFT));
  await Promise.all(drafts.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

/** `build.json` is written last and comes with the folder's name, so a folder without it is a half one. */
async function isWhole(place: string, files: readonly BuildFile[]): Promise<boolean> {
  try {
    await readBuild(place);
    await verifyFiles(place, files);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Copies what is listed and nothing else, checks the copies, and waits until they are on the disk. */
async function upload(folder: string, draft: string, build: BuildManifest): Promise<void> {
  await mkdir(draft);
  try {
    for (const { path } of build.files) {
      await copyIfThere(join(folder, path), join(draft, path));
      for (const { ending } of PACKED_FORMS) await copyIfThere(join(folder, `${path}${ending}`), join(draft, `${path}${ending}`));
    }
    await verifyFiles(draft, build.files);
    await writeFile(join(draft, BUILD_MANIFEST_FILE), JSON.stringify(build));
    for (const name of await readdir(draft)) await flush(join(draft, name));
    await flush(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** A half version that stands in the way goes aside first; the next publish removes it should we be killed here. */
async function putInPlace(draft: string, place: string): Promise<void> {
  const aside = `${draft}-replaced`;
  const hasReplaced = await rename(place, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  await rename(draft, place);
  if (hasReplaced) await rm(aside, { recursive: true, force: true });
}

async function flush(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
