import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '@mortar/protocol/registry';
import { within } from '../../lib/within.ts';
import { ObjectsUnavailable, type Bucket } from '../../objects/index.ts';
import { createBucketStorage } from './bucket/bucket-storage.ts';
import { createVersionCopies } from './bucket/version-copies.ts';
import { createLocalStorage, type Storage } from './files/storage.ts';
import { VERSION_PATTERN } from './files/version-file.ts';

/** How long a page waits for what it can be shown without, ms. */
const PAGE_MS = 1000;
const VERSION = new RegExp(VERSION_PATTERN);

/** Where this machine has published versions, and how it comes by one that it does not have. */
export interface VersionPlaces {
  /** Folder of all versions of a remote. */
  parentOf(name: string): string;
  /**
   * Gets a version that is not here from where all of them are kept; says whether to look for it once more.
   * @param ms how long whoever asks can wait; the version comes all the same
   * @throws ObjectsUnavailable
   */
  bring(name: string, version: string, ms: number): Promise<boolean>;
  /** Notes that visitors get a version. */
  used(name: string, version: string): void;
}

/** Where published versions are kept and served from. */
export interface Versions {
  storage: Storage;
  /** @param find a version of the registry, with the hashes that it was published with */
  placesFor(find: (name: string, version: string) => Promise<BuildManifest | undefined>): VersionPlaces;
}

/** Versions under `remotes/` of the data folder; with a bucket there, and as copies of bounded size under `cache/remotes/`. */
export function openVersions(dataDir: string, bucket: Bucket | undefined, mostBytes?: number): Versions {
  const root = bucket ? join(dataDir, 'cache', 'remotes') : join(dataDir, 'remotes');
  const parentOf = (name: string) => join(root, name);
  if (!bucket) {
    return { storage: createLocalStorage(root), placesFor: () => ({ parentOf, bring: async () => false, used: () => {} }) };
  }
  const copies = createVersionCopies({ root, bucket, mostBytes });
  return {
    storage: createBucketStorage({ bucket, copies, root }),
    placesFor: (find) => ({
      parentOf,
      used: (name, version) => copies.used(name, version),
      async bring(name, version, ms) {
        if (!VERSION.test(version)) return false;
        // It may have come since whoever asks looked for it.
        if (await copies.has({ name, version })) return true;
        const build = await find(name, version);
        if (build)
          await within(ms, copies.get(build), () => new ObjectsUnavailable(`${name} ${version} does not come from the bucket in time`));
        return build !== undefined;
      },
    }),
  };
}

/** Text of a file of a version, for a page; undefined when it has none such. @throws ObjectsUnavailable */
export async function readPublished(
  { parentOf, bring }: Pick<VersionPlaces, 'parentOf' | 'bring'>,
  { name, version, file }: { name: string; version: string; file: string },
): Promise<string | undefined> {
  const read = () =>
    readFile(join(parentOf(name), version, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
  return (await read()) ?? ((await bring(name, version, PAGE_MS)) ? read() : undefined);
}
