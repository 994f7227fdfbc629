import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { BUILD_MANIFEST_FILE, type BuildFile } from '@mortar/protocol/registry';
import { Refusal } from '../../../lib/refusal.ts';

/** The forms that a file may lie packed in, best first: its ending and what HTTP calls it. */
export const PACKED_FORMS = [
  { ending: '.br', encoding: 'br', unpack: promisify(brotliDecompress) },
  { ending: '.gz', encoding: 'gzip', unpack: promisify(gunzip) },
] as const;

/** Names under which a file may lie: as it is, and packed. */
export const formsOf = (path: string): string[] => ['', ...PACKED_FORMS.map(({ ending }) => ending)].map((ending) => `${path}${ending}`);

/** Why a file is not what `build.json` says. */
export interface FileFault {
  path: string;
  what: string;
}

/** The files of a version as they lie in a folder. */
interface ReadVersion {
  contents: Map<string, Buffer>;
  /** Bytes of each file as a visitor gets it. */
  travels: Map<string, number>;
  faults: FileFault[];
}

/** Reads every listed file with its packed forms, and says what of it is not what `build.json` says. */
export async function readVersion(folder: string, files: readonly BuildFile[]): Promise<ReadVersion> {
  const read: ReadVersion = { contents: new Map(), travels: new Map(), faults: [] };
  for (const file of files) {
    const content = await contentOf(join(folder, file.path));
    if (!content) {
      read.faults.push({ path: file.path, what: `it is listed in ${BUILD_MANIFEST_FILE} and is not there` });
      continue;
    }
    const { travels, faults } = await readPacked(folder, file, content);
    read.contents.set(file.path, content);
    read.travels.set(file.path, travels);
    read.faults.push(...ownFaults(file, content), ...faults);
  }
  return read;
}

/**
 * Every listed file is there and is what `build.json` says, its packed forms too: a browser that got a damaged one
 * would refuse the whole remote.
 * @throws Refusal that names the file
 */
export async function verifyFiles(folder: string, files: readonly BuildFile[]): Promise<void> {
  const { faults } = await readVersion(folder, files);
  if (faults.length > 0) throw new Refusal(faults.map(({ path, what }) => `${path}: ${what}`).join('; '));
}

function ownFaults({ path, integrity, bytes }: BuildFile, content: Buffer): FileFault[] {
  if (integrityOf(content) !== integrity)
    return [{ path, what: `it is not the file that ${BUILD_MANIFEST_FILE} lists: its sha384 differs` }];
  return content.length === bytes ? [] : [{ path, what: `it has ${content.length} bytes, ${BUILD_MANIFEST_FILE} says ${bytes}` }];
}

async function readPacked(folder: string, { path, brotli }: BuildFile, content: Buffer) {
  const faults: FileFault[] = [];
  const sizes = [content.length];
  for (const { ending, encoding, unpack } of PACKED_FORMS) {
    const packed = await contentOf(join(folder, `${path}${ending}`));
    if (!packed) continue;
    // No further than to one byte too many: a few kilobytes may unpack to gigabytes.
    const unpacked = await unpack(packed, { maxOutputLength: Math.max(1, content.length) }).catch(() => null);
    if (!unpacked?.equals(content)) faults.push({ path: `${path}${ending}`, what: `it does not unpack to ${path}: build it anew` });
    else if (encoding === 'br' && packed.length !== brotli)
      faults.push({ path: `${path}${ending}`, what: `it has ${packed.length} bytes, ${BUILD_MANIFEST_FILE} says ${brotli}` });
    sizes.push(packed.length);
  }
  return { travels: Math.min(...sizes), faults };
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
