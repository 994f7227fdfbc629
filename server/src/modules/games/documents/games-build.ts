import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../lib/start-error.ts';

/**
 * Name of the build that `current.json` of the games' build output names.
 * @throws StartError when the games are not built
 */
export async function readGamesVersion(gamesDir: string): Promise<string> {
  try {
    const { version } = JSON.parse(await readFile(join(gamesDir, 'current.json'), 'utf8')) as { version: string };
    await readFile(join(gamesDir, version, 'build.json'));
    return version;
  } catch (cause) {
    throw new StartError(`The games are not built in ${gamesDir}: run npm start, which builds them.`, { cause });
  }
}
