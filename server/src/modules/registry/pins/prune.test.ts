import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestBucket, type TestBucket } from '../../../../test/bucket.ts';
import { createTestPlatform, OPERATOR, type TestPlatform } from '../../../../test/platform.ts';
import type { RemoteBuild } from '../../../../test/remote-build.ts';

jest.setTimeout(60_000);

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await createTestBucket();
});
afterAll(() => bucket.close());

const DAYS = 30;
const LONG_AGO = DAYS + 10;

describe.each(['folder', 'bucket'] as const)('versions in a %s', (kind) => {
  let made: TestPlatform;
  beforeAll(async () => {
    made = await createTestPlatform(kind === 'bucket' ? bucket : undefined);
  });
  afterAll(() => made.close());

  const isThere = async (build: RemoteBuild): Promise<boolean> =>
    kind === 'bucket' ? (await bucket.bucket.list(`remotes/${build.name}/${build.version}/`)).length > 0 : existsSync(made.placeOf(build));
  const areThere = (builds: RemoteBuild[]) => Promise.all(builds.map(isThere));

  /** Publishes versions 1 to `count` of a remote, one after the other. */
  async function publish(name: string, count: number): Promise<RemoteBuild[]> {
    const builds = Array.from({ length: count }, (_, at) => made.builds.make(String(at + 1), { name, routes: [`/${name}`] }));
    for (const build of builds) await made.publish(build);
    return builds;
  }

  /** Lets what happened to a remote so far lie further back. */
  async function age(remote: string, days: number): Promise<void> {
    const { sql } = made.database;
    await sql`update platform_versions set created_at = created_at - make_interval(days => ${days}) where remote = ${remote}`;
    await sql`update platform_history set at = at - make_interval(days => ${days}) where remote = ${remote}`;
  }

  async function prune(remote: string, dryRun = false) {
    return (await made.platform.prune({ days: DAYS, dryRun }, OPERATOR)).find((pruned) => pruned.remote === remote);
  }

  test('it keeps what is live, the canary and what a rollback brings, and says what the rest took', async () => {
    const builds = await publish('kept', 5);
    await made.platform.canary('kept', '2', { percentage: 5 }, OPERATOR);
    await age('kept', LONG_AGO);
    const listed = builds[0]!.files.reduce((sum, { bytes, brotli }) => sum + bytes + (brotli ?? 0), 0);
    const expected = { remote: 'kept', versions: ['1', '3'], bytes: expect.any(Number) };
    const told = await prune('kept', true);
    expect(told).toEqual(expected);
    expect(told!.bytes).toBeGreaterThan(listed);
    expect(await areThere(builds)).toEqual([true, true, true, true, true]);
    expect(await prune('kept')).toEqual(told);
    expect(await areThere(builds)).toEqual([false, true, false, true, true]);
    expect(await prune('kept')).toBeUndefined();
    await made.platform.rollback('kept', OPERATOR);
    expect((await made.platform.status(OPERATOR, 'kept'))[0]).toMatchObject({ live: '4', versions: ['5', '4', '3', '2', '1'] });
  });

  test('it keeps what was published or shown to somebody lately', async () => {
    const builds = await publish('late', 4);
    await age('late', LONG_AGO);
    await made.platform.promote('late', '2', OPERATOR);
    await made.platform.promote('late', '4', OPERATOR);
    expect(await prune('late')).toMatchObject({ versions: ['1', '3'] });
    expect(await areThere(builds)).toEqual([false, true, false, true]);
    await age('late', DAYS - 1);
    expect(await prune('late')).toBeUndefined();
    await made.platform.promote('late', '2', OPERATOR);
    await made.platform.promote('late', '4', OPERATOR);
  });

  test('it says of a version without files since when, and takes its build again', async () => {
    const [first] = await publish('again', 3);
    await age('again', LONG_AGO);
    expect(await prune('again')).toMatchObject({ versions: ['1'] });
    const today = new Date().toISOString().slice(0, 10);
    const why = `the files of again 1 were removed on ${today} to free room: publish its build again`;
    await expect(made.platform.promote('again', '1', OPERATOR)).rejects.toThrow(why);
    await expect(made.platform.canary('again', '1', { percentage: 5 }, OPERATOR)).rejects.toThrow(why);
    expect(await made.publish(first!)).toMatchObject({ version: '1', from: '3', changed: true });
    expect(await isThere(first!)).toBe(true);
    expect(await made.platform.rollback('again', OPERATOR)).toMatchObject({ version: '3' });
    expect(await made.platform.promote('again', '1', OPERATOR)).toMatchObject({ version: '1' });
  });

  test('it leaves a row in the audit only when something goes', async () => {
    await publish('audited', 3);
    await age('audited', LONG_AGO);
    for (let calls = 0; calls < 3; calls += 1) await prune('audited');
    const rows = await made.database.sql`select outcome, detail from platform_audit where target = 'audited' and action = 'prune'`;
    expect(rows).toEqual([{ outcome: 'done', detail: expect.objectContaining({ versions: ['1'], days: DAYS }) }]);
  });

  test('it goes on where it was interrupted', async () => {
    const builds = await publish('cut', 4);
    await age('cut', LONG_AGO);
    if (kind === 'bucket') {
      bucket.meddle((line) => (line.startsWith('DELETE') && line.includes('/cut/2/') ? 'cut' : undefined));
      await expect(made.platform.prune({ days: DAYS }, OPERATOR)).rejects.toThrow();
      bucket.meddle(() => undefined);
    }
    expect(await prune('cut')).toMatchObject({ versions: ['1', '2'] });
    expect(await areThere(builds)).toEqual([false, false, true, true]);
  });
});
