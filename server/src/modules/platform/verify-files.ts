import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { BUILD_MANIFEST_FILE, type BuildFile } from '@mortar/protocol';
import { Refusal } from './refusal.ts';

/** The forms that a file may lie packed in, best first: its ending and what HTTP calls it. */
export const PACKED_FORMS = [
  { ending: '.br', encoding: 'br', unpack: promisify(brotliDecompress) },
  { ending: '.gz', encoding: 'gzip', unpack: promisify(gunzip) },
] as const;

/**
 * Every listed file is there and is what `build.json` says, its packed forms too: a browser that got a damaged one
 * would refuse the whole remote.
 * @throws Refusal that names the file
 */
export async function verifyFiles(folder: string, files: readonly BuildFile[]): Promise<void> {
  for (const { path, integrity } of files) {
    const bytes = await contentOf(join(folder, path));
    if (!bytes) throw new Refusal(`${path} is listed in ${BUILD_MANIFEST_FILE} and is not there`);
    if (integrityOf(bytes) !== integrity)
      throw new Refusal(`${path} is not the file that ${BUILD_MANIFEST_FILE} lists: its sha384 differs`);
    for (const { ending, unpack } of PACKED_FORMS) {
      const packed = await contentOf(join(folder, `${path}${ending}`));
      if (!packed) continue;
      const unpacked = await unpack(packed).catch(() => null);
      if (!unpacked?.equals(bytes)) throw new Refusal(`${path}${ending} does not unpack to ${path}: build it anew`);
    }
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** @returns null when there is no such file */
async function contentOf(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
