import { fileURLToPath } from 'node:url';

/** Path of a program that was bundled before the tests (`before-all.mjs`), as deep in the workspace as its source. */
export const programOf = (name: 'main' | 'cli-process' | 'hold-database' | 'stuck-worker') =>
  fileURLToPath(new URL(`../.programs/${name}.js`, import.meta.url));
