import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem, explained } from './fail.mjs';

/** The folder itself, or the nearest one above it that exists. */
function nearest(folder) {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

/** Makes a folder. @throws Problem that says what to do when it cannot be written */
export function writable(folder, remedy) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = {
      EROFS: 'is read-only',
      ENOSPC: 'is on a full disk',
      EDQUOT: 'is over the quota',
      ENOTDIR: 'is not a folder',
      EEXIST: 'is not a folder',
    };
    const what = why[error.code] ?? (['EACCES', 'EPERM', 'ENOENT'].includes(error.code) ? 'may not be written by this account' : undefined);
    throw what ? new Problem(`${folder} ${what}: ${remedy}.`) : explained(error);
  }
}

/** @throws Problem when less than so many MB are free where the folder lies */
export async function enoughSpace(folder, megabytes, purpose) {
  const { bavail, bsize } = await statfs(nearest(folder));
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return;
  throw new Problem(
    `The disk of ${folder} has ${free} MB left and ${purpose} needs ${megabytes}: free some space and run the same command again.`,
  );
}
