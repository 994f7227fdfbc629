import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { deleteAccount, exportAccount, refreshSession, unbindEmail, updateProfile } from '@mortar/protocol/identity';
import { getInviteCode, getInviter } from '@mortar/protocol/rewards';
import { createAccountServer, PASSWORD, wirePassword, type AccountServer } from '../../../../test/account.ts';
import { createOwner, giveMethod, type Owner } from '../../../../test/owner.ts';
import { until } from '../../../../test/platform.ts';
import { codeOf } from '../../../../test/http.ts';
import { createLedger } from '../../ledger/index.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const ledger = () => createLedger({ db: server.database.db, clock: server.clock });

async function idOf({ session }: Owner): Promise<number> {
  const [row] = await server.database.sql`select id::int from account_users where uid = ${session.uid}`;
  return row?.['id'] as number;
}

/** Every row of every table of the account, as text. */
async function dump(): Promise<string> {
  const tables = await server.database.sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'test_codes'`;
  const texts = await Promise.all(tables.map(({ name }) => server.database.sql.unsafe(`select t::text as row from ${name} t`)));
  return texts.flatMap((rows) => rows.map(({ row }) => String(row))).join('\n');
}

describe('user/export', () => {
  test('it gives everything that is kept of the person, without secrets, and tells them', async () => {
    const owner = await createOwner(server);
    await owner.act(updateProfile, { username: 'Maria Lam' });
    await ledger().issue(server.database.db, { key: owner.email, bricksType: 1, amount: 7, userId: await idOf(owner) });
    const answer = await owner.act(exportAccount, { password: PASSWORD });
    expect(answer.json()).toMatchObject({
      code: SUCCESS,
      data: {
        profile: { uid: owner.session.uid, username: 'Maria Lam' },
        methods: [{ kind: 'email', subject: owner.email }],
        sessions: [{ deviceName: 'Test browser' }],
        bricks: [{ brickstype: 1, available: 7 }, { brickstype: 2 }],
        brickshistory: [{ amount: 7 }],
        securitylog: expect.arrayContaining([expect.objectContaining({ action: 'register' })]),
        games: { points: 0, bests: [], dailies: [], runs: [] },
        files: [],
      },
    });
    for (const secret of [PASSWORD, 'argon2', owner.session.token]) expect(answer.body).not.toContain(secret);
    expect(server.mailsTo(owner.email)).toContain('exported');
  });

  test('it refuses who brings the token only', async () => {
    const owner = await createOwner(server);
    expect(codeOf(await owner.act(exportAccount, {}))).toBe(CODES.confirmationNeeded);
    expect(codeOf(await owner.act(exportAccount, { password: PASSWORD }, { dpop: '' }))).toBe(CODES.proofRefused);
  });
});

describe('user/delete', () => {
  const remove = (owner: Owner, input: object = { password: PASSWORD }, headers = {}) => owner.act(deleteAccount, input, headers);

  test('it ends every session within a second, takes cookies and ways to sign in away, and tells the owner', async () => {
    const owner = await createOwner(server);
    const other = await owner.elsewhere();
    expect(codeOf(await remove(owner))).toBe(SUCCESS);
    expect(owner.browser.cookies.size).toBe(0);
    for (const { isOpen } of [owner, other]) await until('the session is over', async () => !(await isOpen()), 1000);
    expect((await other.browser.call(refreshSession)).statusCode).toBe(401);
    expect(codeOf(await server.browser().signIn(owner.email))).toBe(CODES.wrongCredentials);
    expect(server.mailsTo(owner.email)).toContain('deleted');
  });

  test('it leaves nothing that names the person, and their bookings whole', async () => {
    const owner = await createOwner(server);
    await owner.act(updateProfile, {
      username: 'Nameable Person',
      personalprofile: 'About me',
      websiteurl: 'https://me.example',
    });
    const userId = await idOf(owner);
    await ledger().issue(server.database.db, { key: owner.email.split('@')[0]!, bricksType: 1, amount: 7, userId });
    const { invitecode } = (await owner.act(getInviteCode)).json<{ data: { invitecode: string } }>().data;
    await remove(owner);
    const rows = await dump();
    for (const name of [owner.email, 'Nameable Person', 'About me', 'me.example', invitecode, owner.browser.deviceId])
      expect(rows).not.toContain(name);
    expect((await ledger().balances(userId))[0]).toMatchObject({ available: 7 });
    expect(await ledger().reconcile()).toEqual([]);
    const events = await server.database.sql`select detail from account_audit where target = ${`user:${owner.session.uid}`}`;
    expect(events.length).toBeGreaterThan(1);
    expect(JSON.stringify(events)).not.toContain('network');
  });

  test('it frees the address for a new account, which is another one', async () => {
    const owner = await createOwner(server);
    await remove(owner);
    const again = await createOwner(server, owner.email);
    expect(again.session.uid).not.toBe(owner.session.uid);
    expect(codeOf(await server.browser().call(getInviter, { invitecode: 'NOSUCH99' }))).toBe(SUCCESS);
  });

  test('it takes a code to the account’s address in place of the password', async () => {
    const owner = await createOwner(server);
    await server.giveCode(owner.email, '1357', 'verify');
    expect(codeOf(await remove(owner, { verifycode: '1357' }))).toBe(SUCCESS);
  });

  test('it refuses who brings the token only, a wrong password, a code for another purpose', async () => {
    const owner = await createOwner(server);
    await server.giveCode(owner.email, '1357', 'forgot');
    expect(codeOf(await remove(owner, {}))).toBe(CODES.confirmationNeeded);
    expect(codeOf(await remove(owner, { password: wirePassword('Wrong one 1') }))).toBe(CODES.wrongCredentials);
    expect(codeOf(await remove(owner, { verifycode: '1357' }))).toBe(CODES.wrongCode);
    expect(codeOf(await remove(owner, { password: PASSWORD }, { dpop: '' }))).toBe(CODES.proofRefused);
    expect(await owner.isOpen()).toBe(true);
  });

  test('it asks an account with neither password nor address for a fresh sign-in', async () => {
    const owner = await createOwner(server);
    await giveMethod(server, owner.session.uid);
    await owner.act(unbindEmail, { password: PASSWORD });
    const begun = server.clock.now();
    server.clock.set(begun + 9.9 * 60_000);
    await server.database.sql`update account_sessions s set created_at = s.created_at - interval '10 minutes' from account_users u
      where u.id = s.user_id and u.uid = ${owner.session.uid}`;
    const late = await remove(owner, {});
    await server.database.sql`update account_sessions s set created_at = s.created_at + interval '10 minutes' from account_users u
      where u.id = s.user_id and u.uid = ${owner.session.uid}`;
    const fresh = await remove(owner, {});
    server.clock.set(begun);
    expect([codeOf(late), codeOf(fresh)]).toEqual([CODES.confirmationNeeded, SUCCESS]);
  });
});
