import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestPlatform, OPERATOR, type TestPlatform } from '../../../../test/platform.ts';

jest.setTimeout(60_000);

let made: TestPlatform;
beforeAll(async () => {
  made = await createTestPlatform();
});
afterAll(() => made.close());

/** Publishes versions of a remote, one after the other. */
async function publish(name: string, ...versions: string[]): Promise<void> {
  for (const version of versions) await made.publish(made.builds.make(version, { name, routes: [`/${name}`] }));
}
const statusOf = async (name: string) => (await made.platform.status(OPERATOR, name))[0];
const audits = (name: string) => made.database.sql`select action, outcome, detail from platform_audit where target = ${name} order by id`;

describe('rollback', () => {
  test('it goes to the version that was live before, and past one that was taken back', async () => {
    await publish('back', '1', '2', '3');
    expect(await statusOf('back')).toMatchObject({ live: '3', lastGood: '2' });
    expect(await made.platform.rollback('back', OPERATOR)).toEqual({ remote: 'back', version: '2', from: '3', changed: true });
    expect(await statusOf('back')).toMatchObject({ live: '2', lastGood: '1' });
    expect(await made.platform.rollback('back', OPERATOR)).toMatchObject({ version: '1', from: '2' });
    expect(await statusOf('back')).toMatchObject({ live: '1', lastGood: null, versions: ['3', '2', '1'], changes: 5 });
  });

  test('it refuses when every other version was taken back', async () => {
    await publish('first', '1', '2');
    await made.platform.rollback('first', OPERATOR);
    await expect(made.platform.rollback('first', OPERATOR)).rejects.toThrow(
      'first has no earlier version to go back to: 1 is the only one that was not taken back',
    );
    expect(await statusOf('first')).toMatchObject({ live: '1', changes: 3 });
    expect((await audits('first')).at(-2)).toMatchObject({ action: 'rollback', outcome: 'refused' });
  });

  test('it refuses for a remote that was never published', async () => {
    await expect(made.platform.rollback('nothing', OPERATOR)).rejects.toThrow(
      'nothing has no live version: there is nothing to go back from',
    );
  });

  test('it counts a version as good again that was made live again', async () => {
    await publish('again', '1', '2');
    await made.platform.rollback('again', OPERATOR);
    await made.platform.promote('again', '2', OPERATOR);
    await publish('again', '3');
    expect(await statusOf('again')).toMatchObject({ live: '3', lastGood: '2' });
  });

  test('it goes one version back per call when two call at once', async () => {
    await publish('both', '1', '2', '3');
    const changes = await Promise.all([made.platform.rollback('both', OPERATOR), made.platform.rollback('both', OPERATOR)]);
    expect(changes.map(({ version }) => version).sort()).toEqual(['1', '2']);
    expect(await statusOf('both')).toMatchObject({ live: '1', changes: 5 });
  });

  test('it does not make a version live whose files are damaged', async () => {
    await publish('damaged', '1', '2');
    writeFileSync(join(made.dataDir, 'remotes', 'damaged', '1', 'entry.js'), 'x');
    await expect(made.platform.rollback('damaged', OPERATOR)).rejects.toThrow(
      'the files of damaged 1 are not whole in the storage: publish its build again',
    );
    expect(await statusOf('damaged')).toMatchObject({ live: '2' });
  });
});

describe('promote', () => {
  test('it makes any published version live, with actor and reason in history and audit', async () => {
    await publish('chosen', '1', '2');
    const change = await made.platform.promote('chosen', '1', { actor: 'kay', reason: 'wrong figure' });
    expect(change).toEqual({ remote: 'chosen', version: '1', from: '2', changed: true });
    const [row] = await made.database
      .sql`select channel, action, from_version, to_version, actor, reason from platform_history where remote = 'chosen' order by seq desc`;
    expect(row).toEqual({ channel: 'live', action: 'promote', from_version: '2', to_version: '1', actor: 'kay', reason: 'wrong figure' });
    expect((await audits('chosen')).at(-1)).toMatchObject({
      action: 'promote',
      outcome: 'done',
      detail: { from: '2', to: '1', reason: 'wrong figure' },
    });
  });

  test('it changes nothing when the version is live already', async () => {
    await publish('same', '1');
    expect(await made.platform.promote('same', '1', OPERATOR)).toEqual({ remote: 'same', version: '1', from: '1', changed: false });
    expect(await statusOf('same')).toMatchObject({ changes: 1 });
  });

  test('it names the versions that there are', async () => {
    await publish('named', '1', '2');
    await expect(made.platform.promote('named', '9', OPERATOR)).rejects.toThrow('named has no version 9: published are 2, 1');
    await expect(made.platform.promote('unnamed', '9', OPERATOR)).rejects.toThrow('unnamed has no version 9: nothing of it was published');
  });

  test('it refuses a version whose files are gone, which publishing again brings back', async () => {
    const build = made.builds.make('1', { name: 'gone', routes: ['/gone'] });
    await made.publish(build);
    await publish('gone', '2');
    rmSync(made.placeOf(build), { recursive: true });
    await expect(made.platform.promote('gone', '1', OPERATOR)).rejects.toThrow('the files of gone 1 are not whole in the storage');
    await made.publish(build);
    expect(await statusOf('gone')).toMatchObject({ live: '1', changes: 3 });
  });
});

describe('status', () => {
  test('it leaves an audit row, and refuses a remote without a live version', async () => {
    await publish('seen', '1');
    await made.platform.status({ actor: 'kay' }, 'seen');
    expect((await audits('seen')).at(-1)).toMatchObject({ action: 'status', outcome: 'done' });
    await expect(made.platform.status({ actor: 'kay' }, 'unseen')).rejects.toThrow(/^unseen has no live version: live are .*seen/);
    expect((await audits('unseen')).at(-1)).toMatchObject({ action: 'status', outcome: 'refused' });
  });
});

describe('history', () => {
  test('it lists changes by pages, the latest first', async () => {
    await publish('paged', '1', '2', '3');
    const first = await made.platform.history({ name: 'paged', pageSize: 2 });
    expect(first.items.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['publish', '2', '3'],
      ['publish', '1', '2'],
    ]);
    const second = await made.platform.history({ name: 'paged', pageSize: 2, cursor: first.next ?? 0 });
    expect(second).toMatchObject({ items: [{ from: null, to: '1' }], next: null });
    expect(second.items[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });
});
