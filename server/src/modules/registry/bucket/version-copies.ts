import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol/registry';
import { LRUCache } from 'lru-cache';
import { createGate } from '../../../lib/gate.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { ObjectMissing, type ObjectStore } from '../../../objects/index.ts';
import { formsOf, verifyFiles } from '../files/verify-files.ts';
import { makeVersionFolder } from '../files/version-folder.ts';
import { keyOf, manifestOf } from './keys.ts';
import { NotWhole } from './not-whole.ts';
import { DRAFT, trim } from './trim.ts';

const MOST_BYTES = 1024 ** 3;
const AT_ONCE = 8;
/** A version that could not be had is not asked for again within this, ms: visitors are many. */
const PAUSE_MS = 2000;
/** How exactly the use of a version is remembered, ms. */
const USED_MS = 3600 * 1000;

export interface VersionCopiesDeps {
  /** Folder of the copies: `<root>/<name>/<version>/`. */
  root: string;
  bucket: Pick<ObjectStore, 'list' | 'read'>;
  /** Versions that were used longest ago make room beyond this. */
  mostBytes?: number | undefined;
}

/** Copies of published versions on this machine, out of a bucket: whole versions, each verified before it gets its place. */
export function createVersionCopies({ root, bucket, mostBytes = MOST_BYTES }: VersionCopiesDeps) {
  const underWay = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, Error>({ max: 500, ttl: PAUSE_MS });
  const used = new LRUCache<string, true>({ max: 1000, ttl: USED_MS });
  const placeOf = ({ name, version }: Pick<BuildManifest, 'name' | 'version'>) => join(root, name, version);

  async function download(build: BuildManifest, folder: string): Promise<void> {
    const keys = new Set(await bucket.list(keyOf(build, '')));
    if (!keys.has(manifestOf(build))) throw new NotWhole(build, `${BUILD_MANIFEST_FILE} is missing`);
    const names = build.files.flatMap(({ path }) => formsOf(path)).filter((name) => keys.has(keyOf(build, name)));
    const gate = createGate({ atOnce: AT_ONCE, waiting: Infinity });
    const fetched = names.map((name) =>
      gate(async () => pipeline(await bucket.read(keyOf(build, name)), createWriteStream(join(folder, name)))),
    );
    // All are over before the folder is looked at, or removed.
    const failure = (await Promise.allSettled(fetched)).find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }

  const has = (version: Pick<BuildManifest, 'name' | 'version'>): Promise<boolean> =>
    access(join(placeOf(version), BUILD_MANIFEST_FILE)).then(
      () => true,
      () => false,
    );

  /** Removes what was used longest ago, where there is too much beside this version. */
  const makeRoom = (build: BuildManifest): Promise<void> => trim({ root, mostBytes, spared: placeOf(build) });

  async function copy(build: BuildManifest): Promise<void> {
    await mkdir(join(root, build.name), { recursive: true });
    const place = placeOf(build);
    await makeVersionFolder({ draft: join(root, `${DRAFT}${randomUUID()}`), place, build }, (draft) => download(build, draft)).catch(
      async (error: unknown) => {
        if (error instanceof Refusal || error instanceof ObjectMissing) throw new NotWhole(build, error.message, error);
        // Another process was faster, and the same version lies there.
        if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY' || !(await has(build))) throw error;
      },
    );
    await makeRoom(build);
  }

  return {
    has,
    makeRoom,

    /** Copies a version, once for all who ask for it at the same time. @throws NotWhole, ObjectsUnavailable */
    async get(build: BuildManifest): Promise<void> {
      const place = placeOf(build);
      const failure = failed.get(place);
      if (failure) throw failure;
      const copying =
        underWay.get(place) ??
        copy(build)
          .catch((error: Error) => {
            failed.set(place, error);
            throw error;
          })
          .finally(() => underWay.delete(place));
      underWay.set(place, copying);
      return copying;
    },

    /** Whether the bucket has a version whole: all of it is read. @throws ObjectsUnavailable */
    async isKept(build: BuildManifest): Promise<boolean> {
      const draft = join(root, `${DRAFT}${randomUUID()}`);
      await mkdir(draft, { recursive: true });
      try {
        await download(build, draft);
        await verifyFiles(draft, build.files);
        return true;
      } catch (error) {
        if (error instanceof Refusal || error instanceof ObjectMissing || error instanceof NotWhole) return false;
        throw error;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },

    /** Notes that visitors get a version; it then stays longer than others. */
    used(name: string, version: string): void {
      const place = placeOf({ name, version });
      if (used.has(place)) return;
      used.set(place, true);
      // Gone by now, or a disk that cannot be written: then it is not noted.
      utimes(place, new Date(), new Date()).catch(() => {});
    },
  };
}

export type VersionCopies = ReturnType<typeof createVersionCopies>;
