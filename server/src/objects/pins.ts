import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import type { Bucket } from './object-store.ts';

/** A file of a content on IPFS: the address of the content, and the path below it, which is empty where it is the file. */
interface PinPath {
  cid: string;
  path: string;
}

const keyOf = ({ cid, path }: PinPath): string => `ipfs/${cid}/${path === '' ? 'content' : path}`;

/** Contents of IPFS that this site keeps itself, so that nobody else has to be asked for them. */
export function createPins(dataDir: string, bucket?: Bucket) {
  const drafts = join(dataDir, 'ipfs', 'drafts');
  const objects = bucket ?? createFolderStore(dataDir);
  return {
    /** Keeps a file, which is not looked at: whoever keeps it has made its address. @throws ObjectsUnavailable */
    async keep(at: PinPath, bytes: Uint8Array): Promise<void> {
      if ((await objects.size(keyOf(at))) !== undefined) return;
      await mkdir(drafts, { recursive: true });
      const draft = join(drafts, randomUUID());
      await writeFile(draft, bytes);
      await objects.put(keyOf(at), draft);
    },
    /** @returns undefined where it is not kept here @throws ObjectsUnavailable */
    async find(at: PinPath): Promise<Buffer | undefined> {
      if ((await objects.size(keyOf(at))) === undefined) return undefined;
      const parts: Uint8Array[] = [];
      for await (const part of await objects.read(keyOf(at))) parts.push(part as Uint8Array);
      return Buffer.concat(parts);
    },
  };
}
