import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build that `dist/current.json` of a remote's folder names, by the remote's registry name; undefined when nothing is built. */
export function currentBuildOf(root: string, remote: string): { version: string; dir: string } | undefined {
  const dist = join(root, `mfe-${remote}`, 'dist');
  try {
    const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')) as { version: string };
    return { version, dir: join(dist, version) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
