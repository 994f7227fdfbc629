import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '@mortar/protocol/registry';
import { formsOf } from './verify-files.ts';
import { isWhole, makeVersionFolder } from './version-folder.ts';

/** Where the files of published versions lie; a version never changes once it is there. */
export interface Storage {
  /**
   * Puts a build in its place, whole or not at all.
   * @throws Refusal when a file is not what `build.json` says, ObjectsUnavailable when the bucket does not take it
   */
  store(folder: string, build: BuildManifest): Promise<void>;
  /** Whether a version lies in its place, whole. @throws ObjectsUnavailable */
  holds(build: BuildManifest): Promise<boolean>;
  /** Removes a version; whether it was there or not, it is gone after this. @throws ObjectsUnavailable */
  remove(build: BuildManifest): Promise<void>;
}

/** No version's name begins so. */
const DRAFT = '.draft-';

/** Storage in a folder of this machine: `<root>/<name>/<version>/`. */
export function createLocalStorage(root: string): Storage {
  const placeOf = ({ name, version }: BuildManifest) => join(root, name, version);

  return {
    holds: (build) => isWhole(placeOf(build), build.files),

    async store(folder, build) {
      const parent = join(root, build.name);
      await mkdir(parent, { recursive: true });
      await removeDrafts(parent);
      const place = placeOf(build);
      if (await isWhole(place, build.files)) return;
      await makeVersionFolder({ draft: join(parent, `${DRAFT}${randomUUID()}`), place, build }, (draft) => copyFiles(folder, draft, build));
    },

    async remove(build) {
      const gone = join(root, build.name, `${DRAFT}${randomUUID()}`);
      // Under another name first, so a kill leaves no half of a version.
      await rename(placeOf(build), gone).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rm(gone, { recursive: true, force: true });
    },
  };
}

/** Removes what killed uploads and removals left; the caller holds the remote's lock, so none is under way. */
async function removeDrafts(parent: string): Promise<void> {
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(DRAFT));
  await Promise.all(drafts.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

/** Copies what is listed, with its packed forms, and nothing else. */
async function copyFiles(folder: string, draft: string, { files }: BuildManifest): Promise<void> {
  for (const name of files.flatMap(({ path }) => formsOf(path))) await copyIfThere(join(folder, name), join(draft, name));
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
