import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { workspacePackages } from '../lib/workspace.mjs';
import { copyCheckout } from '../testing/checkout.mjs';

/**
 * A copy of this checkout in which sources can be changed and tests run. Packages of others are linked, rooms see the
 * copies of each other.
 */
export function makeCopy() {
  const root = mkdtempSync(join(tmpdir(), 'mortar-guards-'));
  chmodSync(root, 0o755);
  copyCheckout(root);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  // Links between rooms are relative, so the same links lead to the copied rooms here.
  for (const room of workspacePackages()) {
    const packages = join(ROOT, room, 'node_modules');
    if (existsSync(packages)) cpSync(packages, join(root, room, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }) };
}
