import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where contents lie, each under its SHA-256. Drafts are files of this machine that become one. */
export interface FileStorage {
  /** Path for a new draft. */
  draft(): Promise<string>;
  /** Where the resumable door keeps what it is being sent; on the same disk as drafts. */
  resumableFolder: string;
  /** Turns a draft into a content, whole or not at all and on the disk for good. The draft is gone after it. */
  put(draft: string, sha256: string): Promise<void>;
  /** @throws when it is not there */
  read(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Whether it is there or not, it is gone after this. */
  remove(sha256: string): Promise<void>;
  /** Removes drafts that are older, by the clock of the disk: those of processes that were killed. */
  removeDraftsOlderThan(ms: number): Promise<void>;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** Storage in a folder of this machine, or of several that share it. */
export function createLocalStorage(dataDir: string): FileStorage {
  const root = join(dataDir, 'uploads');
  const drafts = join(root, 'drafts');
  // Two letters a folder keep folders short.
  const placeOf = (sha256: string) => join(root, 'files', sha256.slice(0, 2), sha256);

  return {
    resumableFolder: join(root, 'resumable'),

    async draft() {
      await mkdir(drafts, { recursive: true });
      return join(drafts, randomUUID());
    },

    async put(draft, sha256) {
      const place = placeOf(sha256);
      await mkdir(dirname(place), { recursive: true });
      await flush(draft);
      await rename(draft, place);
      await flush(dirname(place));
    },

    async read(sha256, range) {
      const handle = await open(placeOf(sha256));
      return handle.createReadStream(range);
    },

    remove: (sha256) => rm(placeOf(sha256), { force: true }),

    async removeDraftsOlderThan(ms) {
      const names = await readdir(drafts).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return [];
      });
      for (const name of names) {
        const path = join(drafts, name);
        const found = await stat(path).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > ms) await rm(path, { force: true });
      }
    },
  };
}
