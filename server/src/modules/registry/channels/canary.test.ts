import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestPlatform, OPERATOR, type TestPlatform } from '../../../../test/platform.ts';

jest.setTimeout(60_000);

let made: TestPlatform;
beforeAll(async () => {
  made = await createTestPlatform();
});
afterAll(() => made.close());

const make = (name: string, version: string, routes = [`/${name}`]) => made.builds.make(version, { name, routes });
/** A remote with a live version 1 and versions 2 and 3 that nobody gets yet. */
async function prepare(name: string): Promise<void> {
  await made.publish(make(name, '1'));
  for (const version of ['2', '3']) await made.platform.stage(name, make(name, version).dir, OPERATOR);
}
const statusOf = async (name: string) => (await made.platform.status(OPERATOR, name))[0];
const seq = async () => Number((await made.database.sql`select seq from platform_registry_state`)[0]?.['seq']);
const lastChange = async (name: string) =>
  (
    await made.database.sql`select channel, action, from_version, to_version, actor, reason, detail
    from platform_history where remote = ${name} order by seq desc limit 1`
  )[0];
const lastAudit = async (name: string) =>
  (await made.database.sql`select actor, action, outcome, detail from platform_audit where target = ${name} order by id desc limit 1`)[0];

async function addPerson(uid: string): Promise<void> {
  await made.database.sql`insert into account_users (uid, username, locale, created_at) values (${uid}, ${uid}, 'en', now())`;
}

describe('stage', () => {
  test('it adds a version that nobody gets, and leaves an audit row', async () => {
    await made.publish(make('staged', '1'));
    const before = await seq();
    const build = make('staged', '2');
    expect(await made.platform.stage('staged', build.dir, OPERATOR)).toMatchObject({
      remote: 'staged',
      version: '2',
      from: '1',
      changed: true,
    });
    expect(await made.platform.stage('staged', build.dir, OPERATOR)).toMatchObject({ changed: false });
    expect(await statusOf('staged')).toMatchObject({ live: '1', canary: null, versions: ['2', '1'], changes: 1 });
    expect([await seq(), (await lastAudit('staged'))?.['action']]).toEqual([before, 'status']);
    const rows = await made.database.sql`select outcome from platform_audit where target = 'staged' and action = 'stage' order by id`;
    expect(rows.map(({ outcome }) => String(outcome))).toEqual(['done', 'unchanged']);
  });

  test('it refuses what publish refuses', async () => {
    await made.publish(make('owns', '1'));
    await expect(made.platform.stage('taker', make('taker', '1', ['/owns']).dir, OPERATOR)).rejects.toThrow("belongs to 'owns'");
    expect((await lastAudit('taker'))?.['outcome']).toBe('refused');
  });
});

describe('canary', () => {
  test('it is kept with who, what and why, as one step of the counter', async () => {
    await prepare('kept');
    const before = await seq();
    const change = await made.platform.canary('kept', '2', { percentage: 10 }, { actor: 'kay', reason: 'new wall' });
    expect(change).toEqual({ remote: 'kept', from: null, to: '2', changed: true });
    expect(await seq()).toBe(before + 1);
    expect(await statusOf('kept')).toMatchObject({ live: '1', canary: { version: '2', percentage: 10, users: [], links: 0 }, changes: 1 });
    const detail = { percentage: 10, users: [] };
    expect(await lastChange('kept')).toEqual({
      channel: 'canary',
      action: 'canary',
      from_version: null,
      to_version: '2',
      actor: 'kay',
      reason: 'new wall',
      detail,
    });
    expect(await made.platform.canary('kept', '2', { percentage: 10 }, OPERATOR)).toMatchObject({ changed: false });
    expect([await seq(), await lastAudit('kept')]).toMatchObject([before + 1, { action: 'canary', outcome: 'unchanged' }]);
  });

  test('it keeps what it is not told anew while its version stays, and begins anew with another', async () => {
    await prepare('merged');
    for (const uid of ['merged1', 'merged2']) await addPerson(uid);
    await made.platform.canary('merged', '2', { users: ['merged2', 'merged1', 'merged2'] }, OPERATOR);
    await made.platform.canaryLink('merged', '2', 60, OPERATOR);
    await made.platform.canary('merged', '2', { percentage: 5 }, OPERATOR);
    expect((await statusOf('merged'))?.canary).toMatchObject({ percentage: 5, users: ['merged1', 'merged2'], links: 1 });
    await made.platform.canary('merged', '3', { percentage: 1 }, OPERATOR);
    expect((await statusOf('merged'))?.canary).toMatchObject({ version: '3', percentage: 1, users: [], links: 0 });
  });

  test('it keeps every one of many links that are made at once, twenty at most', async () => {
    await prepare('links');
    const results = await Promise.allSettled(Array.from({ length: 24 }, () => made.platform.canaryLink('links', '2', 60, OPERATOR)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await statusOf('links'))?.canary?.links).toBe(20);
  });

  test.each([
    ['a version that was never published', '9', { percentage: 1 }, 'refused has no version 9: published are 3, 2, 1'],
    ['the live version', '1', { percentage: 1 }, 'refused 1 is what everybody gets already: there is nothing to try out'],
    ['nobody', '2', {}, 'say who gets it: a percentage, people, or a link'],
    ['somebody who is not there', '2', { users: ['ghost'] }, "Nobody has the uid or e-mail address 'ghost'"],
  ])('it refuses %s, and leaves an audit row', async (_what, version, audience, why) => {
    if (!(await made.platform.knows('refused', '3'))) await prepare('refused');
    const before = await seq();
    await expect(made.platform.canary('refused', version, audience, { actor: 'kay', reason: 'try' })).rejects.toThrow(why);
    expect([await seq(), (await statusOf('refused'))?.canary]).toEqual([before, null]);
    const rows = await made.database.sql`select detail from platform_audit where target = 'refused' and action = 'canary' order by id desc`;
    expect(rows[0]?.['detail']).toEqual({ why, reason: 'try' });
  });

  test('it refuses a version whose files are damaged', async () => {
    await prepare('damaged');
    writeFileSync(join(made.dataDir, 'remotes', 'damaged', '2', 'entry.js'), 'x');
    await expect(made.platform.canary('damaged', '2', { percentage: 1 }, OPERATOR)).rejects.toThrow('are not whole in the storage');
  });
});

describe('routes of canaries', () => {
  test('it lets no other remote have a route of a canary, live or as a canary, until the canary is over', async () => {
    await made.publish(make('tries', '1'));
    await made.platform.stage('tries', make('tries', '2', ['/tries', '/new']).dir, OPERATOR);
    await made.platform.stage('wants', make('wants', '1', ['/new']).dir, OPERATOR);
    await made.platform.canary('tries', '2', { percentage: 1 }, OPERATOR);
    const reason = "remote.json: the route /new belongs to 'tries' (/new)";
    await expect(made.platform.promote('wants', '1', OPERATOR)).rejects.toThrow(reason);
    await expect(made.platform.canary('wants', '1', { percentage: 1 }, OPERATOR)).rejects.toThrow(reason);
    await made.platform.canaryOff('tries', OPERATOR);
    await made.platform.promote('wants', '1', OPERATOR);
    await expect(made.platform.canary('tries', '2', { percentage: 1 }, OPERATOR)).rejects.toThrow(
      "the route /new belongs to 'wants' (/new)",
    );
  });

  test('it lets one of two canaries have a route that both ask for at once', async () => {
    for (const name of ['left', 'right']) await made.platform.stage(name, make(name, '1', ['/middle']).dir, OPERATOR);
    const both = ['left', 'right'].map((name) => made.platform.canary(name, '1', { percentage: 1 }, OPERATOR));
    const refused = (await Promise.allSettled(both)).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('the route /middle belongs to')]);
  });

  test('it lets a canary have other routes than the live version of its own remote', async () => {
    await made.publish(make('own', '1', ['/own', '/own/:id']));
    await made.platform.stage('own', make('own', '2', ['/own/7']).dir, OPERATOR);
    expect(await made.platform.canary('own', '2', { percentage: 1 }, OPERATOR)).toMatchObject({ changed: true });
  });
});

describe('canaryOff', () => {
  test('it ends the canary that is meant, and refuses where there is none or another', async () => {
    await prepare('ends');
    await made.platform.canary('ends', '2', { percentage: 1 }, OPERATOR);
    await expect(made.platform.canaryOff('ends', OPERATOR, '3')).rejects.toThrow('ends 3 is not the canary any more: 2 is');
    expect(await made.platform.canaryOff('ends', { actor: 'health', reason: 'worse than live' }, '2')).toEqual({
      remote: 'ends',
      from: '2',
      to: null,
      changed: true,
    });
    expect(await lastChange('ends')).toMatchObject({ action: 'canaryOff', from_version: '2', to_version: null, reason: 'worse than live' });
    await expect(made.platform.canaryOff('ends', OPERATOR)).rejects.toThrow('ends has no canary');
  });

  test('it counts once when two end it at once', async () => {
    await prepare('twice');
    await made.platform.canary('twice', '2', { percentage: 1 }, OPERATOR);
    const before = await seq();
    await Promise.allSettled([made.platform.canaryOff('twice', OPERATOR), made.platform.canaryOff('twice', OPERATOR)]);
    expect(await seq()).toBe(before + 1);
  });
});

describe('promote, publish and rollback beside a canary', () => {
  test('it is a canary no more that became live, and stays one when another version did', async () => {
    await prepare('beside');
    await made.platform.canary('beside', '2', { percentage: 10 }, OPERATOR);
    await made.publish(make('beside', '4'));
    expect(await statusOf('beside')).toMatchObject({ live: '4', canary: { version: '2' } });
    await made.platform.promote('beside', '2', OPERATOR);
    expect(await statusOf('beside')).toMatchObject({ live: '2', lastGood: '4', canary: null, changes: 3 });
  });

  test('it goes back past canaries and switches: only what was live counts as good', async () => {
    await prepare('past');
    await made.platform.canary('past', '2', { percentage: 10 }, OPERATOR);
    await made.platform.promote('past', '3', OPERATOR);
    await made.platform.kill('past', OPERATOR);
    await made.platform.revive('past', OPERATOR);
    expect(await made.platform.rollback('past', OPERATOR)).toMatchObject({ version: '1', from: '3' });
  });

  test('it goes back only from the version that is meant', async () => {
    await made.publish(make('meant', '1'));
    await made.publish(make('meant', '2'));
    await expect(made.platform.rollback('meant', OPERATOR, '1')).rejects.toThrow('meant 1 is not live any more: 2 is');
    expect(await made.platform.rollback('meant', OPERATOR, '2')).toMatchObject({ version: '1' });
  });
});

describe('kill and revive', () => {
  test('it is kept with who and why, once', async () => {
    await made.publish(make('off', '1'));
    const before = await seq();
    expect(await made.platform.kill('off', { actor: 'kay', reason: 'leaks' })).toEqual({
      remote: 'off',
      from: '1',
      to: null,
      changed: true,
    });
    expect(await made.platform.kill('off', OPERATOR)).toMatchObject({ changed: false });
    expect(await statusOf('off')).toMatchObject({ live: '1', isOff: true });
    expect(await made.platform.revive('off', OPERATOR)).toEqual({ remote: 'off', from: null, to: '1', changed: true });
    expect(await made.platform.revive('off', OPERATOR)).toMatchObject({ changed: false });
    expect([await seq(), (await statusOf('off'))?.isOff]).toEqual([before + 2, false]);
    const rows = await made.database.sql`select action, from_version, to_version, actor, reason from platform_history
      where remote = 'off' and action <> 'publish' order by seq`;
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['kill', '1', null, 'kay', 'leaks'],
      ['revive', null, '1', 'ops', null],
    ]);
  });

  test('it is told once when many ask for it at once', async () => {
    await made.publish(make('rush', '1'));
    const before = await seq();
    const changes = await Promise.all(Array.from({ length: 8 }, () => made.platform.kill('rush', OPERATOR)));
    expect([changes.filter(({ changed }) => changed).length, await seq()]).toEqual([1, before + 1]);
  });

  test('it refuses for a remote that nobody gets anything of', async () => {
    await expect(made.platform.kill('nothing', OPERATOR)).rejects.toThrow(
      'nothing has no version that anybody gets: there is nothing to switch',
    );
  });

  test('it leaves the history of live versions as it was', async () => {
    await made.publish(make('public', '1'));
    await made.platform.kill('public', OPERATOR);
    const { items } = await made.platform.history({ name: 'public', pageSize: 10 });
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['publish']);
  });
});
