import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { register as registerEndpoint, type SessionData } from '@mortar/protocol/identity';
import { getActivityInviteCode, getActivityProgress, listActivities, listInvites } from '@mortar/protocol/rewards';
import { authorization, createAccountServer, PASSWORD, type AccountServer } from '../../../../test/account.ts';
import { newEmail } from '../../../../test/owner.ts';
import { codeOf } from '../../../../test/http.ts';
import { createCampaignOffice } from './operator.ts';

jest.setTimeout(30_000);

const OPERATOR = { actor: 'kay' };

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const office = () => createCampaignOffice({ db: server.database.db, clock: server.clock, publicUrl: server.config.publicUrl });

/** A new activity, by what its link carries. */
async function opened(): Promise<{ denet: string; activity: string }> {
  const url = await office().add(
    { id: `kiln-${randomBytes(4).toString('hex')}`, target: 100, title: { en: 'Kiln week', 'zh-HK': '窯爐週' } },
    OPERATOR,
  );
  const query = new URL(url).searchParams;
  return { denet: query.get('denet') ?? '', activity: query.get('activity') ?? '' };
}

async function register(email: string, more: object, purpose: 'reg' | 'denet' = 'denet') {
  await server.giveCode(email, '2468', purpose);
  const key = { 'idempotency-key': randomBytes(16).toString('hex') };
  const browser = server.browser();
  const answer = await browser.call(registerEndpoint, { email, password: PASSWORD, code: '2468', ...more }, key);
  const { code, data, msg } = answer.json<{ code: number; msg: string; data: SessionData | null }>();
  return { browser, code, msg, session: data!, headers: data ? authorization(data.token) : {} };
}

const progressOf = async (denet: string, headers: Record<string, string> = {}) =>
  (await server.browser().call(getActivityProgress, { denet }, headers)).json<{
    code: number;
    data: Output<typeof getActivityProgress>;
  }>();

describe('registering through an activity', () => {
  test('it joins the activity, with a code of its own purpose, and the progress shows it', async () => {
    const link = await opened();
    expect((await register(newEmail(), link)).code).toBe(SUCCESS);
    expect((await register(newEmail(), link)).code).toBe(SUCCESS);
    expect((await progressOf(link.denet)).data).toEqual({ joined: 2, target: 100, ended: false, title: 'Kiln week' });
    expect((await progressOf(link.denet, { lang: 'zh_HK' })).data.title).toBe('窯爐週');
  });

  test('it refuses a code for plain registration, and a code for an activity does not register plainly', async () => {
    const link = await opened();
    const [one, other] = [newEmail(), newEmail()];
    expect((await register(one, link, 'reg')).code).toBe(CODES.wrongCode);
    expect((await register(other, {}, 'denet')).code).toBe(CODES.wrongCode);
    expect((await progressOf(link.denet)).data.joined).toBe(0);
  });

  test.each([
    ['a wrong key', async () => ({ ...(await opened()), activity: 'ABCD2345' })],
    ['no key', async () => ({ denet: (await opened()).denet })],
    ['an activity that does not exist', async () => ({ denet: 'never-was', activity: 'ABCD2345' })],
    [
      'an activity that has ended',
      async () => {
        const link = await opened();
        await office().end(link.denet, OPERATOR);
        return link;
      },
    ],
  ])('it refuses %s with a sentence, makes no account, and the code stays good', async (_what, make) => {
    const email = newEmail();
    const refused = await register(email, await make());
    expect([refused.code, refused.msg]).toEqual([CODES.activityOver, 'This activity doesn’t exist or has ended.']);
    const link = await opened();
    await server.database
      .sql`delete from test_codes where ctid not in (select min(ctid) from test_codes where email = ${email}) and email = ${email}`;
    expect((await register(email, link)).code).toBe(SUCCESS);
  });

  test('it counts who retries with the same key once', async () => {
    const link = await opened();
    const email = newEmail();
    await server.giveCode(email, '2468', 'denet');
    const key = { 'idempotency-key': randomBytes(16).toString('hex') };
    const body = { email, password: PASSWORD, code: '2468', ...link };
    const browser = server.browser();
    await Promise.all([browser.call(registerEndpoint, body, key), browser.call(registerEndpoint, body, key)]);
    expect((await progressOf(link.denet)).data.joined).toBe(1);
  });
});

describe('user/activity', () => {
  test('it shows the activities of the person, and a key by which others join and count as theirs', async () => {
    const link = await opened();
    const member = await register(newEmail(), link);
    const cards = (await member.browser.call(listActivities, {}, member.headers)).json<{ data: Output<typeof listActivities> }>();
    expect(cards.data).toEqual({
      activities: [{ denet: link.denet, title: 'Kiln week', joined: 1, target: 100, ended: false, joinedat: expect.any(String) }],
      cards: { swap: 0, skip: 0, revival: 0 },
    });
    const own = (await member.browser.call(getActivityInviteCode, {}, member.headers)).json<{
      data: Output<typeof getActivityInviteCode>;
    }>().data;
    expect(own).toMatchObject({ denet: link.denet, activity: expect.stringMatching(new RegExp(`^${link.activity}-[A-Z0-9]{8}$`)) });
    expect(own.url).toBe(`${server.config.publicUrl}/reg?denet=${own.denet}&activity=${own.activity}`);
    const guest = await register(newEmail(), { denet: own.denet, activity: own.activity });
    expect(guest.code).toBe(SUCCESS);
    const list = (await member.browser.call(listInvites, {}, member.headers)).json<{ data: Output<typeof listInvites> }>().data;
    expect(list.items.map(({ uid }) => uid)).toEqual([guest.session.uid]);
    expect((await progressOf(link.denet)).data.joined).toBe(2);
  });

  test('it has no key of an activity that the person did not join', async () => {
    const [link, other] = [await opened(), await opened()];
    const member = await register(newEmail(), link);
    expect(codeOf(await member.browser.call(getActivityInviteCode, { denet: other.denet }, member.headers))).toBe(CODES.notFound);
    const stranger = await server.browser().signUp(newEmail());
    expect((await server.browser().call(listActivities, {}, authorization(stranger.token))).json()['data']).toMatchObject({
      activities: [],
    });
  });
});

describe('open/denet/progress', () => {
  test('it says that there is no such activity', async () => {
    expect((await progressOf('never-was')).code).toBe(CODES.activityOver);
  });
});
