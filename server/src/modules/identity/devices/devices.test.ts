import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { endDevice, endOtherDevices, listDevices, refreshSession } from '@mortar/protocol/identity';
import { createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { whileHeld } from '../../../../test/held.ts';
import { createOwner, type Owner } from '../../../../test/owner.ts';
import { until } from '../../../../test/platform.ts';
import { codeOf } from '../../../../test/http.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const listOf = async (owner: Owner) => (await owner.act(listDevices)).json<{ data: Output<typeof listDevices> }>().data.items;

describe('user/devices', () => {
  test('it lists the open sessions of the person, this one marked, and nobody else’s', async () => {
    const owner = await createOwner(server);
    await createOwner(server);
    const other = await owner.elsewhere();
    const items = await listOf(owner);
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        {
          id: expect.any(String),
          devicename: 'Test browser',
          os: 'web',
          createdat: expect.any(String),
          lastseenat: expect.any(String),
          current: true,
        },
      ]),
    );
    expect((await listOf(other)).filter(({ current }) => current).map(({ id }) => id)).not.toEqual(
      items.filter(({ current }) => current).map(({ id }) => id),
    );
  });

  test('it forgets a session that nobody used for 30 days', async () => {
    const owner = await createOwner(server);
    await owner.elsewhere();
    await server.database.sql`update account_sessions s set last_seen_at = now() - interval '31 days' from account_users u
      where u.id = s.user_id and u.uid = ${owner.session.uid} and s.device_id <> ${owner.browser.deviceId}`;
    expect(await listOf(owner)).toHaveLength(1);
  });
});

describe('user/devices/end', () => {
  test('it ends one session within a second, leaves the others, and tells the owner', async () => {
    const owner = await createOwner(server);
    const [ended, kept] = [await owner.elsewhere(), await owner.elsewhere()];
    const [item] = (await listOf(ended)).filter(({ current }) => current);
    expect(codeOf(await owner.act(endDevice, { id: item!.id }))).toBe(SUCCESS);
    await until('it is over', async () => !(await ended.isOpen()), 1000);
    expect((await ended.browser.call(refreshSession)).statusCode).toBe(401);
    expect([await owner.isOpen(), await kept.isOpen()]).toEqual([true, true]);
    expect(server.mailsTo(owner.email)).toContain('deviceEnded');
  });

  test('it ends nobody else’s session, and says nothing of it', async () => {
    const [owner, other] = [await createOwner(server), await createOwner(server)];
    const [item] = await listOf(other);
    const foreign = await owner.act(endDevice, { id: item!.id });
    expect([foreign.body, codeOf(foreign)]).toEqual([(await owner.act(endDevice, { id: 'none' })).body, CODES.notFound]);
    expect(await other.isOpen()).toBe(true);
  });

  test('it refuses a stolen token without the session’s key', async () => {
    const owner = await createOwner(server);
    const other = await owner.elsewhere();
    const [item] = (await listOf(other)).filter(({ current }) => current);
    expect(codeOf(await owner.act(endDevice, { id: item!.id }, { dpop: '' }))).toBe(CODES.proofRefused);
    expect(codeOf(await owner.act(endOtherDevices, {}, { dpop: '' }))).toBe(CODES.proofRefused);
    expect(await other.isOpen()).toBe(true);
  });
});

describe('user/devices/end/others', () => {
  test('it ends all but this session, tells the owner once, and nothing when there is none', async () => {
    const owner = await createOwner(server);
    const others = [await owner.elsewhere(), await owner.elsewhere()];
    expect((await owner.act(endOtherDevices)).json()).toMatchObject({ code: SUCCESS, data: { ended: 2 } });
    for (const { isOpen } of others) await until('it is over', async () => !(await isOpen()), 1000);
    expect(await owner.isOpen()).toBe(true);
    expect((await owner.act(endOtherDevices)).json()).toMatchObject({ data: { ended: 0 } });
    expect(server.mailsTo(owner.email).filter((change) => change === 'devicesEnded')).toHaveLength(1);
  });

  test('it lets another change of the account that ends them too go first', async () => {
    const owner = await createOwner(server);
    await owner.elsewhere();
    const { uid } = owner.session;
    const answer = await whileHeld(
      server,
      { uid, waiting: 1 },
      () => owner.act(endOtherDevices),
      (sql) => sql`update account_sessions set revoked_at = now(), revoked_reason = 'password'
        where user_id = (select id from account_users where uid = ${uid}) and device_id <> ${owner.browser.deviceId}`,
    );
    expect(answer.json()).toMatchObject({ code: SUCCESS, data: { ended: 0 } });
  });
});
