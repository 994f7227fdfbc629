import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';
import { runningPostmaster } from './postmaster-file.ts';

const SYSTEM_FOLDER = '/var/lib/mortar';

/** Whether a folder holds a cluster. */
export function hasCluster(data: string): boolean {
  return existsSync(join(data, 'PG_VERSION'));
}

/** Folder of the system that stands for a path which the account `postgres` cannot enter (docs/design/server.md). */
export function standInFor(path: string): string {
  return join(SYSTEM_FOLDER, createHash('sha256').update(realpathSync(path)).digest('hex').slice(0, 12));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A data folder that was moved takes its database along; one that was copied leaves it to the original. */
function followMove(control: string, dir: string): void {
  const before = read(join(control, 'location'));
  if (!before || existsSync(dir) || !existsSync(before)) return;
  const owner = read(join(before, 'owner'));
  if (!owner || existsSync(owner)) return;
  const running = runningPostmaster(join(before, 'data'));
  if (running) throw new StartError(`${dir}: its database still runs from ${before}; end process ${running.pid} and start again`);
  renameSync(before, dir);
}

/**
 * A cluster out here outlives the removal of its data folder. Whoever removed that folder wants an empty start,
 * so a cluster whose password is gone is put aside, where its files can still be found.
 */
function putAside(control: string, dir: string, log: (line: string) => void): void {
  const data = join(dir, 'data');
  if (!hasCluster(data) || existsSync(join(control, 'password'))) return;
  const aside = join(dir, `data-aside-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  renameSync(data, aside);
  log(`The data folder is new, so the database that it once had was put aside: ${aside}`);
}

/** Folder outside of the data folder for its cluster. Call it under the start lock. */
export function outsideFolder(control: string, dataDir: string, log: (line: string) => void): string {
  const dir = standInFor(dataDir);
  followMove(control, dir);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  putAside(control, dir, log);
  writeFileSync(join(control, 'location'), dir);
  writeFileSync(join(dir, 'owner'), dataDir);
  return dir;
}
