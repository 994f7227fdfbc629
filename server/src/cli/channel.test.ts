import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { newEmail } from '../../test/owner.ts';
import { createRegistryServer, type RegistryServer } from '../../test/registry-server.ts';
import { WORKSPACE } from '../../test/database.ts';
import { run } from './run.ts';

jest.setTimeout(60_000);

let made: RegistryServer;
beforeAll(async () => {
  made = await createRegistryServer();
});
afterAll(() => made.close());

/** One call of the command line beside the running server, which knows of it afterwards. */
async function mortar(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const say = (line: string) => void (text += line);
  const { database, config } = made.server;
  const code = await run([...args, '--as', 'kay'], { DATABASE_URL: database.url, DATA_DIR: config.dataDir }, WORKSPACE, {
    out: say,
    error: say,
  });
  await made.settled();
  return { code, text };
}
async function prepare(name: string): Promise<void> {
  await made.publish(name, ['1']);
  await made.stage(name, '2');
}
const versionOf = async (name: string, cookies?: Map<string, string>) =>
  (await made.page(`/${name}`, cookies)).registry.remotes[name]?.live.version;

describe('publish --stage', () => {
  test('it uploads a version that nobody gets', async () => {
    await made.publish('staged', ['1']);
    const { dir } = made.build('staged', '2');
    expect(await mortar('publish', 'staged', '--dir', dir, '--stage')).toEqual({ code: 0, text: 'staged 2 is staged, visitors get 1' });
    expect((await mortar('publish', 'staged', '--dir', dir, '--stage')).text).toBe('staged 2 is staged already, visitors get 1');
    expect(await versionOf('staged')).toBe('1');
  });
});

describe('canary', () => {
  test('it shows a version to a share, to people and by a link, and says so', async () => {
    await prepare('shown');
    const email = newEmail();
    const { browser } = await made.person(email);
    expect((await mortar('canary', 'mfe-shown', '2', '--users', `${email}, `, '--reason', 'try')).text).toBe(`shown 2 goes to ${email}`);
    expect([await versionOf('shown', browser.cookies), await versionOf('shown')]).toEqual(['2', '1']);
    expect((await mortar('canary', 'shown', '2', '--percent', '10%')).text).toBe('shown 2 goes to 10% of the visitors');
    expect((await mortar('canary', 'shown', '2', '--percent', '10')).text).toBe('shown 2 goes already to 10% of the visitors');
    const { text } = await mortar('canary', 'shown', '2', '--link', '7d');
    expect(text).toMatch(/^http\S+\/shown\?canary=[\w-]{22} shows shown 2 until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(UTC\)$/);
    const cookies = new Map<string, string>();
    await made.page(new URL(text.split(' ')[0] ?? '').search.replace('?', '/shown?'), cookies);
    expect(await versionOf('shown', cookies)).toBe('2');
    expect((await mortar('status', 'shown')).text).toMatch(/shown +1 .* 2 for 10% \+ 1 named \+ 1 by link/);
    expect((await mortar('canary', 'shown', '--off')).text).toBe('shown 2 is no canary any more');
    expect(await versionOf('shown', browser.cookies)).toBe('1');
    const rows = await made.server.database.sql`select actor, action, reason from platform_history where remote = 'shown' order by seq`;
    expect(rows.slice(1).map(({ actor, action, reason }) => [actor, action, reason])).toEqual([
      ['kay', 'canary', 'try'],
      ['kay', 'canary', null],
      ['kay', 'canaryLink', null],
      ['kay', 'canaryOff', null],
    ]);
  });

  test.each([
    [['canary', 'shown', '2'], 2, 'It is: npm run mortar -- canary <remote> <version> --percent'],
    [['canary', 'shown', '--percent', '5'], 2, 'It is: npm run mortar -- canary'],
    [['canary', 'shown', '2', '--off'], 2, 'It is: npm run mortar -- canary'],
    [['canary', 'shown', '--off', '--percent', '5'], 2, 'It is: npm run mortar -- canary'],
    [['canary', 'shown', '2', '--percent', '101'], 2, "'101' is no whole percentage from 0 to 100."],
    [['canary', 'shown', '2', '--percent', '-1'], 2, ''],
    [['canary', 'shown', '2', '--link', '31d'], 2, "'31d' is no time for a link: take 30m, 12h or 7d, 30d at most."],
    [['canary', 'shown', '2', '--link', 'soon'], 2, "'soon' is no time for a link"],
    [['kill', 'shown', '--percent', '5'], 2, "'kill' takes no --percent"],
    [['canary', 'never', '2', '--percent', '5'], 1, 'never has no version 2: nothing of it was published'],
    [['canary', 'never', '--off'], 1, 'never has no canary'],
  ])('it says what is off with %j', async (args, code, text) => {
    const said = await mortar(...args);
    expect([said.code, said.text]).toEqual([code, expect.stringContaining(text)]);
  });
});

describe('kill and revive', () => {
  test('it switches a remote off and on, and says so', async () => {
    await made.publish('off', ['1']);
    expect((await mortar('kill', 'off', '--reason', 'leaks')).text).toBe('off is switched off');
    expect((await made.page('/off')).statusCode).toBe(503);
    expect((await mortar('kill', 'off')).text).toBe('off is off already');
    expect((await mortar('status', 'off')).text).toMatch(/off +1 \(off\)/);
    expect((await mortar('revive', 'off')).text).toBe('off is on again: 1 is live');
    expect((await made.page('/off')).statusCode).toBe(200);
    expect((await mortar('revive', 'off')).text).toBe('off is on already');
  });
});
