import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createPlatform, type PlatformService } from '../src/modules/registry/index.ts';
import type { TestBucket } from './bucket.ts';
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
  config: Pick<Config, 'dataDir' | 'shellDir' | 'isDevelopment' | 'publicUrl' | 'registrySecret' | 's3'>;
  /** A checkout in which a shell is built, and nothing else. */
  root: string;
  platform: PlatformService;
  builds: ReturnType<typeof createRemoteBuilds>;
  /** Publishes a build under its own name. */
  publish(build: RemoteBuild): Promise<unknown>;
  /** Environment of a command line that works on the same. */
  env: Record<string, string>;
  /** Folder that remotes lie in, on this machine. */
  remotesDir: string;
  /** Folder of a published version, on this machine. */
  placeOf(build: RemoteBuild): string;
  close(): Promise<void>;
}

/** @param bucket where versions are kept; in a folder when unset */
export async function createTestPlatform(bucket?: TestBucket): Promise<TestPlatform> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-storage-'));
  const builds = createRemoteBuilds();
  const root = mkdtempSync(join(tmpdir(), 'mortar-checkout-'));
  writeFileSync(join(root, 'package.json'), '{"version":"0.0.0"}');
  const s3 = bucket?.s3;
  const config = { dataDir, shellDir: writeHost(root), isDevelopment: false, publicUrl: PUBLIC_URL, registrySecret: undefined, s3 };
  const remotesDir = join(dataDir, ...(bucket ? ['cache', 'remotes'] : ['remotes']));
  const platform = createPlatform({ config, database, clock: systemClock });
  return {
    database,
    dataDir,
    config,
    root,
    platform,
    builds,
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir, ...bucket?.env },
    remotesDir,
    publish: ({ name, dir }) => platform.publish(name, dir, OPERATOR),
    placeOf: ({ name, version }) => join(remotesDir, name, version),
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
