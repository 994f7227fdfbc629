import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Output } from '@mortar/protocol';
import { listSecurityLog, updatePassword } from '@mortar/protocol/identity';
import { createAccountServer, PASSWORD, wirePassword, type AccountServer } from '../../../../test/account.ts';
import { createOwner, type Owner } from '../../../../test/owner.ts';
import { people } from '../users/index.ts';
import { createStandingService, setShutOut } from '../../moderation/index.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

type Page = Output<typeof listSecurityLog>;
const pageOf = async (owner: Owner, query: Record<string, string> = {}) =>
  (await owner.act(listSecurityLog, query)).json<{ data: Page }>().data;

describe('user/security/log', () => {
  test('it shows the owner what happened, the latest first, refused sign-ins of strangers too', async () => {
    const owner = await createOwner(server);
    await server.browser().signIn(owner.email, wirePassword('Wrong one 1'));
    await owner.elsewhere();
    await owner.act(updatePassword, { password: wirePassword('A newer one 8'), oldpassword: PASSWORD });
    const { items, next } = await pageOf(owner);
    expect(next).toBeNull();
    expect(items.map(({ action, outcome, actor }) => [action, outcome, actor])).toEqual([
      ['password.change', 'done', 'owner'],
      ['login', 'done', 'owner'],
      ['login', 'refused', 'visitor'],
      ['register', 'done', 'owner'],
    ]);
    expect(items[0]).toMatchObject({ os: 'web', network: expect.stringMatching(/^127\.\d+\.\d+\.0\/24$/) });
  });

  test('it goes on page by page', async () => {
    const owner = await createOwner(server);
    for (let count = 0; count < 4; count++) await server.browser().signIn(owner.email);
    const first = await pageOf(owner, { pageSize: '3' });
    const second = await pageOf(owner, { pageSize: '3', cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map(({ action }) => action)).toEqual(['login', 'login', 'login', 'login', 'register']);
    expect(second.next).toBeNull();
  });

  test('it tells what a moderator did to the account from what its owner did', async () => {
    const [owner, moderator] = [await createOwner(server), await createOwner(server)];
    const by = { actor: `user:${moderator.session.uid}`, reason: 'spam', at: new Date(server.clock.now()) };
    await server.database.db.transaction(async (tx) => {
      for (const isOut of [true, false]) await setShutOut(tx, owner.session.uid, isOut, by);
    });
    const { items } = await pageOf(owner);
    expect(items.map(({ action, actor }) => [action, actor])).toEqual([
      ['bar.remove', 'operator'],
      ['bar.add', 'operator'],
      ['register', 'owner'],
    ]);
  });

  test('it shows nothing of anybody else, no secret, no address, and of an operator neither name nor reason', async () => {
    const [owner, other] = [await createOwner(server), await createOwner(server)];
    const office = createStandingService({ db: server.database.db, clock: server.clock, people });
    await office.grant(owner.session.uid, 'operator', { actor: 'kay', reason: 'trusted' });
    await other.act(updatePassword, { password: wirePassword('A newer one 8'), oldpassword: PASSWORD });
    const answer = await owner.act(listSecurityLog);
    expect(answer.json<{ data: Page }>().data.items.map(({ action, actor }) => [action, actor])).toEqual([
      ['role.grant', 'operator'],
      ['register', 'owner'],
    ]);
    for (const secret of ['kay', 'trusted', PASSWORD, owner.email, owner.session.token, other.session.uid])
      expect(answer.body).not.toContain(secret);
  });
});
