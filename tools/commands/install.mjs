import { ensureInstalled } from '../lib/install.mjs';
import { createProgress } from '../lib/progress.mjs';

/** What `--help` says. */
export const usage = `node tools/install.mjs    installs the packages, as every other command does first`;

/** Installs the packages, as every other command does first. */
export async function main() {
  await ensureInstalled(createProgress());
}
