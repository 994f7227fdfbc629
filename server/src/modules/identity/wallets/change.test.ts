import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { textToSign } from '@mortar/chain/message';
import { bitcoinWallet, ethereumWallet, solanaWallet } from '@mortar/chain/testing';
import { CODES, SUCCESS } from '@mortar/protocol';
import { bindWallet, getProfile, loginByWallet, refreshSession, unbindWallet, type SessionData } from '@mortar/protocol/identity';
import { authorization, createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { whileHeld } from '../../../../test/held.ts';
import { codeOf, type TestResponse } from '../../../../test/http.ts';
import { emailPerson, nonceFor, signedBy, walletPerson, walletSignIn } from '../../../../test/wallets.ts';

jest.setTimeout(60_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
beforeEach(() => {
  server.ports.mails.length = 0;
});
afterAll(() => server.close());

const walletOf = (answer: TestResponse) => answer.json<{ data: { walletaddress: string } }>().data.walletaddress;
let lastName = 0;
const newEmail = () => `wallet-change${(lastName += 1)}@example.com`;
const auditOf = async (uid: string) => {
  const rows = await server.database.sql`
    select action || ' ' || outcome as what from account_audit where target = ${`user:${uid}`} and action like 'wallet.%' order by id`;
  return rows.map(({ what }) => String(what));
};

describe('user/bind/wallet/address', () => {
  test.each([
    ['Ethereum', ethereumWallet],
    ['Bitcoin', () => bitcoinWallet('tr')],
    ['Solana', solanaWallet],
  ])('it gives a person one more way to sign in, of the family %s, and tells them by mail', async (_name, make) => {
    const [email, wallet] = [newEmail(), make()];
    const person = await emailPerson(server, email);
    const answer = await person.bind(wallet);
    expect([codeOf(answer), walletOf(answer)]).toEqual([SUCCESS, wallet.address]);
    const signedIn = await walletSignIn(server.browser(), wallet);
    expect(signedIn.json()).toMatchObject({ data: { uid: person.session.uid, email, walletaddress: wallet.address } });
    expect(server.ports.mails).toMatchObject([
      { to: email, values: { change: 'walletBound', address: `${wallet.address.slice(0, 6)}…${wallet.address.slice(-4)}` } },
      { to: email, template: 'newDevice' },
    ]);
    expect(await auditOf(person.session.uid)).toEqual(['wallet.bind done']);
  });

  test('it shows the wallet that was bound last', async () => {
    const person = await emailPerson(server, newEmail());
    const [first, second] = [ethereumWallet(), solanaWallet()];
    await person.bind(first);
    expect(walletOf(await person.bind(second))).toBe(second.address);
    const info = await person.browser.call(getProfile, {}, authorization(person.token));
    expect(info.json()).toMatchObject({ data: { walletaddress: second.address } });
    expect(walletOf(await person.unbind(second))).toBe(first.address);
  });

  test('it says 1511452 for a wallet that is bound to this account already', async () => {
    const person = await emailPerson(server, newEmail());
    const wallet = ethereumWallet();
    await person.bind(wallet);
    expect(codeOf(await person.bind(wallet))).toBe(1511452);
    expect(await auditOf(person.session.uid)).toEqual(['wallet.bind done']);
  });

  test('it gives a wallet to one of two people who bind it at once, and does not tell the other whose it is', async () => {
    const people = [await emailPerson(server, newEmail()), await emailPerson(server, newEmail())];
    const wallet = ethereumWallet();
    const answers = await Promise.all(people.map((person) => person.bind(wallet)));
    expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([SUCCESS, CODES.identityTaken]);
    const lost = answers.find((answer) => codeOf(answer) === CODES.identityTaken);
    for (const { session } of people) expect(lost?.body).not.toContain(session.username);
    expect(lost?.json()).toMatchObject({ data: null });
    expect(await server.database.sql`select 1 from account_identities where subject = ${wallet.address}`).toHaveLength(1);
  });

  test('it binds two wallets of a person that come at once', async () => {
    const person = await emailPerson(server, newEmail());
    const wallets = [ethereumWallet(), solanaWallet()];
    const answers = await whileHeld(server, { uid: person.session.uid, waiting: 2 }, () =>
      Promise.all(wallets.map((wallet) => person.bind(wallet))),
    );
    expect(answers.map(codeOf)).toEqual([SUCCESS, SUCCESS]);
  });

  test('it gives an account that is deleted meanwhile no wallet, which signs in as somebody new', async () => {
    const person = await emailPerson(server, newEmail());
    const { uid } = person.session;
    const wallet = ethereumWallet();
    const answer = await whileHeld(
      server,
      { uid, waiting: 1 },
      () => person.bind(wallet),
      (sql) => sql`update account_users set deleted_at = now() where uid = ${uid}`,
    );
    expect(codeOf(answer)).toBe(CODES.tokenInvalid);
    const signedIn = (await walletSignIn(server.browser(), wallet)).json<{ data: SessionData | null }>();
    expect(signedIn.data?.uid).toEqual(expect.not.stringMatching(uid));
  });

  test('it wants a sign-in of the last 15 minutes', async () => {
    const person = await emailPerson(server, newEmail());
    server.clock.set(server.clock.now() + 15 * 60_000 + 1);
    // The token has died meanwhile, its session has not.
    const renewed = await person.browser.call(refreshSession);
    const { token } = renewed.json<{ data: { token: string } }>().data;
    const wallet = ethereumWallet();
    const nonce = await nonceFor(person.browser, wallet.address, 'bind', token);
    const body = await signedBy(wallet, textToSign(nonce, 'bind'));
    const answer = await person.send(bindWallet, body, person.key.proof(bindWallet, body, token));
    server.clock.set(Date.now());
    expect(codeOf(answer)).toBe(CODES.signInAgain);
    expect(await server.database.sql`select 1 from account_identities where subject = ${wallet.address}`).toHaveLength(0);
  });
});

describe('user/unbind/wallet/address', () => {
  test('it takes a wallet away, tells the owner by mail, and the wallet signs in as somebody new', async () => {
    const [email, wallet] = [newEmail(), ethereumWallet()];
    const person = await emailPerson(server, email);
    await person.bind(wallet);
    const answer = await person.unbind(wallet);
    expect([codeOf(answer), walletOf(answer)]).toEqual([SUCCESS, '']);
    expect(server.mailsTo(email)).toEqual(['walletBound', 'walletUnbound']);
    expect(await auditOf(person.session.uid)).toEqual(['wallet.bind done', 'wallet.unbind done']);
    const again = (await walletSignIn(server.browser(), wallet)).json<{ data: { uid: string } }>();
    expect(again.data.uid).not.toBe(person.session.uid);
  });

  test('it keeps the last way to sign in', async () => {
    const person = await walletPerson(server);
    expect(codeOf(await person.unbind(person.wallet))).toBe(CODES.lastSignInMethod);
    expect((await walletSignIn(server.browser(), person.wallet)).json()).toMatchObject({ data: { uid: person.session.uid } });
  });

  test('it counts an address without a password as no way to sign in', async () => {
    const [person, email] = [await walletPerson(server), newEmail()];
    await server.database.sql`insert into account_identities (user_id, kind, subject, verified_at)
      select id, 'email', ${email}, now() from account_users where uid = ${person.session.uid}`;
    expect(codeOf(await person.unbind(person.wallet))).toBe(CODES.lastSignInMethod);
    expect((await walletSignIn(server.browser(), person.wallet)).json()).toMatchObject({ data: { uid: person.session.uid } });
  });

  test('it keeps one of two that are taken away at once', async () => {
    const person = await walletPerson(server);
    const second = solanaWallet();
    await person.bind(second);
    const answers = await Promise.all([person.unbind(person.wallet), person.unbind(second)]);
    expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([SUCCESS, CODES.lastSignInMethod]);
  });

  test('it changes nothing for a wallet of somebody else, or of nobody', async () => {
    const [person, other] = [await emailPerson(server, newEmail()), await walletPerson(server)];
    for (const wallet of [other.wallet, ethereumWallet()]) expect(codeOf(await person.unbind(wallet))).toBe(SUCCESS);
    expect((await walletSignIn(server.browser(), other.wallet)).json()).toMatchObject({ data: { uid: other.session.uid } });
    expect(await auditOf(person.session.uid)).toEqual([]);
  });

  test('it opens the account no more to a sign-in by the wallet that is under way', async () => {
    const person = await emailPerson(server, newEmail());
    const wallet = ethereumWallet();
    await person.bind(wallet);
    const answer = await whileHeld(
      server,
      { uid: person.session.uid, waiting: 1 },
      () => walletSignIn(server.browser(), wallet),
      (sql) => sql`delete from account_identities where subject = ${wallet.address}`,
    );
    const { code, data } = answer.json<{ code: number; data: SessionData }>();
    expect(code).toBe(SUCCESS);
    expect(data.uid).not.toBe(person.session.uid);
  });

  test('it refuses a nonce that is not the one in the text', async () => {
    const person = await walletPerson(server);
    const nonce = await nonceFor(person.browser, person.wallet.address, 'unbind', person.token);
    const body = { ...(await signedBy(person.wallet, textToSign(nonce, 'unbind'))), nonce: 'f'.repeat(32) };
    expect(codeOf(await person.send(unbindWallet, body))).toBe(CODES.walletRefused);
  });
});

describe('what a signature is good for', () => {
  const PURPOSES = ['login', 'bind', 'unbind'] as const;

  test.each(PURPOSES.flatMap((given) => PURPOSES.filter((used) => used !== given).map((used) => [given, used] as const)))(
    'it refuses a nonce that was given to %s when it is used to %s',
    async (given, used) => {
      const person = await emailPerson(server, newEmail());
      const wallet = ethereumWallet();
      const nonce = await nonceFor(person.browser, wallet.address, given, given === 'login' ? undefined : person.token);
      const body = { ...(await signedBy(wallet, textToSign(nonce, used))), nonce: nonce.nonce };
      const answer =
        used === 'login'
          ? await person.browser.call(loginByWallet, body)
          : await person.send(used === 'bind' ? bindWallet : unbindWallet, body);
      expect(codeOf(answer)).toBe(CODES.walletRefused);
    },
  );

  test('it refuses a nonce of another session, also in the same browser', async () => {
    const person = await emailPerson(server, newEmail());
    const wallet = ethereumWallet();
    const nonce = await nonceFor(person.browser, wallet.address, 'bind', person.token);
    const other = await walletPerson(server, ethereumWallet(), person.browser);
    expect(codeOf(await other.send(bindWallet, await signedBy(wallet, textToSign(nonce, 'bind'))))).toBe(CODES.walletRefused);
    expect(await auditOf(other.session.uid)).toEqual(['wallet.bind refused']);
  });

  test.each([bindWallet, unbindWallet] as const)('it takes $id with a proof by the session’s key alone', async (endpoint) => {
    const person = await walletPerson(server);
    const wallet = endpoint === bindWallet ? ethereumWallet() : person.wallet;
    const purpose = endpoint === bindWallet ? 'bind' : 'unbind';
    const nonce = await nonceFor(person.browser, wallet.address, purpose, person.token);
    const body = { ...(await signedBy(wallet, textToSign(nonce, purpose))), nonce: nonce.nonce };
    expect(codeOf(await person.send(endpoint, body, authorization(person.token)))).toBe(CODES.proofRefused);
    const visitor = await person.send(endpoint, body, {});
    expect([visitor.statusCode, codeOf(visitor)]).toEqual([401, CODES.tokenInvalid]);
  });
});
