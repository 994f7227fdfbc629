import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

function addFiles(hash, root, path, isSkipped) {
  if (!statSync(join(root, path)).isDirectory()) return hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  const names = readdirSync(join(root, path)).filter((name) => !isSkipped(name));
  for (const name of names.sort()) addFiles(hash, root, join(path, name), isSkipped);
}

/** Digest over this Node and all that lies in some files and folders. @param isSkipped names that are left out */
export function digestOf(paths, isSkipped, root = ROOT) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) addFiles(hash, root, path, isSkipped);
  return hash.digest('hex');
}
