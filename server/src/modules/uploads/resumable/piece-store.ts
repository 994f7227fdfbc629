import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';

/** Bytes that wait for the disk: what a cut connection had sent of them is sent again. */
const WAITING_BYTES = 1024 * 1024;
/** Uploads whose hash goes on with each piece; of older ones the whole file is read in the end. */
const MOST_HASHES = 1000;

/** Removes what the resumable door has received of an upload. */
export async function removeReceived(folder: string, upload: string): Promise<void> {
  for (const name of [upload, `${upload}.json`]) await rm(join(folder, name), { force: true });
}

/**
 * Files of uploads. The library's own writes 64 kB at a time, each after the one before, which takes a fifth longer. What comes is
 * hashed on its way: a file of gigabytes need not be read once more when its last piece is there.
 */
export class PieceStore extends FileStore {
  /** Of uploads that came here from their first byte on: their hash, and how many bytes it has seen. */
  readonly #hashes = new Map<string, { bytes: number; hash: Hash }>();

  /** One at a time: a disk takes no more, and whoever reads files waits for the same few threads. */
  #isFlushing = false;

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const before = this.#hashes.get(id);
    // Whatever breaks now, no hash is left of bytes that did not reach the file.
    this.#hashes.delete(id);
    const hash = offset === 0 ? createHash('sha256') : before?.bytes === offset ? before.hash : undefined;
    let seen = 0;
    const path = join(this.directory, id);
    const file = createWriteStream(path, { flags: 'r+', start: offset, highWaterMark: WAITING_BYTES });
    if (hash)
      readable.on('data', (bytes: Buffer) => {
        hash.update(bytes);
        seen += bytes.length;
      });
    await pipeline(readable, file);
    const bytes = offset + file.bytesWritten;
    if (hash && seen === file.bytesWritten) this.#keep(id, { bytes, hash });
    void this.#flush(path);
    return bytes;
  }

  /** Whether it was there or not: the library's own fails where the service has removed it already. */
  override async remove(id: string): Promise<void> {
    this.#hashes.delete(id);
    await removeReceived(this.directory, id);
  }

  /** Brings a file to the disk while its next piece comes: at its end it is made durable, which would wait for all of it. */
  async #flush(path: string): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    try {
      const file = await open(path);
      await file.datasync().finally(() => file.close());
    } catch {
      // Removed in the meantime; a disk that fails tells whoever makes the file durable.
    } finally {
      this.#isFlushing = false;
    }
  }

  #keep(id: string, known: { bytes: number; hash: Hash }): void {
    this.#hashes.set(id, known);
    if (this.#hashes.size > MOST_HASHES) this.#hashes.delete(this.#hashes.keys().next().value!);
  }

  /** SHA-256 of an upload of so many bytes, in hex; undefined where it did not come through here piece by piece. */
  takeHash(id: string, size: number): string | undefined {
    const known = this.#hashes.get(id);
    if (known?.bytes !== size) return undefined;
    this.#hashes.delete(id);
    return known.hash.digest('hex');
  }
}
