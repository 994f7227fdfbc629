import { ensureInstalled } from '../lib/install.mjs';
import { createProgress } from '../lib/progress.mjs';

/** Installs the packages, as every other command does first. */
export async function main() {
  await ensureInstalled(createProgress());
}
