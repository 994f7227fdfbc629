import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createPlatform, type PlatformService } from '../src/modules/platform/index.ts';
import { createTestDatabase } from './database.ts';
import { writeHost } from './host.ts';
import { createRemoteBuilds, type RemoteBuild } from './remote-build.ts';

/** Origin of links that are made. */
export const PUBLIC_URL = 'http://localhost:8080';
export const OPERATOR = { actor: 'ops' };

/** A registry with a database and a storage of its own. */
export interface TestPlatform {
  database: Database;
  dataDir: string;
  config: Pick<Config, 'dataDir' | 'shellDir' | 'isDevelopment' | 'publicUrl' | 'registrySecret'>;
  /** A checkout in which a shell is built, and nothing else. */
  root: string;
  platform: PlatformService;
  builds: ReturnType<typeof createRemoteBuilds>;
  /** Publishes a build under its own name. */
  publish(build: RemoteBuild): Promise<unknown>;
  /** Folder of a published version. */
  placeOf(build: RemoteBuild): string;
  close(): Promise<void>;
}

export async function createTestPlatform(): Promise<TestPlatform> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-storage-'));
  const builds = createRemoteBuilds();
  const root = mkdtempSync(join(tmpdir(), 'mortar-checkout-'));
  writeFileSync(join(root, 'package.json'), '{"version":"0.0.0"}');
  const config = { dataDir, shellDir: writeHost(root), isDevelopment: false, publicUrl: PUBLIC_URL, registrySecret: undefined };
  const platform = createPlatform({ config, database, clock: systemClock });
  return {
    database,
    dataDir,
    config,
    root,
    platform,
    builds,
    publish: ({ name, dir }) => platform.publish(name, dir, OPERATOR),
    placeOf: ({ name, version }) => join(dataDir, 'remotes', name, version),
    async close() {
      await database.close();
      builds.remove();
      for (const folder of [dataDir, root]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until something holds. @throws Error after `ms` */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`within ${ms} ms it did not happen that ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
