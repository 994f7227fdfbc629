import { createFolderStore } from './folder-store.ts';
import { keepBytes } from './keep-bytes.ts';
import type { Bucket } from './object-store.ts';

/** A file of a content on IPFS: the address of the content, and the path below it, which is empty where it is the file. */
interface PinPath {
  cid: string;
  path: string;
}

const keyOf = ({ cid, path }: PinPath): string => `ipfs/${cid}/${path === '' ? 'content' : path}`;

/** Contents of IPFS that this site keeps itself, so that nobody else has to be asked for them. */
export function createPins(dataDir: string, bucket?: Bucket) {
  const objects = bucket ?? createFolderStore(dataDir);
  return {
    /** Keeps a file, which is not looked at: whoever keeps it has made its address. @throws ObjectsUnavailable */
    keep: (at: PinPath, bytes: Uint8Array): Promise<void> => keepBytes({ objects, dataDir, key: keyOf(at), bytes }),
    /** @returns undefined where it is not kept here @throws ObjectsUnavailable */
    async find(at: PinPath): Promise<Buffer | undefined> {
      if ((await objects.size(keyOf(at))) === undefined) return undefined;
      const parts: Uint8Array[] = [];
      for await (const part of await objects.read(keyOf(at))) parts.push(part as Uint8Array);
      return Buffer.concat(parts);
    },
  };
}
