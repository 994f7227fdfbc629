import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Folder of the workspace. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

/** A path below it. */
export const at = (...parts) => join(ROOT, ...parts);

/** Where tools keep what they may lose. */
export const CACHE = at('node_modules', '.cache', 'mortar');
