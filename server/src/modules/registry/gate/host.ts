import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol/registry';

/** The shell that pages are made of. */
export interface HostBuild {
  version: string;
  /** Versions that it provides, by share key. */
  shared: Record<string, string>;
}

/**
 * Reads what the shell beside this server provides: the build that pages are made of.
 * @returns null where no shell is built
 */
export async function readHost(shellDir: string): Promise<HostBuild | null> {
  try {
    const { version } = JSON.parse(await readFile(join(shellDir, 'current.json'), 'utf8')) as { version: string };
    const { shared } = JSON.parse(await readFile(join(shellDir, version, BUILD_MANIFEST_FILE), 'utf8')) as BuildManifest;
    return { version, shared };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
