import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { flush } from '../lib/flush.ts';
import { ObjectMissing } from './failures.ts';
import type { ObjectStore } from './object-store.ts';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Objects in a folder of this machine, or of several that share it; what is put must lie on the same disk. */
export function createFolderStore(root: string): ObjectStore {
  const placeOf = (key: string) => join(root, key);

  return {
    async put(key, file) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      await flush(file);
      await rename(file, place);
      await flush(dirname(place));
    },

    async read(key, range) {
      const handle = await open(placeOf(key)).catch((error: unknown) => {
        throw isMissing(error) ? new ObjectMissing(key, error) : error;
      });
      return handle.createReadStream(range);
    },

    async size(key) {
      return stat(placeOf(key)).then(
        (found) => found.size,
        (error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      );
    },

    async list(prefix) {
      const folder = placeOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const keys = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
      return keys.filter((key) => key.startsWith(prefix)).sort();
    },

    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
