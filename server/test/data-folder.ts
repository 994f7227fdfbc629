import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningPostmaster } from '../src/db/embedded/postmaster-file.ts';

/** A data folder of a test's own. */
export interface DataFolder {
  path: string;
  /** PGDATA, wherever it lies. */
  data(): string;
  /** Ends what still runs there and removes everything. */
  remove(): void;
}

/** @param mode who may enter it: PostgreSQL's own account needs 0755, or it goes elsewhere */
export function createDataFolder(mode = 0o755): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'mortar-data-'));
  chmodSync(path, mode);
  const location = join(path, 'postgres', 'location');
  const dir = () => (existsSync(location) ? readFileSync(location, 'utf8') : join(path, 'postgres'));
  const data = () => join(dir(), 'data');
  return {
    path,
    data,
    remove() {
      const running = runningPostmaster(data());
      if (running) process.kill(running.pid, 'SIGQUIT');
      rmSync(dir(), { recursive: true, force: true });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
