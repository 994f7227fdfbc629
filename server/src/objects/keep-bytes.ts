import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from './object-store.ts';

export interface BytesToKeep {
  objects: ObjectStore;
  /** Folder of this machine on the disk that a folder of objects lies on. */
  dataDir: string;
  key: string;
  bytes: Uint8Array;
}

/** Makes an object of what is in memory, unless it is there. @throws ObjectsUnavailable */
export async function keepBytes({ objects, dataDir, key, bytes }: BytesToKeep): Promise<void> {
  if ((await objects.size(key)) !== undefined) return;
  const drafts = join(dataDir, 'drafts');
  await mkdir(drafts, { recursive: true });
  const draft = join(drafts, randomUUID());
  try {
    await writeFile(draft, bytes);
    await objects.put(key, draft);
  } finally {
    await rm(draft, { force: true });
  }
}
