import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '../lib/digest.mjs';
import { CACHE, ROOT } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';

/** What programs write or install, and nobody's sources. */
const SKIPPED = /^(node_modules|dist|out|cache|test-results|\..*)$/;

/**
 * Remembers that a check passed over some files and folders as they are.
 * @param paths relative to `root`; what is changed while the check runs counts as not checked
 */
export function createPassed(name, paths, { root = ROOT, folder = join(CACHE, 'passed') } = {}) {
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
  const digest = digestOf(paths, (entry) => SKIPPED.test(entry), root);
  return {
    /** Whether it passed over the same before. */
    holds: () => readJson(file)?.digest === digest,
    /** It has passed. */
    note() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ digest }));
    },
  };
}
