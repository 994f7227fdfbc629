import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { at } from '../lib/paths.mjs';
import { createProgress } from '../lib/progress.mjs';

/** What `--help` says. */
export const usage = `npm run --silent openapi    prints the API as an OpenAPI document`;

/** Prints the OpenAPI document and nothing else on standard output. */
export async function main() {
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['server']);
  await import(at('server/dist/openapi.js'));
}
