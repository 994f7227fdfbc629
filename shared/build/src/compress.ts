import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildFile } from '@mortar/protocol/registry';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|json|svg|html|txt)$/;
const PRECOMPRESSED = /\.(br|gz)$/;

/** Subresource integrity of a file's bytes. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Writes `.br` and `.gz` beside every text file of a finished build and measures all of its files.
 * @param effort brotli's, 0 to 11
 */
export async function compressFolder(folder: string, effort = constants.BROTLI_MAX_QUALITY): Promise<BuildFile[]> {
  const names = (await readdir(folder)).filter((name) => !PRECOMPRESSED.test(name)).sort();
  return Promise.all(names.map((name) => compressFile(folder, name, effort)));
}

async function compressFile(folder: string, path: string, effort: number): Promise<BuildFile> {
  const bytes = await readFile(join(folder, path));
  const measured = { path, integrity: integrityOf(bytes), bytes: bytes.length };
  if (!COMPRESSIBLE.test(path)) return { ...measured, brotli: bytes.length };
  const [small, gzipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    deflate(bytes, { level: Math.min(effort, constants.Z_BEST_COMPRESSION) }),
  ]);
  await Promise.all([writeFile(join(folder, `${path}.br`), small), writeFile(join(folder, `${path}.gz`), gzipped)]);
  return { ...measured, brotli: small.length };
}
