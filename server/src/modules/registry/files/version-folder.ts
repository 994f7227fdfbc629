import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, type BuildFile, type BuildManifest } from '@mortar/protocol/registry';
import { flush } from '../../../lib/flush.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { verifyFiles } from './verify-files.ts';

/** Content of the `build.json` in a folder, unchecked. @throws Refusal when it is no finished build */
export async function readBuild(folder: string): Promise<unknown> {
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

/** Whether a version lies there: `build.json` is written last and comes with the folder's name, so a folder without it is a half one. */
export async function isWhole(place: string, files: readonly BuildFile[]): Promise<boolean> {
  try {
    await readBuild(place);
    await verifyFiles(place, files);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Makes the folder of a version, whole or not at all: its files are written into a draft, verified there, and are on
 * the disk before the draft gets its place.
 * @param write writes the files into the draft
 * @throws Refusal when a file is not what the build says
 */
export async function makeVersionFolder(
  { draft, place, build }: { draft: string; place: string; build: BuildManifest },
  write: (draft: string) => Promise<void>,
): Promise<void> {
  await mkdir(draft);
  try {
    await write(draft);
    await verifyFiles(draft, build.files);
    await writeFile(join(draft, BUILD_MANIFEST_FILE), JSON.stringify(build));
    for (const name of await readdir(draft)) await flush(join(draft, name));
    await flush(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await putInPlace(draft, place);
  await flush(join(place, '..'));
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
