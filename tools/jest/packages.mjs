import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../lib/paths.mjs';

/** Packages of hundreds of small modules, which every test file would read one by one, beside a room that has them. */
export const PACKAGES = {
  'shared/protocol': ['typebox', 'typebox/value'],
  'shared/chain': ['viem', 'viem/accounts', 'viem/actions', 'viem/siwe'],
  server: ['drizzle-orm', 'drizzle-orm/errors', 'drizzle-orm/pg-core', 'drizzle-orm/postgres-js', 'drizzle-orm/postgres-js/migrator'],
};

const inputs = createHash('sha256')
  .update(readFileSync(at('pnpm-lock.yaml')))
  .update(JSON.stringify(PACKAGES));
/** Where each of them lies as one file, beside what they need themselves; other versions lie elsewhere. */
export const FOLDER = at('server/.programs', `packages-${inputs.digest('hex').slice(0, 12)}`);

/** The file of each of them, by its name. */
export const bundledPackages = Object.fromEntries(
  Object.values(PACKAGES).flatMap((names) => names.map((name) => [name, join(FOLDER, `${name}.js`)])),
);
