import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getInviteCode } from '@mortar/protocol/rewards';
import { createAccountServer, type AccountServer } from '../../test/account.ts';
import { createOwner, newEmail } from '../../test/owner.ts';
import { runCli } from '../../test/run-cli.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const mortar = (...args: string[]) => runCli(server, ...args);

describe('campaign', () => {
  test('it opens an activity, says the link that leads to it, and ends it', async () => {
    const opened = await mortar('campaign', 'add', 'kiln-week', '100', 'Kiln week', '窯爐週');
    expect(opened).toEqual({
      code: 0,
      text: expect.stringMatching(/^kiln-week is open at http\S+\/reg\?denet=kiln-week&activity=[0-9a-f]{16}$/),
    });
    expect((await mortar('campaign', 'list')).text).toMatch(/kiln-week +0 of 100 .* - +http/);
    expect(await mortar('campaign', 'add', 'kiln-week', '5', 'a', 'b')).toEqual({
      code: 1,
      text: "There is an activity 'kiln-week' already",
    });
    expect((await mortar('campaign', 'end', 'kiln-week')).text).toBe('kiln-week has ended');
    expect((await mortar('campaign', 'end', 'kiln-week')).text).toBe('kiln-week had ended already');
    const rows = await server.database.sql`select actor, action from account_audit where target = 'campaign:kiln-week' order by id`;
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual(['kay campaign.add', 'kay campaign.end', 'kay campaign.end']);
  });

  test.each([
    [['campaign', 'add', 'Kiln Week', '100', 'a', 'b'], "'Kiln Week' cannot be the id of an activity"],
    [['campaign', 'add', 'kiln', 'many', 'a', 'b'], "'many' is no number"],
    [['campaign', 'add', 'kiln', '100', 'a'], 'It is: npm run mortar -- campaign add'],
    [['invite', 'count'], 'It is: npm run mortar -- invite'],
  ])('it says what is off with %j', async (args, text) => {
    const answer = await mortar(...args);
    expect([answer.code, answer.text]).toEqual([2, expect.stringContaining(text)]);
  });

  test('it says that there is no such activity', async () => {
    expect(await mortar('campaign', 'end', 'never-was')).toEqual({ code: 1, text: "There is no activity 'never-was'" });
  });
});

describe('invite', () => {
  test('it lists what waits and judges it', async () => {
    const host = await createOwner(server);
    const { invitecode } = (await host.act(getInviteCode)).json<{ data: { invitecode: string } }>().data;
    const guest = await createOwner(server, newEmail(), { more: { invitecode } });
    expect((await mortar('invite', 'list')).text).toBe('No invite waits for an operator.');
    await server.database.sql`update account_invites set state = 'review', reason = 'network'`;
    expect((await mortar('invite', 'list')).text).toMatch(new RegExp(`${guest.session.uid} .* network`));
    expect((await mortar('invite', 'count', guest.session.uid)).text).toBe(`${guest.session.uid} counts, and the reward is booked`);
    expect(await mortar('invite', 'refuse', guest.session.uid)).toEqual({
      code: 1,
      text: `No invite of '${guest.session.uid}' waits for an operator`,
    });
  });
});
