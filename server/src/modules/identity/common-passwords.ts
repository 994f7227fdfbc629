import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error.ts';

/** As in `assets/make-common-passwords.mjs`. */
const ENTRY_BYTES = 5;

/** Says of the hex SHA-256 of a password whether many people use it (security B3). */
export type IsCommon = (sha256: string) => boolean;

/** @param root folder of the workspace */
export function loadCommonPasswords(root: string): IsCommon {
  const file = join(root, 'server', 'assets', 'common-passwords.bin');
  const entries = read(file);
  const last = entries.length / ENTRY_BYTES - 1;
  return (sha256) => {
    const wanted = Buffer.from(sha256.slice(0, 2 * ENTRY_BYTES), 'hex');
    let low = 0;
    let high = last;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = entries.compare(wanted, 0, ENTRY_BYTES, middle * ENTRY_BYTES, (middle + 1) * ENTRY_BYTES);
      if (order === 0) return true;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  };
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new StartError(`${file} is missing; take it from the repository again`, { cause });
  }
}
