import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT, compressFolder, readBuild } from '@mortar/build';
import { BUILD_MANIFEST_FILE } from '@mortar/protocol/registry';
import { currentBuild } from '../stack.ts';

/** A finished build under a version of its own. */
export interface Renamed {
  version: string;
  dir: string;
}

const TEXT = /\.(js|css|html)$/;
const PACKED = /\.(br|gz)$/;

/**
 * The finished build of a room as another version: the very code, with everything that names a version or a hash made
 * anew. So only what is measured tells two versions apart.
 * @param minor number that tells the copies of a room apart
 * @param alsoRename what else is another in every text of the copy
 */
export async function renamed(room: string, minor: number, alsoRename = (text: string) => text): Promise<Renamed> {
  const built = currentBuild(room);
  const version = `9.${minor}.0-${built.version.slice(-8)}`;
  const dir = join(WORKSPACE_ROOT, 'bench/dist/renamed', room, version);
  const inNames = (name: string) => name.replace(/\W/g, '_');
  const rename = (text: string) => alsoRename(text.replaceAll(built.version, version).replaceAll(inNames(built.version), inNames(version)));
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(built.dir).filter((one) => one !== BUILD_MANIFEST_FILE && !PACKED.test(one))) {
    const bytes = readFileSync(join(built.dir, name));
    writeFileSync(join(dir, name), TEXT.test(name) ? rename(bytes.toString()) : bytes);
  }
  const manifest = JSON.parse(rename(JSON.stringify(await readBuild(built.dir)))) as object;
  const files = await compressFolder(dir);
  writeFileSync(join(dir, BUILD_MANIFEST_FILE), JSON.stringify({ ...manifest, files }));
  return { version, dir };
}
