import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformService } from './modules/platform/index.ts';

/**
 * Makes builds of this checkout live that the registry has never seen. A version that was published before is left
 * alone: an operator may have taken it back.
 */
export async function publishNewBuilds(root: string, platform: PlatformService): Promise<void> {
  for (const { name, version, dir } of currentBuilds(root)) {
    if (await platform.knows(name, version)) continue;
    await platform.publish(name, dir, { actor: 'npm start', reason: 'a build of this checkout that was not published yet' });
  }
}

/** What `dist/current.json` of every remote names. */
function currentBuilds(root: string) {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'dist', 'current.json')))
    .map((folder) => {
      const { version } = JSON.parse(readFileSync(join(root, folder, 'dist', 'current.json'), 'utf8')) as { version: string };
      return { name: folder.slice('mfe-'.length), version, dir: join(root, folder, 'dist', version) };
    });
}
