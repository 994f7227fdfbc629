import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the whole workspace. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** A path inside the workspace. */
export const at = (...parts) => resolve(ROOT, ...parts);

/** Logs, locks and notes of the tools; may be removed at any time while none of them runs. */
export const CACHE = at('.cache');

/** Runs TypeScript; there once the packages are installed. */
export const TSX = at('node_modules/tsx/dist/cli.mjs');
