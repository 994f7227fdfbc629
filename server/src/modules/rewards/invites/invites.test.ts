import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { appealInvite, getInviteCode, getInviter, listInvites } from '@mortar/protocol/rewards';
import { createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { ownAddress } from '../../../../test/own-address.ts';
import { createOwner, newEmail, type Owner } from '../../../../test/owner.ts';
import { createLedger } from '../../ledger/index.ts';
import { createJudge } from './judge.ts';
import { createInviteOffice } from './operator.ts';
import { INVITE_BRICKS } from './limits.ts';

jest.setTimeout(60_000);

const DAY_MS = 24 * 3600 * 1000;

let server: AccountServer;
let start: number;
beforeAll(async () => {
  server = await createAccountServer();
  start = server.clock.now();
});
afterEach(() => server.clock.set(start));
afterAll(() => server.close());

type List = Output<typeof listInvites>;
const ledger = () => createLedger({ db: server.database.db, clock: server.clock });
const judge = () => createJudge({ ...server.identity, clock: server.clock, ledger: ledger(), earnedBy: ['game'] })();
const listOf = async (owner: Owner, query: Record<string, string> = {}) =>
  (await owner.act(listInvites, query)).json<{ data: List }>().data;
const statesOf = async (owner: Owner) => (await listOf(owner)).items.map(({ state }) => state);
const codeOf = async (owner: Owner) => (await owner.act(getInviteCode)).json<{ data: Output<typeof getInviteCode> }>().data;

async function idOf(uid: string): Promise<number> {
  const [row] = await server.database.sql`select id::int from account_users where uid = ${uid}`;
  return row?.['id'] as number;
}

/** Bricks that a person has for inviting. */
async function earned(owner: Owner): Promise<number> {
  const { items } = await ledger().history(await idOf(owner.session.uid), { pageSize: 100 });
  return items.filter(({ cause }) => cause === 'invite').reduce((sum, { amount }) => sum + amount, 0);
}

interface Guest {
  from?: string;
  /** Network that they seem to come from. */
  ip?: string;
  deviceId?: string;
}

/** Somebody who comes by a person's code. */
async function invited(by: Owner, { from = ownAddress(), ip, deviceId }: Guest = {}): Promise<Owner> {
  const { invitecode } = await codeOf(by);
  const guest = await createOwner(server, newEmail(), { from, more: { invitecode } });
  if (deviceId !== undefined)
    await server.database.sql`update account_devices set device_id = ${deviceId} where user_id = ${await idOf(guest.session.uid)}`;
  if (ip !== undefined) await moveTo(guest, ip);
  return guest;
}

/** As if the newcomer had signed up from there. */
async function moveTo(guest: Owner, ip: string): Promise<void> {
  const hash = server.identity.keyring.mac('subject', `network ${ip}`);
  await server.database.sql`update account_invites set network = ${hash} where user_id = ${await idOf(guest.session.uid)}`;
}

/** Plays on some days, each of which earns a brick. */
async function plays(owner: Owner, days: number): Promise<void> {
  const userId = await idOf(owner.session.uid);
  const now = server.clock.now();
  for (let day = 0; day < days; day++) {
    server.clock.set(now + day * DAY_MS);
    await ledger().issue(server.database.db, { key: `game:${owner.email}${day}`, kind: 'game', bricksType: 1, amount: 1, userId });
  }
  server.clock.set(now);
}

const later = (days: number) => server.clock.set(start + days * DAY_MS);
/** Tokens die meanwhile; the list is asked for as of today. */
async function judgedAfter(days: number): Promise<void> {
  later(days);
  await judge();
  server.clock.set(start);
}

describe('user/invite/code', () => {
  test('it gives the person’s own code and the address that carries it', async () => {
    const owner = await createOwner(server);
    const { invitecode, url } = await codeOf(owner);
    expect(url).toBe(`${server.config.publicUrl}/?invitecode=${invitecode}`);
    expect((await server.browser().call(getInviter, { invitecode })).json()['data']).toMatchObject({ valid: true });
  });
});

describe('user/invite/list', () => {
  test('it shows who came, the latest first, page by page, and pays nothing for a sign-up', async () => {
    const owner = await createOwner(server);
    const guests = [await invited(owner), await invited(owner), await invited(owner)];
    const first = await listOf(owner, { pageSize: '2' });
    const second = await listOf(owner, { pageSize: '2', cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map(({ uid }) => uid)).toEqual(guests.map(({ session }) => session.uid).toReversed());
    expect(first).toMatchObject({ counted: 0, pending: 3, bricksamount: INVITE_BRICKS });
    expect(second.next).toBeNull();
    expect(await earned(owner)).toBe(0);
  });

  test('it takes the last moment that a cursor can name, and refuses one beyond', async () => {
    const owner = await createOwner(server);
    const ask = async (cursor: string) => (await owner.act(listInvites, { cursor })).json()['code'];
    expect([await ask('9'.repeat(14)), await ask('9'.repeat(15))]).toEqual([SUCCESS, CODES.validation]);
  });

  test('it goes on within guests of the very same moment', async () => {
    const owner = await createOwner(server);
    const guests = [await invited(owner), await invited(owner), await invited(owner)];
    await server.database.sql`update account_invites set at = '2026-03-01T10:00:00Z' where inviter_id = ${await idOf(owner.session.uid)}`;
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: List = await listOf(owner, { pageSize: '1', ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ uid }) => uid));
      cursor = page.next;
    }
    expect(seen.toSorted()).toEqual(guests.map(({ session }) => session.uid).toSorted());
  });
});

describe('the reward of an invite', () => {
  test('it comes once the newcomer was active on two days and three days have passed, and once', async () => {
    const owner = await createOwner(server);
    const [active, idle] = [await invited(owner), await invited(owner)];
    await plays(active, 2);
    await plays(idle, 1);
    await judgedAfter(2);
    expect(await earned(owner)).toBe(0);
    await judgedAfter(4);
    await judgedAfter(5);
    expect(await earned(owner)).toBe(INVITE_BRICKS);
    expect(await statesOf(owner)).toEqual(['pending', 'counted']);
  });

  test('it comes once although several judge at the same time', async () => {
    const owner = await createOwner(server);
    await plays(await invited(owner), 2);
    later(4);
    await Promise.all([judge(), judge(), judge()]);
    server.clock.set(start);
    expect(await earned(owner)).toBe(INVITE_BRICKS);
  });

  test('it is refused for oneself: the same device under another name', async () => {
    const owner = await createOwner(server);
    await plays(await invited(owner, { deviceId: owner.browser.deviceId }), 2);
    await judgedAfter(4);
    expect([await statesOf(owner), await earned(owner)]).toEqual([['refused'], 0]);
  });

  test('it is refused for several newcomers on one device', async () => {
    const owner = await createOwner(server);
    for (let count = 0; count < 2; count++) await plays(await invited(owner, { deviceId: 'shared-device' }), 2);
    await judgedAfter(4);
    expect([await statesOf(owner), await earned(owner)]).toEqual([['refused', 'refused'], 0]);
  });

  test('it is refused for a ring: somebody whom one invited brings one’s own device back', async () => {
    const first = await createOwner(server);
    const second = await invited(first);
    const third = await invited(second, { deviceId: first.browser.deviceId });
    await plays(third, 2);
    await judgedAfter(4);
    expect([await statesOf(second), await earned(second)]).toEqual([['refused'], 0]);
  });

  test('it waits for an operator when many come from one network', async () => {
    const owner = await createOwner(server);
    for (let count = 0; count < 12; count++) await plays(await invited(owner, { ip: '2001:db8:7:1::/64' }), 2);
    await judgedAfter(4);
    expect(new Set(await statesOf(owner))).toEqual(new Set(['review']));
    expect(await earned(owner)).toBe(0);
  });

  test('it waits for an operator when the newcomer comes from the inviter’s network, and is theirs to give or refuse', async () => {
    const from = ownAddress();
    const owner = await createOwner(server, newEmail(), { from });
    const [good, bad] = [await invited(owner, { from }), await invited(owner, { from })];
    for (const guest of [good, bad]) await plays(guest, 2);
    await judgedAfter(4);
    expect(await statesOf(owner)).toEqual(['review', 'review']);
    const office = createInviteOffice({ db: server.database.db, clock: server.clock, ledger: ledger() });
    await office.count(good.session.uid, { actor: 'kay' });
    await office.refuse(bad.session.uid, { actor: 'kay' });
    await expect(office.count(good.session.uid, { actor: 'kay' })).rejects.toThrow('waits for an operator');
    expect([await statesOf(owner), await earned(owner)]).toEqual([['refused', 'counted'], INVITE_BRICKS]);
  });

  test('it comes for ten newcomers a day at most; the others have their turn later', async () => {
    const owner = await createOwner(server);
    for (let count = 0; count < 12; count++) await plays(await invited(owner), 2);
    await judgedAfter(4);
    expect(await earned(owner)).toBe(10 * INVITE_BRICKS);
    await judgedAfter(5.1);
    expect(await earned(owner)).toBe(12 * INVITE_BRICKS);
  });

  test('it comes to nobody who has deleted their account, nor do they come back onto the board', async () => {
    const owner = await createOwner(server);
    await plays(await invited(owner), 2);
    const userId = await idOf(owner.session.uid);
    await server.database.sql`update account_users set deleted_at = now() where id = ${userId}`;
    await judgedAfter(4);
    expect(await earned(owner)).toBe(0);
    expect(await server.database.sql`select 1 from rankings_deltas where board = 'invite' and user_id = ${userId}`).toHaveLength(0);
  });

  test('fifty judges at once pay once', async () => {
    const owner = await createOwner(server);
    await plays(await invited(owner), 2);
    later(4);
    await Promise.all(Array.from({ length: 50 }, judge));
    server.clock.set(start);
    expect(await earned(owner)).toBe(INVITE_BRICKS);
  });

  test('a family of four from one network is paid when nobody has decided in two weeks, a hundred are held', async () => {
    const [family, farm] = [await createOwner(server), await createOwner(server)];
    for (let count = 0; count < 4; count++) await plays(await invited(family, { ip: '2001:db8:7:2::/64' }), 2);
    const [first] = [await invited(farm, { ip: '2001:db8:7:3::/64' })];
    await plays(first, 2);
    // The rest of the farm by the database: a hundred sign-ups take a minute.
    await server.database.sql`
      with made as (
        insert into account_users (uid, username, locale, created_at)
        select 'farm-' || n, '', 'en', now() from generate_series(1, 99) n returning id)
      insert into account_invites (user_id, inviter_id, code, at, network)
      select made.id, i.inviter_id, i.code, i.at, i.network from made, account_invites i where i.user_id = ${await idOf(first.session.uid)}`;
    const rows = await server.database
      .sql`select user_id::int as id from account_invites where inviter_id = ${await idOf(farm.session.uid)}`;
    for (const { id } of rows)
      for (const day of [1, 2]) {
        server.clock.set(start + day * DAY_MS);
        await ledger().issue(server.database.db, { key: `farm:${id}:${day}`, kind: 'game', bricksType: 1, amount: 1, userId: Number(id) });
      }
    server.clock.set(start);
    await judgedAfter(4);
    expect([await earned(family), await earned(farm)]).toEqual([0, 0]);
    expect((await listOf(family)).items[0]!.decideby).not.toBeNull();
    await judgedAfter(19);
    expect([await earned(family), await earned(farm)]).toEqual([4 * INVITE_BRICKS, 0]);
    const held = await server.database.sql`
      select count(*)::int as held from account_invites where inviter_id = ${await idOf(farm.session.uid)} and state = 'review'`;
    expect(held[0]!['held']).toBe(100);
  });
});

describe('user/invite/appeal', () => {
  const why = 'They are my sister, and play on the family’s tablet.';

  test('a refused invite is looked at once more, by somebody else, and told what it waits for', async () => {
    const owner = await createOwner(server);
    const guest = await invited(owner, { deviceId: owner.browser.deviceId });
    expect((await listOf(owner)).items).toMatchObject([{ state: 'pending', missing: { days: 2 }, canappeal: false, decideby: null }]);
    await plays(guest, 2);
    await judgedAfter(4);
    expect((await listOf(owner)).items).toMatchObject([{ state: 'refused', reason: 'sameDevice', canappeal: true, missing: null }]);
    const { uid } = guest.session;
    const appeal = async (by: Owner, reason = why) => (await by.act(appealInvite, { uid, reason })).json()['code'];
    expect(await appeal(await createOwner(server))).toBe(CODES.notFound);
    expect(await appeal(owner, 'please')).toBe(CODES.validation);
    expect(await appeal(owner)).toBe(SUCCESS);
    expect(await appeal(owner)).toBe(CODES.notAppealable);
    expect((await listOf(owner)).items).toMatchObject([{ state: 'appeal', decideby: expect.any(String), canappeal: false }]);
    const office = createInviteOffice({ db: server.database.db, clock: server.clock, ledger: ledger() });
    expect((await office.list({ actor: 'kay' })).find((row) => row.uid === uid)?.invite.appeal).toBe(why);
    await office.refuse(uid, { actor: 'kay' });
    expect((await listOf(owner)).items).toMatchObject([{ state: 'refused', reason: 'operator', canappeal: false }]);
  });

  test('who refused an invite does not decide its appeal', async () => {
    const from = ownAddress();
    const owner = await createOwner(server, newEmail(), { from });
    const guest = await invited(owner, { from });
    await plays(guest, 2);
    await judgedAfter(4);
    const office = createInviteOffice({ db: server.database.db, clock: server.clock, ledger: ledger() });
    await office.refuse(guest.session.uid, { actor: 'kay' });
    await owner.act(appealInvite, { uid: guest.session.uid, reason: why });
    await expect(office.count(guest.session.uid, { actor: 'kay' })).rejects.toThrow('Somebody else');
    await office.count(guest.session.uid, { actor: 'lee' });
    expect([await statesOf(owner), await earned(owner)]).toEqual([['counted'], INVITE_BRICKS]);
  });
});
