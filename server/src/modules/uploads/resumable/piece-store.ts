import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';

/** Bytes that wait for the disk: what a cut connection had sent of them is sent again. */
const WAITING_BYTES = 1024 * 1024;

/** Files of uploads. The library's own writes 64 kB at a time, each after the one before, which takes a fifth longer. */
export class PieceStore extends FileStore {
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset, highWaterMark: WAITING_BYTES });
    await pipeline(readable, file);
    return offset + file.bytesWritten;
  }
}
