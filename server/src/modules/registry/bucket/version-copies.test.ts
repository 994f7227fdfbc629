import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestBucket, type TestBucket } from '../../../../test/bucket.ts';
import { createRemoteBuilds } from '../../../../test/remote-build.ts';
import { createBucket } from '../../../objects/bucket.ts';
import { openVersions } from '../places.ts';

jest.setTimeout(60_000);

const builds = createRemoteBuilds();
const folders: string[] = [];
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await createTestBucket();
});
afterAll(async () => {
  await bucket.close();
  builds.remove();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** A data folder of a machine. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'mortar-copies-'));
  folders.push(path);
  return path;
}

test('it keeps no more of them than there is room for, and fetches what is wanted again', async () => {
  const dataDir = folder();
  const versions = ['1', '2', '3'].map((version) => builds.make(version, { name: 'small', routes: ['/small'] }));
  const { storage, placesFor } = openVersions(dataDir, bucket.bucket, 1);
  for (const build of versions) await storage.store(build.dir, build);
  const copies = () => readdirSync(join(dataDir, 'cache', 'remotes', 'small'));
  expect(copies()).toEqual(['3']);
  const places = placesFor(async (_name, version) => versions.find((build) => build.version === version));
  expect([await places.bring('small', '1', 10_000), await places.bring('small', '4', 10_000)]).toEqual([true, false]);
  expect(copies()).toEqual(['1']);
  expect(await storage.holds(versions[1]!)).toBe(true);
});

test('it does not let a visitor wait for a slow bucket, and has the version a little later', async () => {
  const build = builds.make('1.0.0', { name: 'slow', routes: ['/slow'] });
  await openVersions(folder(), bucket.bucket).storage.store(build.dir, build);
  const dataDir = folder();
  const places = openVersions(dataDir, createBucket(bucket.s3, { connectionTimeout: 500, socketTimeout: 700, maxAttempts: 5 })).placesFor(
    async () => build,
  );
  let isSlow = true;
  bucket.meddle(() => (isSlow ? 'hang' : undefined));
  await expect(places.bring('slow', '1.0.0', 100)).rejects.toThrow('slow 1.0.0 does not come from the bucket in time');
  isSlow = false;
  expect(await places.bring('slow', '1.0.0', 30_000)).toBe(true);
  expect(existsSync(join(places.parentOf('slow'), '1.0.0', 'entry.js'))).toBe(true);
});
