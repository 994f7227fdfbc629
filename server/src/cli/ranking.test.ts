import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createAccountServer, type AccountServer } from '../../test/account.ts';
import { newEmail } from '../../test/owner.ts';
import { runCli } from '../../test/run-cli.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const mortar = (...args: string[]) => runCli(server, ...args);

test('it takes somebody off the rankings and puts them back, and keeps who did it', async () => {
  const email = newEmail();
  const { uid } = await server.browser().signUp(email);
  expect((await mortar('ranking', 'list')).text).toBe('Nobody is held.');
  expect((await mortar('ranking', 'hold', email)).text).toBe(`${email} is off the rankings until somebody has looked`);
  expect((await mortar('ranking', 'hold', uid)).text).toBe(`${uid} is held already`);
  expect((await mortar('ranking', 'list')).text).toBe(uid);
  expect((await mortar('ranking', 'free', uid)).text).toBe(`${uid} is back on the rankings`);
  expect((await mortar('ranking', 'free', uid)).text).toBe(`${uid} was not held`);
  const rows = await server.database
    .sql`select action, outcome from account_audit where target = ${`user:${uid}`} and action like 'ranking%' order by id`;
  expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'ranking.hold done',
    'ranking.hold unchanged',
    'ranking.free done',
    'ranking.free unchanged',
  ]);
});

test.each([
  [['ranking', 'hold', 'nobody-at-all'], 1, "There is nobody 'nobody-at-all'"],
  [['ranking', 'hold'], 2, 'It is: npm run mortar -- ranking hold|free'],
  [['ranking', 'ban', 'x'], 2, 'It is: npm run mortar -- ranking hold|free'],
])('it says what is off with %j', async (args, code, text) => {
  expect(await mortar(...args)).toEqual({ code, text: expect.stringContaining(text) });
});
