import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { SUCCESS } from '@mortar/protocol';
import { getSession } from '@mortar/protocol/identity';
import { authorization, createAccountServer, type AccountServer } from '../../../../test/account.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

test('it gives the session of the call with the very token of the call, and no longer life', async () => {
  const browser = server.browser();
  const session = await browser.signUp('again@example.com');
  server.clock.set(server.clock.now() + 60_000);
  const before = [...browser.cookies];
  const answer = await browser.call(getSession, {}, authorization(session.token));
  const { brickstype: _type, bricksamount: _amount, ...plain } = session;
  expect(answer.json()).toMatchObject({ code: SUCCESS, data: plain });
  expect([...browser.cookies]).toEqual(before);
});

test('it refuses a visitor', async () => {
  expect((await server.browser().call(getSession)).statusCode).toBe(401);
});
