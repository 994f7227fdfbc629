import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol/registry';
import type { Build } from './builds.ts';
import { E2E } from './programs.ts';

/**
 * A copy of a finished build that takes other packages from the host, as one that was built against another host does.
 * @param what name of the copy
 * @param shared ranges by share key, besides those that the build has
 */
export function takingFromHost(build: Build, what: string, shared: Record<string, string>): Build {
  const dir = join(E2E, '.variants', 'taking', String(process.pid), what);
  rmSync(dir, { recursive: true, force: true });
  cpSync(build.dir, dir, { recursive: true });
  const file = join(dir, BUILD_MANIFEST_FILE);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, shared: { ...manifest.shared, ...shared } }));
  return { ...build, dir };
}
