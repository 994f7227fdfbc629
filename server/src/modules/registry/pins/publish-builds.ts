import { readdirSync } from 'node:fs';
import { currentBuildOf } from '../../../lib/current-build.ts';
import { ObjectsUnavailable } from '../../../objects/index.ts';
import type { PlatformService } from '../index.ts';
import { Refusal } from '../refusal.ts';

/**
 * Makes builds of this checkout live that the registry has never seen. A version that was published before is left
 * alone: an operator may have taken it back. A build that is refused, or that the bucket does not take, is told, and what
 * was live stays.
 * @returns names of the remotes that have a new version now
 */
export async function publishNewBuilds(root: string, platform: PlatformService, say: (line: string) => void): Promise<string[]> {
  const published: string[] = [];
  for (const { name, version, dir } of currentBuilds(root)) {
    if (await platform.knows(name, version)) continue;
    try {
      await platform.publish(name, dir, { actor: 'npm start', reason: 'a build of this checkout that was not published yet' });
      published.push(name);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof ObjectsUnavailable)) throw error;
      say(`${name} ${version} was not published: ${error.message}`);
    }
  }
  return published;
}

function currentBuilds(root: string) {
  const names = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => folder.slice('mfe-'.length));
  return names.flatMap((name) => {
    const build = currentBuildOf(root, name);
    return build ? [{ name, ...build }] : [];
  });
}
