import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestPlatform, OPERATOR, until, type TestPlatform } from '../../../../test/platform.ts';
import { loadRegistryKey } from '../../../lib/registry-key.ts';
import { followPlatform, signOldPlatformVersions } from '../index.ts';
import { createRegistrySigner } from './registry-signer.ts';

jest.setTimeout(60_000);

let made: TestPlatform;
beforeAll(async () => {
  made = await createTestPlatform();
});
afterAll(() => made.close());

const sql = () => made.database.sql;
const publish = (name: string, version: string) => made.publish(made.builds.make(version, { name, routes: [`/${name}`] }));
/** What a server that starts now serves of a remote. */
async function served(name: string) {
  const view = await followPlatform(made);
  const { live, lastGood } = view.current().remotes[name] ?? {};
  await view.close();
  return { live: live?.version, lastGood: lastGood?.version };
}
/** Somebody writes into the database who does not have the key. */
const tamper = (name: string, version: string) =>
  sql()`update platform_versions set files = jsonb_set(files, '{0,integrity}', '"sha384-evil"') where remote = ${name} and version = ${version}`;

describe('a version', () => {
  test('it is served as it was published', async () => {
    await publish('whole', '1');
    expect(await served('whole')).toEqual({ live: '1', lastGood: undefined });
  });

  test.each([
    ['another hash of a file', (name: string) => tamper(name, '2')],
    [
      'another entry',
      (name: string) =>
        sql()`update platform_versions set manifest = manifest || '{"entry":"evil.js"}' where remote = ${name} and version = '2'`,
    ],
    ['no signature', (name: string) => sql()`update platform_versions set signature = null where remote = ${name} and version = '2'`],
    [
      'the signature of another version',
      (name: string) =>
        sql()`update platform_versions set signature = (select signature from platform_versions where remote = ${name} and version = '1') where remote = ${name} and version = '2'`,
    ],
  ])('it is never served with %s: the one before it is', async (what, change) => {
    const name = `changed${what.replace(/\W/g, '')}`.toLowerCase().slice(0, 30);
    await publish(name, '1');
    await publish(name, '2');
    await change(name);
    expect(await served(name)).toEqual({ live: '1', lastGood: undefined });
  });

  test('it is served by nobody when the one before it is not signed either', async () => {
    await publish('gone', '1');
    await tamper('gone', '1');
    expect(await served('gone')).toEqual({ live: undefined, lastGood: undefined });
  });

  test('it is not promoted and not gone back to when its signature does not verify', async () => {
    await publish('held', '1');
    await publish('held', '2');
    await tamper('held', '1');
    const why = 'it is there, but not signed by this installation: publish its build again';
    await expect(made.platform.promote('held', '1', OPERATOR)).rejects.toThrow(`held has no version 1: ${why}`);
    await expect(made.platform.rollback('held', OPERATOR)).rejects.toThrow(why);
    expect(await served('held')).toEqual({ live: '2', lastGood: undefined });
  });

  test('it is signed anew when its build is published again', async () => {
    const build = made.builds.make('1', { name: 'mended', routes: ['/mended'] });
    await made.publish(build);
    await tamper('mended', '1');
    await made.publish(build);
    expect(await served('mended')).toMatchObject({ live: '1' });
  });

  test.each(['publish', 'stage'] as const)('running servers serve it again as soon as a %s has signed it anew', async (way) => {
    const name = `running${way}`;
    const builds = ['1', '2'].map((version) => made.builds.make(version, { name, routes: [`/${name}`] }));
    for (const build of builds) await made.publish(build);
    const view = await followPlatform(made);
    const liveNow = () => view.current().remotes[name]?.live.version;
    await tamper(name, '2');
    await publish(`other${way}`, '1');
    await until('it is held back', () => liveNow() === '1' && `other${way}` in view.current().remotes);
    const { seq } = view.current();
    await made.platform[way](name, builds[1]!.dir, OPERATOR);
    await until('it is served again', () => liveNow() === '2', 1000);
    // Pages take up a registry by its number.
    expect(view.current().seq).toBe(seq + 1);
    await view.close();
    const [told] = await sql()`select actor, outcome, detail from platform_audit where target = ${name} and action = 'mended'`;
    expect(told).toEqual({ actor: 'ops', outcome: 'done', detail: { version: '2', seq: seq + 1 } });
  });

  test('it says so in the status until it is signed anew', async () => {
    const builds = ['1', '2', '3'].map((version) => made.builds.make(version, { name: 'told', routes: ['/told'] }));
    for (const build of builds) await made.publish(build);
    for (const version of ['1', '3']) await tamper('told', version);
    expect(await made.platform.status(OPERATOR, 'told')).toMatchObject([{ live: '3', lastGood: '2', untrusted: ['3', '1'] }]);
    for (const build of [builds[0]!, builds[2]!]) await made.publish(build);
    expect(await made.platform.status(OPERATOR, 'told')).toMatchObject([{ live: '3', untrusted: [] }]);
  });

  test('it is served by no server with another key', async () => {
    await publish('foreign', '1');
    const { dataDir } = await createTestPlatform().then(async (other) => {
      await other.close();
      return other;
    });
    const view = await followPlatform({ config: { dataDir, registrySecret: undefined }, database: made.database });
    expect(view.current().remotes['foreign']).toBeUndefined();
    await view.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('versions from before there were signatures', () => {
  /** A registry as an earlier release left it. */
  async function earlier(): Promise<TestPlatform> {
    const old = await createTestPlatform();
    for (const version of ['1', '2']) await old.publish(old.builds.make(version, { name: 'old', routes: ['/old'] }));
    await old.database.sql`update platform_versions set signature = null`;
    return old;
  }
  const liveOf = async (old: TestPlatform) => {
    const view = await followPlatform(old);
    await view.close();
    return view.current().remotes['old'];
  };

  test('it signs them once, at the first start', async () => {
    const old = await earlier();
    await signOldPlatformVersions(old);
    expect(await liveOf(old)).toMatchObject({ live: { version: '2' }, lastGood: { version: '1' } });
    await old.database.sql`update platform_versions set signature = null`;
    await signOldPlatformVersions(old);
    expect(await liveOf(old)).toBeUndefined();
    await old.close();
  });

  test('it signs none whose files are not what they were', async () => {
    const old = await earlier();
    writeFileSync(join(old.dataDir, 'remotes', 'old', '2', 'entry.js'), 'evil');
    await signOldPlatformVersions(old);
    expect(await liveOf(old)).toMatchObject({ live: { version: '1' } });
    await old.close();
  });

  test('it signs none in a registry where signing has begun', async () => {
    const old = await earlier();
    await old.publish(old.builds.make('3', { name: 'new', routes: ['/new'] }));
    await signOldPlatformVersions(old);
    expect(await liveOf(old)).toBeUndefined();
    await old.close();
  });
});

describe('restored', () => {
  test('it lets the number go on above everything that a page has seen, each time anew, and servers learn of it', async () => {
    await publish('backup', '1');
    const first = await made.platform.restored({ actor: 'kay', reason: 'disk' });
    expect(Math.abs(first - Date.now() / 1000)).toBeLessThan(5);
    const second = await made.platform.restored(OPERATOR);
    expect(second).toBeGreaterThan(first);
    const view = await followPlatform(made);
    expect(view.current()).toMatchObject({ seq: second, remotes: { backup: { live: { version: '1' } } } });
    await view.close();
    await publish('backup', '2');
    const [row] = await sql()`select seq from platform_registry_state`;
    expect(Number(row!['seq'])).toBe(second + 1);
    const [told] = await sql()`select actor, target, detail from platform_audit where action = 'restored' order by id limit 1`;
    expect(told).toMatchObject({ actor: 'kay', target: '*', detail: { seq: first, reason: 'disk' } });
  });
});

describe('createRegistrySigner', () => {
  const document = { seq: 1, choice: '', remotes: {}, areas: [], evil: '</script><!--\u2028' };

  test('it signs a text that may stand in a page as it is, and that is the document', () => {
    const { text } = createRegistrySigner(loadRegistryKey(made.config))(document);
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toEqual(document);
  });

  test('it signs a document once', () => {
    const sign = jest.fn(() => 'signature');
    const signRegistry = createRegistrySigner({ sign });
    expect(signRegistry(document)).toBe(signRegistry(document));
    expect(sign).toHaveBeenCalledTimes(1);
    signRegistry({ ...document });
    expect(sign).toHaveBeenCalledTimes(2);
  });
});
