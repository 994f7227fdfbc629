import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { logout } from '@mortar/protocol/identity';
import { authorization, createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { ownAddress } from '../../../../test/own-address.ts';
import { until } from '../../../../test/platform.ts';
import { people } from '../users/index.ts';
import { createStandingService, type BanKind } from '../../moderation/index.ts';

jest.setTimeout(30_000);

/** A socket has to end within this (spec §4). */
const SOON_MS = 1000;
const operator = { actor: 'kay' };

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

/** Somebody with a socket of their own; `ended` fills when it may not go on. */
async function connected(email: string) {
  const ip = ownAddress();
  const browser = server.browser(ip);
  const { token, uid } = await browser.signUp(email);
  const person = server.identity.authentication.readPerson(`Bearer ${token}`);
  if (!person) throw new Error('nobody is signed in');
  const connection = { sessionId: person.sessionId, uid, ip, deviceId: browser.deviceId };
  const ended: string[] = [];
  const stop = server.identity.authentication.sessionRevoked(connection, (by) => void ended.push(by));
  return { browser, token, connection, ended, stop };
}
const standing = () => createStandingService({ db: server.database.db, clock: server.clock, people });

describe('sessionRevoked', () => {
  test('it ends the socket of a session that is over, and no other', async () => {
    const [gone, stays] = [await connected('gone@example.com'), await connected('stays@example.com')];
    await gone.browser.call(logout, {}, authorization(gone.token));
    await until('the socket is ended', () => gone.ended.length > 0, SOON_MS);
    expect([gone.ended, stays.ended]).toEqual([['tokenInvalid'], []]);
  });

  test.each<[BanKind, keyof Awaited<ReturnType<typeof connected>>['connection'], string]>([
    ['account', 'uid', 'accountBlacklisted'],
    ['device', 'deviceId', 'deviceBlacklisted'],
    ['ip', 'ip', 'ipBlacklisted'],
  ])('it ends the socket of a blocked %s once, and no other', async (kind, field, by) => {
    const [banned, stays] = [await connected(`${kind}1@example.com`), await connected(`${kind}2@example.com`)];
    const value = banned.connection[field];
    await standing().addBan(kind, value, operator);
    await until('the socket is ended', () => banned.ended.length > 0, SOON_MS);
    const late: string[] = [];
    server.identity.authentication.sessionRevoked(banned.connection, (why) => void late.push(why));
    await standing().removeBan(kind, value, operator);
    await standing().addBan(kind, value, operator);
    const witness = await connected(`${kind}3@example.com`);
    await standing().addBan('account', witness.connection.uid, operator);
    await until('a later change is known', () => witness.ended.length > 0, SOON_MS);
    expect([banned.ended, stays.ended, late]).toEqual([[by], [], [by]]);
  });

  test('it says nothing of a socket that was closed', async () => {
    const [closed, open] = [await connected('closed@example.com'), await connected('open@example.com')];
    closed.stop();
    for (const { connection } of [closed, open]) await standing().addBan('account', connection.uid, operator);
    await until('the other is ended', () => open.ended.length > 0, SOON_MS);
    expect(closed.ended).toEqual([]);
  });
});
