import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestBucket, type TestBucket } from '../../../../test/bucket.ts';
import { startCli } from '../../../../test/cli.ts';
import { TEST_DATA_DIR, WORKSPACE } from '../../../../test/database.ts';
import { send, type TestResponse } from '../../../../test/http.ts';
import { createTestPlatform, OPERATOR, until, type TestPlatform } from '../../../../test/platform.ts';
import type { RemoteBuild } from '../../../../test/remote-build.ts';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { systemClock } from '../../../lib/clock.ts';
import { openIdentity } from '../../identity/index.ts';
import { createPlatform, followPlatform, type PlatformService } from '../index.ts';

jest.setTimeout(60_000);

/** A server on a machine of its own, which has nothing but the keys of the installation. */
interface Machine {
  dataDir: string;
  platform: PlatformService;
  get(url: string, headers?: Record<string, string>): Promise<TestResponse>;
  close(): Promise<void>;
}

let bucket: TestBucket;
let made: TestPlatform;
let far: Machine;
beforeAll(async () => {
  bucket = await createTestBucket();
  made = await createTestPlatform(bucket);
  // The first change makes the keys.
  await published('first', '1');
  far = await createMachine();
});
afterAll(async () => {
  await far.close();
  await made.close();
  await bucket.close();
});
afterEach(() => bucket.meddle(() => undefined));

async function createMachine(): Promise<Machine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-machine-'));
  cpSync(join(made.dataDir, 'secrets'), join(dataDir, 'secrets'), { recursive: true });
  const { database } = made;
  const given = readConfig({ DATA_DIR: TEST_DATA_DIR, MODULES: 'registry', LOG_LEVEL: 'silent' }, WORKSPACE);
  const config = { ...given, dataDir, shellDir: made.config.shellDir, s3: bucket.s3 };
  const identity = await openIdentity({ config, database, clock: systemClock });
  const view = await followPlatform({ config, database });
  const app = await buildApp(config, { database, clock: systemClock, services: { registry: view, identity } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    dataDir,
    platform: createPlatform({ config, database, clock: systemClock }),
    get: (url, headers = {}) => send(port, { method: 'GET', url, headers: { host: 'localhost:8080', ...headers } }),
    async close() {
      await app.close();
      await view.close();
      await identity.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function published(name: string, version = '1.0.0'): Promise<RemoteBuild> {
  const build = made.builds.make(version, { name, routes: [`/${name}`] });
  await made.publish(build);
  return build;
}
const urlOf = ({ name, version }: RemoteBuild, file = 'entry.js') => `/r/${name}/${version}/${file}`;
const askedFor = ({ name, version }: RemoteBuild) => bucket.asked.filter((line) => line.includes(`remotes/${name}/${version}/`));
const away = () => bucket.meddle(() => 'cut');

describe('versions in a bucket', () => {
  test('it serves on one machine what was published on another, in every form', async () => {
    const build = await published('travelling');
    const packed = await far.get(urlOf(build), { 'accept-encoding': 'br' });
    const content = readFileSync(join(build.dir, 'entry.js'));
    expect([packed.statusCode, packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(brotliDecompressSync(packed.bytes)).toEqual(content);
    expect((await far.get(urlOf(build))).bytes).toEqual(content);
    expect(existsSync(join(far.dataDir, 'remotes'))).toBe(false);
  });

  test('it fetches a version once for all who ask, and then never again', async () => {
    const build = await published('once');
    bucket.asked.length = 0;
    const files = build.files.filter(({ path }) => !path.endsWith('.html')).map(({ path }) => urlOf(build, path));
    const answers = await Promise.all([...files, ...files].map((url) => far.get(url)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const fetched = askedFor(build).filter((line) => line.startsWith('GET') && !line.includes('list-type'));
    expect(new Set(fetched).size).toBe(fetched.length);
    bucket.asked.length = 0;
    await Promise.all(files.map((url) => far.get(url)));
    expect(askedFor(build)).toEqual([]);
  });

  test('it notes the use of what it sends, by which a copy stays longer than one that nobody asks for', async () => {
    const build = await published('wanted');
    const copy = join(far.dataDir, 'cache', 'remotes', 'wanted', '1.0.0');
    // Brought without being sent, so that its use is not noted yet.
    expect((await far.get(urlOf(build, 'nothing.js'))).statusCode).toBe(404);
    utimesSync(copy, 1, 1);
    expect((await far.get(urlOf(build))).statusCode).toBe(200);
    await until('the use is noted', async () => statSync(copy).mtimeMs > 1000);
  });

  test.each([
    ['a version that was never published', '/r/first/2/entry.js'],
    ['a remote that does not exist', '/r/nobody/1/entry.js'],
    ['a version that has no name', '/r/first/%2e%2e/entry.js'],
  ])('it asks the bucket nothing of %s', async (_what, url) => {
    bucket.asked.length = 0;
    const { statusCode, headers } = await far.get(url);
    expect([statusCode, headers['cache-control'], bucket.asked]).toEqual([404, 'no-store', []]);
  });

  test('it never sends a file that is not what was published, in no form, until it is mended', async () => {
    const build = await published('damaged');
    await bucket.overwrite('remotes/damaged/1.0.0/remote.js', 'evil()');
    for (const file of ['remote.js', 'entry.js']) {
      const { statusCode, headers, body } = await far.get(urlOf(build, file), { 'accept-encoding': 'br' });
      expect([statusCode, headers['cache-control']]).not.toEqual([200, 'public, max-age=31536000, immutable']);
      expect([statusCode, body.includes('evil')]).toEqual([503, false]);
    }
    expect(readdirSync(join(far.dataDir, 'cache', 'remotes', 'damaged'))).toEqual([]);
    await expect(far.platform.promote('damaged', '1.0.0', OPERATOR)).rejects.toThrow(
      'are not whole in the storage: publish its build again',
    );
    await made.publish(build);
    await until('it is served', async () => (await far.get(urlOf(build, 'remote.js'))).statusCode === 200);
  });

  test('it does not promote a version of which the bucket has a half', async () => {
    await published('half');
    await published('half', '2.0.0');
    await bucket.bucket.remove('remotes/half/1.0.0/build.json');
    const refusal = 'the files of half 1.0.0 are not whole in the storage: publish its build again';
    await expect(far.platform.promote('half', '1.0.0', OPERATOR)).rejects.toThrow(refusal);
    // Nor on the machine that has a copy: others would not.
    await expect(made.platform.promote('half', '1.0.0', OPERATOR)).rejects.toThrow(refusal);
  });

  test('it gives one version after a kill in the middle of what goes to the bucket', async () => {
    const build = made.builds.make('1.0.0', { name: 'sending', routes: ['/sending'] });
    bucket.meddle((asked) => (/^PUT .*page-home\.js(\?|$)/.test(asked) ? 'hang' : undefined));
    const publish = () => startCli(made.root, made.env, 'publish', 'sending', '--dir', build.dir);
    const call = publish();
    const list = () => bucket.bucket.list('remotes/sending/');
    await until('some files are there', async () => (await list()).includes('remotes/sending/1.0.0/remote.js'), 30_000);
    call.child.kill('SIGKILL');
    await call.ended;
    bucket.meddle(() => undefined);
    expect(await list()).not.toContain('remotes/sending/1.0.0/build.json');
    expect(await made.database.sql`select 1 from platform_versions where remote = 'sending'`).toHaveLength(0);
    expect((await far.get(urlOf(build))).statusCode).toBe(404);
    expect(await publish().ended).toMatchObject({ code: 0, out: 'sending 1.0.0 is live\n' });
    expect(await list()).toContain('remotes/sending/1.0.0/build.json');
    expect((await far.get(urlOf(build))).statusCode).toBe(200);
  });
});

describe('a bucket that is away', () => {
  test('it goes on with what was fetched, and answers 503 for the rest, which nobody keeps', async () => {
    const [known, other] = [await published('known'), await published('unknown')];
    await far.get(urlOf(known));
    away();
    expect((await far.get(urlOf(known, 'remote.js'))).statusCode).toBe(200);
    const { statusCode, headers, body } = await far.get(urlOf(other));
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, undefined, '5']);
    expect(body).not.toMatch(/S3|127\.0\.0\.1|bucket/);
    bucket.meddle(() => undefined);
    await until('it is there again', async () => (await far.get(urlOf(other))).statusCode === 200);
  });

  test('it goes back to a version that lies here, and to no other', async () => {
    await published('taken');
    await published('taken', '2.0.0');
    away();
    await expect(far.platform.rollback('taken', OPERATOR)).rejects.toThrow(
      /^Files in S3: http:\S+ (cannot be reached|does not answer in time)/,
    );
    expect(await made.platform.rollback('taken', OPERATOR)).toMatchObject({ version: '1.0.0', changed: true });
  });

  test('it tells whoever publishes why in one line, and changes nothing', async () => {
    const build = made.builds.make('1.0.0', { name: 'refused', routes: ['/refused'] });
    const publish = (env: Record<string, string>) =>
      startCli(made.root, { ...made.env, ...env }, 'publish', 'refused', '--dir', build.dir).ended;
    expect(await publish({ S3_ACCESS_KEY_ID: 'WRONG' })).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^Files in S3: http:\S+ refuses our key for the bucket 'files' \(\w+\); correct [^\n]+\n$/),
    });
    expect((await publish({ S3_BUCKET: 'other' })).error).toMatch(/^Files in S3: [^\n]+ has no bucket 'other'[^\n]+\n$/);
    expect(await made.database.sql`select 1 from platform_versions where remote = 'refused'`).toHaveLength(0);
  });

  test('it is told by /readyz, which takes a server out only when it never reached the bucket', async () => {
    const ask = async ({ get }: Machine) => {
      const { statusCode, body } = await get('/readyz');
      return [statusCode, (JSON.parse(body) as { checks: { files: boolean } }).checks.files];
    };
    expect(await ask(far)).toEqual([200, true]);
    away();
    expect(await ask(far)).toEqual([200, false]);
    const late = await createMachine();
    expect(await ask(late)).toEqual([503, false]);
    bucket.meddle(() => undefined);
    expect(await ask(late)).toEqual([200, true]);
    await late.close();
  });
});
