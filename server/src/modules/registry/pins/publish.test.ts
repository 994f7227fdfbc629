import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BuildManifest } from '@mortar/protocol/registry';
import { createTestPlatform, OPERATOR, type TestPlatform } from '../../../../test/platform.ts';
import type { RemoteBuildOptions } from '../../../../test/remote-build.ts';

jest.setTimeout(60_000);

let made: TestPlatform;
let seqBefore = 0;
beforeAll(async () => {
  made = await createTestPlatform();
});
afterAll(() => made.close());
beforeEach(async () => {
  seqBefore = await seq();
});

async function seq(): Promise<number> {
  const [row] = await made.database.sql`select seq::int from platform_registry_state`;
  return Number(row?.['seq'] ?? 0);
}
const rowsOf = async (name: string) => (await made.database.sql`select version from platform_versions where remote = ${name}`).length;
const lastAudit = async () =>
  (await made.database.sql`select actor, action, target, outcome, detail from platform_audit order by id desc limit 1`)[0];

describe('publish', () => {
  test('it stores the files, registers the version and makes it live, with one step of the counter', async () => {
    const build = made.builds.make('1.0.0', { name: 'fresh', routes: ['/fresh'] });
    const change = await made.platform.publish('fresh', build.dir, { actor: 'ops', reason: 'first' });
    expect(change).toMatchObject({ remote: 'fresh', version: '1.0.0', from: null, changed: true, verdict: { fits: true, refusals: [] } });
    expect(await seq()).toBe(seqBefore + 1);
    for (const { path } of build.files) expect(readFileSync(join(made.placeOf(build), path))).toEqual(readFileSync(join(build.dir, path)));
    expect(existsSync(join(made.placeOf(build), 'entry.js.br'))).toBe(true);
    const [row] = await made.database.sql`select manifest, files, signature from platform_versions where remote = 'fresh'`;
    const { dir: _, files, ...manifest } = build;
    expect(row).toEqual({ manifest, files, signature: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/) });
    expect(await lastAudit()).toEqual({
      actor: 'ops',
      action: 'publish',
      target: 'fresh',
      outcome: 'done',
      detail: { from: null, to: '1.0.0', reason: 'first', seq: seqBefore + 1 },
    });
  });

  test('it copies only what the build lists', async () => {
    const build = made.builds.make('1.0.0', { name: 'listed', routes: ['/listed'] });
    writeFileSync(join(build.dir, 'unlisted.js'), 'alert(1)');
    mkdirSync(join(build.dir, 'folder'));
    await made.publish(build);
    const names = readdirSync(made.placeOf(build));
    expect(names).toContain('build.json');
    expect(names.filter((name) => name.startsWith('unlisted') || name === 'folder')).toEqual([]);
  });

  test('it changes nothing when the same build is published again, and leaves its files as they are', async () => {
    const build = made.builds.make('1.0.0', { name: 'twice', routes: ['/twice'] });
    await made.publish(build);
    const after = await seq();
    const { ino } = statSync(join(made.placeOf(build), 'entry.js'));
    expect(await made.publish(build)).toMatchObject({ remote: 'twice', version: '1.0.0', from: '1.0.0', changed: false });
    expect([await seq(), await rowsOf('twice'), statSync(join(made.placeOf(build), 'entry.js')).ino]).toEqual([after, 1, ino]);
    expect(await lastAudit()).toMatchObject({ action: 'publish', target: 'twice', outcome: 'unchanged' });
  });

  test('it replaces a version that lies half in its place, and removes what killed uploads left', async () => {
    const build = made.builds.make('1.0.0', { name: 'half', routes: ['/half'] });
    const left = join(made.dataDir, 'remotes', 'half', '.draft-of-a-killed-upload');
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'entry.js'), 'x');
    mkdirSync(made.placeOf(build));
    writeFileSync(join(made.placeOf(build), 'entry.js'), 'half of i');
    await made.publish(build);
    expect(readFileSync(join(made.placeOf(build), 'entry.js'))).toEqual(readFileSync(join(build.dir, 'entry.js')));
    expect(readdirSync(join(made.dataDir, 'remotes', 'half'))).toEqual(['1.0.0']);
  });

  test('it publishes one version when ten ask for it at once', async () => {
    const build = made.builds.make('1.0.0', { name: 'race', routes: ['/race'] });
    const changes = await Promise.all(Array.from({ length: 12 }, () => made.platform.publish('race', build.dir, OPERATOR)));
    expect(changes.filter(({ changed }) => changed)).toHaveLength(1);
    expect([await seq(), await rowsOf('race')]).toEqual([seqBefore + 1, 1]);
  });

  test('it lets only one of two remotes have a route that both ask for at once', async () => {
    const [one, other] = ['one', 'other'].map((name) => made.builds.make('1.0.0', { name, routes: ['/contested'] }));
    const results = await Promise.allSettled([made.publish(one!), made.publish(other!)]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain('the route /contested belongs to');
    expect(await seq()).toBe(seqBefore + 1);
  });
});

describe('publish of a build that is not right', () => {
  const file = (path: string) => (build: BuildManifest) => ({ ...build, files: [{ ...build.files[0], path }, ...build.files.slice(1)] });
  const described = (part: object) => (build: BuildManifest) => ({ ...build, description: { ...build.description, ...part } });
  const without = (chunk: string) => (build: BuildManifest) => ({
    ...build,
    chunks: Object.fromEntries(Object.entries(build.chunks).filter(([name]) => name !== chunk)),
  });

  const WRONG: [what: string, options: RemoteBuildOptions, message: string | RegExp][] = [
    ['says nothing', { edit: () => ({}) }, / build\.json: \/ .*required/],
    ['has a version that leaves its folder', { edit: (build) => ({ ...build, version: '../1' }) }, / build\.json: \/version /],
    ['has a file that leaves its folder', { edit: file('../entry.js') }, / build\.json: \/files\/0\/path /],
    ['lists its own list', { edit: file('build.json') }, / build\.json: it lists itself.*build it anew/],
    ['has a hidden file', { edit: file('.env') }, / build\.json: \/files\/0\/path /],
    [
      'has a file that is not served',
      { edit: file('run.exe') },
      / build\.json: run\.exe is of a kind that no version holds; there are .*js/,
    ],
    [
      'has no hash of a file',
      { edit: (build) => ({ ...build, files: [{ ...build.files[0], integrity: '' }] }) },
      / build\.json: \/files\/0\/integrity /,
    ],
    [
      'lists a file twice',
      { edit: (build) => ({ ...build, files: [...build.files, build.files[0]] }) },
      'build.json: entry.js is listed twice',
    ],
    [
      'has an entry that it does not list',
      { edit: (build) => ({ ...build, entry: 'other.js' }) },
      'build.json: other.js belongs to a chunk and is not among the files',
    ],
    ['describes itself wrongly', { edit: described({ routes: [{ path: 'bricks' }] }) }, / remote\.json: \/routes\/0/],
    ['describes itself with an unknown field', { edit: described({ colour: 'red' }) }, 'remote.json: /colour is no field that it may have'],
    ['has no title in one language', { edit: described({ title: { en: 'Wrong' } }) }, / remote\.json: \/title /],
    [
      'loosens the policy',
      { edit: described({ csp: { 'connect-src': ["https://a.example; script-src 'unsafe-inline'"] } }) },
      / remote\.json: \/csp\/connect-src\/0 /,
    ],
    ['is of another remote', { name: 'another' }, "build.json: the build is of 'another', not of 'wrong'"],
    ['is described as another', { edit: described({ name: 'another' }) }, "remote.json: its name is 'another', the build's is 'wrong'"],
    ['lacks the exposed module', { edit: without('remote') }, "build.json: the module './remote' has no chunk 'remote'"],
    ['lacks a page', { edit: without('page-home') }, "remote.json: page 'home' has no chunk 'page-home'"],
    ['lacks a catalogue', { edit: described({ messages: ['en'] }) }, "remote.json: the catalogue of zh-HK is missing from 'messages'"],
    ['lacks the file of a catalogue', { edit: without('locale-zh-HK') }, "build.json: the catalogue of zh-HK has no chunk 'locale-zh-HK'"],
    ['declares a route twice', { routes: ['/wrong', '/Wrong'] }, 'remote.json: the route /Wrong is declared twice'],
    [
      'takes a seeded route of another area',
      { routes: ['/im/followers'] },
      "remote.json: the route /im/followers belongs to 'im' (/im/followers)",
    ],
    ['takes a route by a parameter', { routes: ['/im/:page'] }, / remote\.json: the route \/im\/:page belongs to '(im|gamehub)'/],
    ['takes everything', { routes: ['/*'] }, / remote\.json: the route \/\* belongs to/],
    ['takes a path of the server', { routes: ['/api/wrong'] }, 'remote.json: the route /api/wrong belongs to the server (/api/*)'],
  ];

  test.each(WRONG)('it refuses one that %s', async (_what, options, message) => {
    const build = made.builds.make('1.0.0', { name: 'wrong', routes: ['/wrong'], ...options });
    await expect(made.platform.publish('wrong', build.dir, { actor: 'ops', reason: 'try' })).rejects.toMatchObject({
      name: 'Refusal',
      message: typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    });
    expect([await seq(), await rowsOf('wrong'), existsSync(made.placeOf({ ...build, name: 'wrong', version: '1.0.0' }))]).toEqual([
      seqBefore,
      0,
      false,
    ]);
    expect(await lastAudit()).toMatchObject({
      actor: 'ops',
      action: 'publish',
      target: 'wrong',
      outcome: 'refused',
      detail: { reason: 'try' },
    });
  });

  test('it refuses the name of the host', async () => {
    const build = made.builds.make('1.0.0', { name: 'shell', routes: ['/wrong'] });
    await expect(made.publish(build)).rejects.toThrow("build.json: the name 'shell' belongs to the host's own pages");
  });

  test.each([
    ['is missing', (dir: string) => rmSync(join(dir, 'remote.js')), 'remote.js: it is listed in build.json and is not there'],
    [
      'was changed',
      (dir: string) => writeFileSync(join(dir, 'remote.js'), 'x'),
      'remote.js: it is not the file that build.json lists: its sha384 differs',
    ],
    [
      'is packed wrongly',
      (dir: string) => writeFileSync(join(dir, 'remote.js.gz'), gzipSync('x')),
      'remote.js.gz: it does not unpack to remote.js: build it anew',
    ],
    [
      'is packed half',
      (dir: string) => writeFileSync(join(dir, 'remote.js.br'), 'x'),
      'remote.js.br: it does not unpack to remote.js: build it anew',
    ],
  ])('it refuses one whose file %s, and leaves nothing behind', async (_what, spoil, message) => {
    const build = made.builds.make('1.0.0', { name: 'spoiled', routes: ['/spoiled'] });
    spoil(build.dir);
    await expect(made.publish(build)).rejects.toThrow(message);
    expect(existsSync(join(made.dataDir, 'remotes', 'spoiled'))).toBe(false);
    expect([await seq(), await rowsOf('spoiled')]).toEqual([seqBefore, 0]);
  });

  test('it refuses a folder without a finished build, and one whose build.json is cut off', async () => {
    await expect(made.platform.publish('none', made.dataDir, OPERATOR)).rejects.toThrow('holds no finished build: build.json is missing');
    const build = made.builds.make('1.0.0', { name: 'cut', routes: ['/cut'] });
    writeFileSync(join(build.dir, 'build.json'), '{"name":');
    await expect(made.publish(build)).rejects.toThrow('build.json is no JSON');
  });

  test('it refuses a version that was published with other content, of a file or of the description', async () => {
    await made.publish(made.builds.make('1.0.0', { name: 'fixed', routes: ['/fixed'] }));
    const reason = 'fixed 1.0.0 was published with other files: a version never changes, build it anew';
    await expect(made.publish(made.builds.make('1.0.0', { name: 'fixed', routes: ['/fixed'], text: 'other' }))).rejects.toThrow(reason);
    await expect(made.publish(made.builds.make('1.0.0', { name: 'fixed', routes: ['/fixed', '/fixed/two'] }))).rejects.toThrow(reason);
  });

  test('it refuses a route of another live remote, until that one no longer declares it', async () => {
    await made.publish(made.builds.make('1.0.0', { name: 'owner', routes: ['/owned/:id'] }));
    const wanting = made.builds.make('1.0.0', { name: 'wanting', routes: ['/owned/7'] });
    await expect(made.publish(wanting)).rejects.toThrow("remote.json: the route /owned/7 belongs to 'owner' (/owned/:id)");
    await made.publish(made.builds.make('2.0.0', { name: 'owner', routes: ['/elsewhere'] }));
    await made.publish(wanting);
    await expect(made.platform.rollback('owner', OPERATOR)).rejects.toThrow("the route /owned/:id belongs to 'wanting' (/owned/7)");
  });
});
