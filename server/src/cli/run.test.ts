import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
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
  root = made.root;
});
afterAll(() => made.close());

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

  test('it says why a build is refused: the rule, the file, and whom to talk to', async () => {
    expect(await mortar('publish', 'refused', '--dir', build('other', '1').dir)).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(
        /^refused 1 \(owner: platform\) is refused: one rule does not hold\n {2}\[form\] build\.json: the build is of 'other', not of 'refused' \(owner: platform\)$/,
      ),
    });
  });

  test('it only says what the gate makes of a build, and ends with 1 where that is a refusal', async () => {
    const { dir } = build('tried', '1');
    expect(await mortar('publish', 'tried', '--dir', dir, '--dry-run')).toEqual({
      code: 0,
      out: expect.stringMatching(/^tried 1 \(owner: platform\) fits what is live: host 9\.0\.0/),
      error: '',
    });
    const bad = made.builds.make('2', { name: 'tried', routes: ['/tried'], shared: { react: '^18.3.0' } });
    const { code, out } = await mortar('publish', 'tried', '--dir', bad.dir, '--dry-run', '--json');
    expect([code, JSON.parse(out)]).toMatchObject([
      1,
      { remote: 'tried', fits: false, refusals: [{ rule: 'shared', file: 'build.json', owner: 'platform' }] },
    ]);
    expect(await mortar('publish', 'tried', '--dir', bad.dir, '--json')).toMatchObject({ code: 1, out, error: '' });
    expect((await mortar('status', 'tried')).error).toContain('tried has no live version');
  });

  test('it gives verdict and change as JSON, and in words what is to be known of a version', async () => {
    const { dir } = made.builds.make('1', {
      name: 'told',
      routes: ['/told'],
      description: { csp: { 'img-src': ['https://new.example'] } },
    });
    expect((await mortar('publish', 'told', '--dir', dir)).out.split('\n').slice(1)).toEqual([
      '  [policy] remote.json: it opens img-src to a new host, https://new.example (owner: platform), to be known',
      'told 1 is live',
    ]);
    expect(JSON.parse((await mortar('publish', 'told', '--dir', dir, '--json')).out)).toMatchObject({
      fits: true,
      change: { remote: 'told', version: '1', from: '1', changed: false },
    });
  });

  test('it says in one line that the storage cannot be written', async () => {
    writeFileSync(join(made.dataDir, 'file'), '');
    const env = { DATABASE_URL: made.database.url, DATA_DIR: join(made.dataDir, 'file') };
    const { code, error } = await startCli(root, env, 'publish', 'blocked', '--dir', build('blocked', '1').dir).ended;
    expect({ code, error }).toEqual({ code: 1, error: `${join(made.dataDir, 'file')} is not a folder; set DATA_DIR to one\n` });
  });
});

describe('prune', () => {
  test('it says what would go, removes it, and says how much room that freed', async () => {
    for (const version of ['1', '2', '3']) await mortar('publish', 'pruned', '--dir', build('pruned', version).dir);
    expect((await mortar('prune')).out).toBe('Nothing to remove: every version is in use, or somebody got it in the last 30 days.');
    await made.database.sql`update platform_versions set created_at = created_at - interval '3 days'`;
    await made.database.sql`update platform_history set at = at - interval '3 days'`;
    const room = (verb: string) => new RegExp(`^remote +versions +files\n(.*\n)*pruned +1 +\\d+\\.\\d MB\n(.*\n)*\\d+\\.\\d MB ${verb}$`);
    expect((await mortar('prune', '--days', '2', '--dry-run')).out).toMatch(room('would be freed'));
    expect((await mortar('prune', '--days', '2')).out).toMatch(room('freed'));
    expect((await mortar('promote', 'pruned', '1')).error).toMatch(/^the files of pruned 1 were removed on /);
  });

  test('it refuses what is no number of days', async () => {
    expect(await mortar('prune', '--days', '0')).toMatchObject({
      code: 2,
      error: expect.stringContaining("--days '0' is no number of days from 1 to 9999."),
    });
  });
});

describe('can-upgrade', () => {
  test('it names what would break, what it was built for and whose it is, and ends with 1', async () => {
    await mortar('publish', 'upgraded', '--dir', build('upgraded', '1').dir);
    expect((await mortar('can-upgrade', 'react@19.4.0')).code).toBe(0);
    const { code, out } = await mortar('can-upgrade', 'react@20.0.0');
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toMatch(/^react 19\.3\.1 cannot become 20\.0\.0: \d+ live versions break$/);
    expect(out).toContain('  upgraded 1 (live) was built for react ^19.0.0 (owner: platform)');
    const answer = JSON.parse((await mortar('can-upgrade', 'react@20.0.0', '--json')).out) as { breaks: object[] };
    expect(answer.breaks).toContainEqual({
      remote: 'upgraded',
      version: '1',
      channel: 'live',
      owner: 'platform',
      takes: [{ key: 'react', range: '^19.0.0' }],
    });
  });

  test.each([
    ['left-pad@1.0.0', 1, 'the host does not provide left-pad; it provides react, effector, @mortar/host'],
    ['@mortar/host@newest', 1, "'newest' is no version, such as 19.4.0"],
    ['@mortar/host', 2, 'It is: npm run mortar -- can-upgrade <package>@<version>'],
    ['react@', 2, 'It is: npm run mortar -- can-upgrade <package>@<version>'],
  ])('it says of %s what is wrong', async (words, code, error) => {
    const said = await mortar('can-upgrade', words);
    expect([said.code, said.out, said.error.split('\n')[0]]).toEqual([code, '', error]);
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

  test('it says which versions are not trusted, until their build is published again', async () => {
    const [first, second] = ['1', '2'].map((version) => build('doubted', version).dir) as [string, string];
    for (const dir of [first, second]) await mortar('publish', 'doubted', '--dir', dir);
    await made.database.sql`update platform_versions set signature = null where remote = 'doubted' and version = '2'`;
    const { out } = await mortar('status', 'doubted');
    expect(out).toMatch(/^doubted {2}2 \(not trusted\) {2}/m);
    expect(out.split('\n').at(-1)).toMatch(/^doubted has versions that are not trusted: 2\. .*: publish their builds again\.$/);
    expect((await mortar('publish', 'doubted', '--dir', second)).out).toBe(
      'doubted 2 was not trusted; it is signed anew\ndoubted 2 is live already',
    );
    expect((await mortar('status', 'doubted')).out).not.toContain('not trusted');
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
      "There is no command 'ship'; there are publish, can-upgrade, promote, rollback, restored, prune, status, canary, key, kill, revive, role, certification, blacklist, iplimit, campaign, deploy, market, community, news, ranking, quiz, invite.",
    ],
    [
      ['constructor'],
      "There is no command 'constructor'; there are publish, can-upgrade, promote, rollback, restored, prune, status, canary, key, kill, revive, role, certification, blacklist, iplimit, campaign, deploy, market, community, news, ranking, quiz, invite.",
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
