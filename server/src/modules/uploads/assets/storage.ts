import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createFolderStore, type Bucket, type ByteRange } from '../../../objects/index.ts';

/** Where contents lie, each under its SHA-256. Drafts are files of this machine that become one. */
export interface FileStorage {
  /** Path for a new draft. */
  draft(): Promise<string>;
  /** Where the resumable door keeps what it is being sent; on the same disk as drafts. */
  resumableFolder: string;
  /**
   * Takes a draft to another machine, which may last minutes, so that `put` finds it there. Absent where contents lie
   * on this machine. @throws ObjectsUnavailable
   */
  sendAhead?: (draft: string, sha256: string) => Promise<void>;
  /** Turns a draft into a content, whole or not at all and for good. The draft may be gone after it. @throws ObjectsUnavailable */
  put(draft: string, sha256: string): Promise<void>;
  /** Bytes of a content; undefined where there is none. @throws ObjectsUnavailable */
  size(sha256: string): Promise<number | undefined>;
  /** @throws ObjectMissing, ObjectsUnavailable */
  read(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Whether it is there or not, it is gone after this. @throws ObjectsUnavailable */
  remove(sha256: string): Promise<void>;
  /** Removes drafts that are older, by the clock of the disk: those of processes that were killed. */
  removeDraftsOlderThan(ms: number): Promise<void>;
}

/** Two letters a folder keep folders short. */
const keyOf = (sha256: string) => `uploads/files/${sha256.slice(0, 2)}/${sha256}`;

/** Contents in a bucket, or else in the data folder; drafts are files of this machine in any case. */
export function createFileStorage(dataDir: string, bucket?: Bucket): FileStorage {
  const root = join(dataDir, 'uploads');
  const drafts = join(root, 'drafts');
  const objects = bucket ?? createFolderStore(dataDir);
  const size = (sha256: string) => objects.size(keyOf(sha256));

  async function put(draft: string, sha256: string): Promise<void> {
    if ((await size(sha256)) === undefined) await objects.put(keyOf(sha256), draft);
  }

  return {
    resumableFolder: join(root, 'resumable'),

    async draft() {
      await mkdir(drafts, { recursive: true });
      return join(drafts, randomUUID());
    },

    ...(bucket && { sendAhead: put }),
    put,
    size,
    read: (sha256, range) => objects.read(keyOf(sha256), range),
    remove: (sha256) => objects.remove(keyOf(sha256)),

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
