import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Which of the folders that a file should lie in is none. */
function notAFolder(file: string): string {
  const folder = dirname(file);
  return existsSync(folder) ? folder : dirname(folder);
}

function readExisting(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOTDIR') throw new StartError(`${notAFolder(file)} is not a folder; set DATA_DIR to one`, { cause: error });
    throw new StartError(`${file} cannot be read; give this account the file or set DATA_DIR to another folder`, { cause: error });
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`${folder} cannot be made; set DATA_DIR to a folder that can be written`, { cause: error });
  }
}

/** The whole text or nothing: when two processes make a secret at once, both go on with the one that was first. */
function keepFirst(file: string, text: string): string {
  makeFolder(dirname(file));
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    linkSync(draft, file);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8');
    throw new StartError(`${file} cannot be written; free some space or set DATA_DIR to a folder that can be written`, { cause: error });
  } finally {
    rmSync(draft, { force: true });
  }
}

function fileOf(dataDir: string, name: string): string {
  return join(dataDir, 'secrets', name);
}

/** A secret that is made once and kept with mode 0600 under `DATA_DIR/secrets` (docs/design/server.md). */
export async function secretFile(dataDir: string, name: string, make: () => Promise<string>): Promise<string> {
  const file = fileOf(dataDir, name);
  return readExisting(file) ?? keepFirst(file, await make());
}

/** The same for a secret that is made in no time. */
export function secretFileSync(dataDir: string, name: string, make: () => string): string {
  const file = fileOf(dataDir, name);
  return readExisting(file) ?? keepFirst(file, make());
}
