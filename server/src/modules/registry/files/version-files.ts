import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol/registry';
import { LRUCache } from 'lru-cache';
import { VERSION_PATTERN } from './version-file.ts';

const VERSION = new RegExp(VERSION_PATTERN);
const MOST_VERSIONS = 500;

/** The files that versions list, by their integrity: only these are served. */
export interface VersionFiles {
  /** @returns undefined when the version is not there or does not list the file */
  integrityOf(parent: string, version: string, file: string): Promise<string | undefined>;
}

/** A version never changes, so its list is read once. */
export function createVersionFiles(): VersionFiles {
  const lists = new LRUCache<string, ReadonlyMap<string, string>>({ max: MOST_VERSIONS });

  return {
    async integrityOf(parent, version, file) {
      if (!VERSION.test(version)) return undefined;
      const folder = join(parent, version);
      const list = lists.get(folder) ?? (await readList(folder));
      if (list) lists.set(folder, list);
      return list?.get(file);
    },
  };
}

async function readList(folder: string): Promise<ReadonlyMap<string, string> | undefined> {
  const text = await readFile(join(folder, BUILD_MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { files } = JSON.parse(text) as Pick<BuildManifest, 'files'>;
  return new Map(files.map(({ path, integrity }) => [path, integrity]));
}
