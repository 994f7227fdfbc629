import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { TestBucket } from './bucket.ts';
import { startCli, type CliCall } from './cli.ts';
import { createTestPlatform, until, type TestPlatform } from './platform.ts';
import type { RemoteBuild } from './remote-build.ts';
import { followPlatform, signOldPlatformVersions, type RegistryView } from '../src/modules/registry/index.ts';

jest.setTimeout(60_000);

let made: TestPlatform;
let view: RegistryView;
let bucket: TestBucket | undefined;

const calls: CliCall[] = [];
afterEach(() => {
  for (const { child } of calls.splice(0)) child.kill('SIGKILL');
});

function publish({ name, dir }: RemoteBuild): CliCall {
  const call = startCli(made.root, made.env, 'publish', name, '--dir', dir);
  calls.push(call);
  return call;
}

async function kill({ child, ended }: CliCall): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

const folderOf = (name: string) => join(made.remotesDir, name);
const isWaitingFor = (table: string) => async () =>
  (await made.database.sql`select 1 from pg_locks where not granted and relation = ${table}::regclass`).length > 0;
const rows = (table: string, remote: string) => made.database.sql`select * from ${made.database.sql(table)} where remote = ${remote}`;

/** Kills a publish that waits for a table which somebody else holds. */
async function killWhileItWaitsFor(table: string, build: RemoteBuild): Promise<void> {
  await made.database.sql.begin(async (transaction) => {
    await transaction`lock table ${transaction(table)} in exclusive mode`;
    const call = publish(build);
    await until(`it waits for ${table}`, isWaitingFor(table), 30_000);
    await kill(call);
  });
}

/** Every file lies in the bucket, as it was built. */
async function expectInBucket({ bucket: store }: TestBucket, { name, version, dir, files }: RemoteBuild): Promise<void> {
  const prefix = `remotes/${name}/${version}/`;
  const listed = await store.list(prefix);
  expect(listed).toContain(`${prefix}build.json`);
  for (const { path } of files) {
    const chunks = await (await store.read(`${prefix}${path}`)).toArray();
    expect(Buffer.concat(chunks as Buffer[])).toEqual(readFileSync(join(dir, path)));
  }
}

/** One version, live, whole, reached by one step of the counter; nothing else lies in its folder. */
async function expectPublishedOnce(build: RemoteBuild, from: number): Promise<void> {
  expect(await publish(build).ended).toMatchObject({ code: 0, error: '' });
  expect([(await rows('platform_versions', build.name)).length, (await rows('platform_history', build.name)).length]).toEqual([1, 1]);
  expect(readdirSync(folderOf(build.name))).toEqual([build.version]);
  for (const { path } of build.files) expect(readFileSync(join(made.placeOf(build), path))).toEqual(readFileSync(join(build.dir, path)));
  if (bucket) await expectInBucket(bucket, build);
  await until('the server knows it', () => view.current().remotes[build.name]?.live.version === build.version, 1000);
  expect(view.current().seq).toBe(from + 1);
}

/**
 * The cases of a publish that is killed and repeated: one version, nothing half-live.
 * @param kind of place that versions go to, for the title
 * @param open makes it; undefined is the data folder
 */
export function testKilledPublish(kind: string, open: () => Promise<TestBucket | undefined>): void {
  describe(`publish into ${kind} that was killed, and is repeated`, () => {
    beforeAll(async () => {
      bucket = await open();
      made = await createTestPlatform(bucket);
      // As every installation that has started once; what waits for a table below is the publish alone.
      await signOldPlatformVersions(made);
      view = await followPlatform(made);
    });
    afterAll(async () => {
      await view.close();
      await made.close();
      await bucket?.close();
    });

    const build = (name: string) => made.builds.make('1.0.0', { name, routes: [`/${name}`] });

    test('it gives one version after a kill in the middle of the upload', async () => {
      const { seq } = view.current();
      const cut = build('upload');
      // A pipe that is written into once, for the gate: the copy of this file waits for ever.
      const pipe = join(cut.dir, 'page-home.js');
      const bytes = readFileSync(pipe);
      rmSync(pipe);
      execFileSync('mkfifo', [pipe]);
      const call = publish(cut);
      await writeFile(pipe, bytes);
      const draft = () => readdirSync(folderOf('upload'))[0] ?? '';
      await until(
        'some files are copied',
        () => {
          try {
            return readdirSync(join(folderOf('upload'), draft())).includes('remote.js');
          } catch {
            return false;
          }
        },
        30_000,
      );
      await kill(call);
      expect(draft()).toMatch(/^\.draft-/);
      expect(await rows('platform_versions', 'upload')).toHaveLength(0);
      rmSync(pipe);
      writeFileSync(pipe, bytes);
      await expectPublishedOnce(cut, seq);
    });

    test('it gives one version after a kill between upload and registration', async () => {
      const { seq } = view.current();
      const cut = build('uploaded');
      await killWhileItWaitsFor('platform_versions', cut);
      expect(readdirSync(folderOf('uploaded'))).toEqual(['1.0.0']);
      expect([await rows('platform_versions', 'uploaded'), await rows('platform_channels', 'uploaded')]).toEqual([[], []]);
      await expectPublishedOnce(cut, seq);
    });

    test('it gives one version after a kill in the middle of the pin', async () => {
      const { seq } = view.current();
      const cut = build('pinning');
      await killWhileItWaitsFor('platform_channels', cut);
      expect([await rows('platform_channels', 'pinning'), await rows('platform_history', 'pinning')]).toEqual([[], []]);
      expect(view.current().remotes).not.toHaveProperty('pinning');
      await expectPublishedOnce(cut, seq);
    });

    test('it gives one version after a kill right after the pin', async () => {
      const { seq } = view.current();
      const cut = build('pinned');
      const call = publish(cut);
      await until('the pin is there', () => view.current().seq === seq + 1, 30_000);
      await kill(call);
      await expectPublishedOnce(cut, seq);
    });

    test('it gives one version when two processes publish it at once', async () => {
      const { seq } = view.current();
      const both = build('both');
      const said = await Promise.all([publish(both).ended, publish(both).ended]);
      expect(new Set(said.map(({ out }) => out))).toEqual(new Set(['both 1.0.0 is live\n', 'both 1.0.0 is live already\n']));
      await expectPublishedOnce(both, seq);
    });
  });
}
