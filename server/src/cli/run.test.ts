import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startCli } from '../../test/cli.ts';
import { createTestPlatform, type TestPlatform } from '../../test/platform.ts';
import { run } from './run.ts';

jest.setTimeout(60_000);

let made: TestPlatform;
let root: string;
beforeAll(async () => {
  made = await createTestPlatform();
  root = mkdtempSync(join(tmpdir(), 'mortar-checkout-'));
  writeFileSync(join(root, 'package.json'), '{"version":"0.0.0"}');
});
afterAll(async () => {
  await made.close();
  rmSync(root, { recursive: true });
});

/** One call of the command line, in this process. */
async function mortar(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const said = { out: '', error: '' };
  const env = { DATABASE_URL: made.database.url, DATA_DIR: made.dataDir };
  const code = await run(args, env, root, { out: (text) => void (said.out += text), error: (text) => void (said.error += text) });
  return { code, ...said };
}
const build = (name: string, version: string) => made.builds.make(version, { name, routes: [`/${name}`] });

describe('publish', () => {
  test('it publishes the folder that is named, and says so in one line', async () => {
    expect(await mortar('publish', 'named', '--dir', build('named', '1').dir)).toEqual({ code: 0, out: 'named 1 is live', error: '' });
    expect(await mortar('publish', 'mfe-named', '--dir', build('named', '2').dir)).toEqual({
      code: 0,
      out: 'named 2 is live, before it was 1',
      error: '',
    });
  });

  test('it publishes the current build of the checkout when no folder is named', async () => {
    const dist = join(root, 'mfe-checked', 'dist');
    mkdirSync(dist, { recursive: true });
    renameSync(build('checked', '1').dir, join(dist, '1'));
    writeFileSync(join(dist, 'current.json'), '{"version":"1"}');
    expect(await mortar('publish', 'mfe-checked')).toEqual({ code: 0, out: 'checked 1 is live', error: '' });
    expect(await mortar('publish', 'checked')).toEqual({ code: 0, out: 'checked 1 is live already', error: '' });
  });

  test('it says what to do when nothing is built', async () => {
    expect(await mortar('publish', 'unbuilt')).toEqual({
      code: 1,
      out: '',
      error: "There is no build of 'unbuilt' in mfe-unbuilt/dist: name its folder with --dir",
    });
  });

  test('it says in one line why a build is refused', async () => {
    expect(await mortar('publish', 'refused', '--dir', build('other', '1').dir)).toEqual({
      code: 1,
      out: '',
      error: "build.json: the build is of 'other', not of 'refused'",
    });
  });

  test('it says in one line that the storage cannot be written', async () => {
    writeFileSync(join(made.dataDir, 'file'), '');
    const env = { DATABASE_URL: made.database.url, DATA_DIR: join(made.dataDir, 'file') };
    const { code, error } = await startCli(env, 'publish', 'blocked', '--dir', build('blocked', '1').dir).ended;
    expect({ code, error }).toEqual({ code: 1, error: `${join(made.dataDir, 'file')} is not a folder; set DATA_DIR to one\n` });
  });
});

describe('promote and rollback', () => {
  test('it keeps who and why', async () => {
    for (const version of ['1', '2']) await mortar('publish', 'kept', '--dir', build('kept', version).dir);
    expect(await mortar('rollback', 'mfe-kept', '--reason', 'wrong figure', '--as', 'kay')).toMatchObject({
      code: 0,
      out: 'kept 1 is live, before it was 2',
    });
    expect(await mortar('promote', 'kept', '2')).toMatchObject({ code: 0, out: 'kept 2 is live, before it was 1' });
    const rows = await made.database
      .sql`select action, actor, reason from platform_history where remote = 'kept' order by seq desc limit 2`;
    expect([...rows]).toEqual([
      { action: 'promote', actor: userInfo().username, reason: null },
      { action: 'rollback', actor: 'kay', reason: 'wrong figure' },
    ]);
  });

  test('it ends with 1 and the reason when there is nothing to go back to', async () => {
    await mortar('publish', 'only', '--dir', build('only', '1').dir);
    expect(await mortar('rollback', 'only')).toEqual({
      code: 1,
      out: '',
      error: 'only has no earlier version to go back to: 1 is the only one that was not taken back',
    });
  });
});

describe('status', () => {
  test('it shows a table of what is live, and the same as JSON', async () => {
    for (const version of ['0.1.0-aaaa', '0.1.0-bbbb']) await mortar('publish', 'shown', '--dir', build('shown', version).dir);
    const { out } = await mortar('status', 'mfe-shown');
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['remote', 'live', 'since (UTC)', 'last good', 'canary', 'versions', 'changes'],
      ['shown', '0.1.0-bbbb', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), '0.1.0-aaaa', '-', '2', '2'],
    ]);
    const [row] = JSON.parse((await mortar('status', 'shown', '--json')).out) as object[];
    expect(row).toMatchObject({
      remote: 'shown',
      live: '0.1.0-bbbb',
      lastGood: '0.1.0-aaaa',
      changes: 2,
      versions: ['0.1.0-bbbb', '0.1.0-aaaa'],
    });
  });

  test('it ends with 1 for a remote that is not live', async () => {
    expect(await mortar('status', 'absent')).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining('absent has no live version'),
    });
  });
});

describe('words that are off', () => {
  test.each([
    [
      ['ship', 'gamehub'],
      "There is no command 'ship'; there are publish, promote, rollback, status, canary, kill, revive, role, blacklist, iplimit, campaign, invite.",
    ],
    [
      ['constructor'],
      "There is no command 'constructor'; there are publish, promote, rollback, status, canary, kill, revive, role, blacklist, iplimit, campaign, invite.",
    ],
    [['publish'], 'It is: npm run mortar -- publish <remote>'],
    [['promote', 'gamehub'], 'It is: npm run mortar -- promote <remote> <version>'],
    [['rollback', 'gamehub', '1'], 'It is: npm run mortar -- rollback <remote>'],
    [['publish', '../etc'], "'../etc' cannot be the name of a remote."],
    [['rollback', 'gamehub', '--json'], "'rollback' takes no --json; it takes --reason, --as."],
    [['status', '--colour'], /Unknown option '--colour'/],
  ])('it answers %j with 2 and what there is', async (args, message) => {
    const { code, out, error } = await mortar(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error.split('\n')[0]).toMatch(message);
    expect(error).toContain('status [remote] [--json]');
  });

  test.each([[[]], [['--help']], [['publish', '-h']], [['help']]])('it shows the words for %j', async (args) => {
    expect(await mortar(...args)).toMatchObject({ code: 0, error: '', out: expect.stringContaining('rollback <remote>') });
  });

  test('it says which setting is wrong', async () => {
    const said = { error: '' };
    const code = await run(['status'], { DATABASE_URL: 'mysql://x' }, root, { out: () => {}, error: (text) => void (said.error = text) });
    expect([code, said.error]).toEqual([1, 'DATABASE_URL: must be postgres://user:password@host:port/database']);
  });
});
