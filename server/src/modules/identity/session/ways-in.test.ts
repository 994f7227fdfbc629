import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ethereumWallet } from '@mortar/chain/testing';
import { getProfile, type SessionData } from '@mortar/protocol/identity';
import { getInviteCode } from '@mortar/protocol/rewards';
import { authorization } from '../../../../test/account.ts';
import { ownAddress } from '../../../../test/own-address.ts';
import { newEmail } from '../../../../test/owner.ts';
import { createThirdPartyServer, traveller, type ThirdPartyServer } from '../../../../test/third-party.ts';
import { walletSignIn } from '../../../../test/wallets.ts';
import { createJudge } from '../../rewards/index.ts';
import { createLedger } from '../../ledger/index.ts';

jest.setTimeout(60_000);

const DAY_MS = 24 * 3600 * 1000;

let server: ThirdPartyServer;
beforeAll(async () => {
  server = await createThirdPartyServer();
});
afterAll(() => server.close());

/** A way to sign up and then in again, in any browser. */
interface WayIn {
  enter(browser: ReturnType<ThirdPartyServer['browser']>, invitecode?: string): Promise<SessionData>;
  /** Kinds of what the person then signs in by. */
  identities: readonly string[];
  /** How the audit calls signing up, and signing in later. */
  actions: readonly [string, string];
  /** What a new person gets to be called. */
  username: RegExp;
}

const WAYS: Record<string, () => WayIn> = {
  'an e-mail address'() {
    const email = newEmail();
    const dataOf = async (answer: ReturnType<ReturnType<ThirdPartyServer['browser']>['signIn']>) =>
      (await answer).json<{ data: SessionData }>().data;
    let isKnown = false;
    return {
      identities: ['email'],
      actions: ['register', 'login'],
      username: /^Mason-/,
      enter(browser, invitecode) {
        if (isKnown) return dataOf(browser.signIn(email));
        isKnown = true;
        return browser.signUp(email, invitecode === undefined ? {} : { invitecode });
      },
    };
  },
  'a wallet'() {
    const wallet = ethereumWallet();
    return {
      identities: ['ethereum'],
      actions: ['register', 'login'],
      username: /^0x\w{4}…/,
      async enter(browser, invitecode) {
        const answer = await walletSignIn(browser, wallet, invitecode === undefined ? {} : { invitecode });
        return answer.json<{ data: SessionData }>().data;
      },
    };
  },
  'a third party'() {
    const sub = `way-in-${newEmail()}`;
    server.google.residents.set(sub, { sub, email: newEmail(), email_verified: true });
    return {
      identities: ['google', 'email'],
      actions: ['register.google', 'login.google'],
      username: /^Mason-/,
      enter(browser, invitecode) {
        server.google.visitor = sub;
        return traveller(server, browser).session('google', invitecode === undefined ? {} : { invitecode });
      },
    };
  },
};

const columnOf = async (column: string, from: string, uid: string): Promise<string[]> =>
  (
    await server.database.sql.unsafe(
      `select ${column} as value from ${from} where user_id = (select id from account_users where uid = $1) order by 1`,
      [uid],
    )
  ).map(({ value }) => String(value));
const auditOf = (uid: string) =>
  server.database.sql`select action, detail from account_audit where actor = ${`user:${uid}`} and outcome = 'done' order by id`;

/** Somebody who invites, and the address that they come from. */
async function inviter(from = ownAddress()) {
  const browser = server.browser(from);
  const { uid, token } = await browser.signUp(newEmail());
  const answer = await browser.call(getInviteCode, {}, authorization(token));
  return { uid, from, invitecode: answer.json<{ data: { invitecode: string } }>().data.invitecode };
}

async function judgedLater(): Promise<void> {
  const now = server.clock.now();
  server.clock.set(now + 4 * DAY_MS);
  const { db } = server.database;
  await createJudge({ ...server.identity, ledger: createLedger({ db, clock: server.clock }), earnedBy: ['game'] })();
  server.clock.set(now);
}

describe.each(Object.keys(WAYS))('signing up by %s', (name) => {
  const way = () => WAYS[name]!();

  test('it makes one person with what they sign in by, a name, a code to invite by, and the reward', async () => {
    const { enter, identities, username } = way();
    const browser = server.browser();
    const session = await enter(browser);
    expect(session).toMatchObject({ brickstype: 1, bricksamount: 50, username: expect.stringMatching(username) });
    expect(await columnOf('kind', 'account_identities', session.uid)).toEqual([...identities].toSorted());
    expect(await columnOf('code', 'account_invite_codes', session.uid)).toEqual([expect.stringMatching(/^[2-9A-Z]{8}$/)]);
    expect(await columnOf('1', 'test_rewards', session.uid)).toEqual(['1']);
  });

  test('it begins one session on the first device, records it once, and mails nobody', async () => {
    const { enter, actions } = way();
    const browser = server.browser();
    const mails = server.ports.mails.length;
    const { uid, token } = await enter(browser);
    expect((await browser.call(getProfile, {}, authorization(token))).statusCode).toBe(200);
    expect(await columnOf('device_id', 'account_sessions', uid)).toEqual([browser.deviceId]);
    expect(await columnOf('device_id', 'account_devices', uid)).toEqual([browser.deviceId]);
    expect(await auditOf(uid)).toEqual([{ action: actions[0], detail: expect.objectContaining({ os: 'web', invited: 0 }) }]);
    expect(server.ports.mails).toHaveLength(mails);
  });

  test('it keeps who invited, with the network as a keyed hash', async () => {
    const { uid, invitecode } = await inviter();
    const from = ownAddress();
    const guest = await way().enter(server.browser(from), invitecode);
    expect(await columnOf('network', 'account_invites', guest.uid)).toEqual([server.identity.keyring.mac('subject', `network ${from}`)]);
    const [row] = await server.database.sql`select u.uid from account_invites i join account_users u on u.id = i.inviter_id
      where i.user_id = (select id from account_users where uid = ${guest.uid})`;
    expect(row).toEqual({ uid });
    expect((await auditOf(guest.uid))[0]?.['detail']).toMatchObject({ invited: 1, network: from });
  });

  test('an invite from the inviter’s own network waits for an operator', async () => {
    const { from, invitecode } = await inviter();
    const guest = await way().enter(server.browser(from), invitecode);
    await judgedLater();
    expect(await columnOf("state || ' ' || reason", 'account_invites', guest.uid)).toEqual(['review network']);
  });

  test('it lets the person in again: a session, a record, and a mail about a device that is new', async () => {
    const { enter, actions } = way();
    const first = await enter(server.browser());
    const mails = server.ports.mails.length;
    const other = server.browser();
    const again = await enter(other);
    expect([again.uid, again.bricksamount]).toEqual([first.uid, undefined]);
    expect(await columnOf('device_id', 'account_sessions', first.uid)).toContain(other.deviceId);
    expect((await auditOf(first.uid)).at(-1)).toMatchObject({ action: actions[1], detail: { newDevice: 1, os: 'web' } });
    expect(server.ports.mails.slice(mails).map(({ template }) => template)).toEqual(again.email ? ['newDevice'] : []);
  });
});

test('a network that an older version kept as it was is hashed before the next invite is judged', async () => {
  const { from, invitecode } = await inviter();
  const guest = await server.browser(from).signUp(newEmail(), { invitecode });
  await server.database
    .sql`update account_invites set network = ${from} where user_id = (select id from account_users where uid = ${guest.uid})`;
  await judgedLater();
  expect(await columnOf('network', 'account_invites', guest.uid)).toEqual([server.identity.keyring.mac('subject', `network ${from}`)]);
  expect(await columnOf("state || ' ' || reason", 'account_invites', guest.uid)).toEqual(['review network']);
});
