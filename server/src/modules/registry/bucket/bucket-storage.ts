import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE } from '@mortar/protocol/registry';
import { createGate } from '../../../lib/gate.ts';
import { ObjectsUnavailable, type Bucket } from '../../../objects/index.ts';
import { createLocalStorage, type Storage } from '../files/storage.ts';
import { keyOf, manifestOf } from './keys.ts';
import { NotWhole } from './not-whole.ts';
import type { VersionCopies } from './version-copies.ts';

const AT_ONCE = 8;

export interface BucketStorageDeps {
  bucket: Bucket;
  /** What this machine has of the bucket. */
  copies: VersionCopies;
  /** Where the copies lie. */
  root: string;
}

/** Storage in a bucket, with a copy on the machine that publishes. */
export function createBucketStorage({ bucket, copies, root }: BucketStorageDeps): Storage {
  const local = createLocalStorage(root);

  return {
    async store(folder, build) {
      // Verified while it is copied, so what goes to the bucket is what the build says.
      await local.store(folder, build);
      await copies.makeRoom(build);
      if (await copies.isKept(build)) return;
      const place = join(root, build.name, build.version);
      const names = (await readdir(place)).filter((name) => name !== BUILD_MANIFEST_FILE);
      const gate = createGate({ atOnce: AT_ONCE, waiting: Infinity });
      await Promise.all(names.map((name) => gate(() => bucket.put(keyOf(build, name), join(place, name)))));
      await bucket.put(manifestOf(build), join(place, BUILD_MANIFEST_FILE));
    },

    async remove(build) {
      // A version without its manifest is none, wherever a kill ends this.
      await bucket.remove(manifestOf(build));
      const gate = createGate({ atOnce: AT_ONCE, waiting: Infinity });
      await Promise.all((await bucket.list(keyOf(build, ''))).map((key) => gate(() => bucket.remove(key))));
      await local.remove(build);
    },

    async holds(build) {
      const isHere = await local.holds(build);
      const isKept = await bucket.size(manifestOf(build)).then(
        (size) => size !== undefined,
        (error: unknown) => {
          // While the bucket is away, what lies here whole can be gone back to.
          if (isHere && error instanceof ObjectsUnavailable) return true;
          throw error;
        },
      );
      if (isHere || !isKept) return isKept;
      return copies.get(build).then(
        () => true,
        (error: unknown) => {
          if (error instanceof NotWhole) return false;
          throw error;
        },
      );
    },
  };
}
