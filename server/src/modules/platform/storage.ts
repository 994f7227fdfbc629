import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol';
import { Refusal } from './refusal.ts';

/** Where the files of published versions lie: a folder per version that never changes once it has its name. */
export interface Storage {
  /** What the build in a folder says of itself. @throws Refusal when it is no finished build */
  readBuild(folder: string): Promise<BuildManifest>;
  /** Copies a build to its place, complete or not at all. @throws Refusal when a file is not what `build.json` says */
  store(folder: string, build: BuildManifest): Promise<void>;
}

const DRAFT = '.draft-';

/** Storage in a folder of this machine. */
export function createLocalStorage(dataDir: string): Storage {
  const folderOf = (name: string) => join(dataDir, 'remotes', name);

  return {
    async readBuild(folder) {
      const text = await readFile(join(folder, BUILD_MANIFEST_FILE), 'utf8').catch(() => {
        throw new Refusal(`${folder} holds no finished build: ${BUILD_MANIFEST_FILE} is missing`);
      });
      try {
        return JSON.parse(text) as BuildManifest;
      } catch {
        throw new Refusal(`${join(folder, BUILD_MANIFEST_FILE)} is no JSON`);
      }
    },

    async store(folder, build) {
      const parent = folderOf(build.name);
      await mkdir(parent, { recursive: true });
      await removeDrafts(parent);
      const place = join(parent, build.version);
      if (await isComplete(place, build)) return;
      const draft = join(parent, `${DRAFT}${randomUUID()}`);
      await cp(folder, draft, { recursive: true });
      await verify(draft, build);
      await flush(draft);
      await rm(place, { recursive: true, force: true });
      await rename(draft, place);
    },
  };
}

/** Uploads that were killed; the caller holds the remote's lock, so none is under way. */
async function removeDrafts(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(DRAFT));
  await Promise.all(names.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

async function isComplete(place: string, build: BuildManifest): Promise<boolean> {
  if (!(await stat(place).catch(() => null))) return false;
  return verify(place, build).then(
    () => true,
    () => false,
  );
}

async function verify(folder: string, build: BuildManifest): Promise<void> {
  for (const { path, integrity } of build.files) {
    const bytes = await readFile(join(folder, path)).catch(() => {
      throw new Refusal(`${path} is listed in ${BUILD_MANIFEST_FILE} and is not there`);
    });
    const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (found !== integrity) throw new Refusal(`${path} is not the file that ${BUILD_MANIFEST_FILE} lists: its sha384 differs`);
  }
}

/** The files are on the disk before the folder gets its name. */
async function flush(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = await open(join(folder, name));
    await file.sync().finally(() => file.close());
  }
}
