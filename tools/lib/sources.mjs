import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, at } from './paths.mjs';

const SKIPPED = /^(node_modules|dist|test-results|playwright-report|\..*)$/;

/** Files of this checkout whose path fits, made and installed ones left out; paths are relative to the root. */
export function sources(pattern, folder = '') {
  const entries = readdirSync(folder ? at(folder) : ROOT, { withFileTypes: true }).filter(({ name }) => !SKIPPED.test(name));
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? sources(pattern, join(folder, entry.name)) : [join(folder, entry.name)].filter((file) => pattern.test(file)),
    )
    .sort();
}
