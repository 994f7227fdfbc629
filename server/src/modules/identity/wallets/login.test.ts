import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { textToSign, toContent, type Nonce } from '@mortar/chain/message';
import { bitcoinWallet, contractWallet, ethereumWallet, solanaWallet, startAnvil, type TestWallet } from '@mortar/chain/testing';
import { demoWallet } from '@mortar/chain/demo-wallet';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import {
  getProfile,
  getWalletAddress,
  getWalletNonce,
  getWalletOptions,
  listSignInMethods,
  loginByWallet,
  WALLET_TYPES,
  type SessionData,
} from '@mortar/protocol/identity';
import { authorization, createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { codeOf, type TestResponse } from '../../../../test/http.ts';
import { until } from '../../../../test/platform.ts';
import { emailPerson, nonceFor, signedBy, walletSignIn } from '../../../../test/wallets.ts';
import { people } from '../users/index.ts';
import { createStandingService } from '../../moderation/index.ts';

jest.setTimeout(60_000);

let server: AccountServer;
let anvil: Awaited<ReturnType<typeof startAnvil>>;
let sepolia: Awaited<ReturnType<typeof startAnvil>>;
beforeAll(async () => {
  [anvil, sepolia] = await Promise.all([startAnvil(), startAnvil(11_155_111)]);
  server = await createAccountServer({
    publicUrl: 'https://play.example.org',
    chains: {
      rpc: { 31337: anvil.url, 11155111: sepolia.url, 1: 'http://127.0.0.1:1' },
      isEmbedded: false,
      esplora: undefined,
      ord: undefined,
      solana: undefined,
    },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([anvil.stop(), sepolia.stop()]);
});

const dataOf = (answer: TestResponse) => answer.json<{ data: SessionData }>().data;
const peopleOf = async (address: string) => {
  const rows = await server.database.sql`select user_id from account_identities where subject = ${address}`;
  return rows.length;
};
/** What a browser sends when its wallet signs another text than the one that was meant. */
async function withText(change: (text: string, nonce: Nonce) => string) {
  const [browser, wallet] = [server.browser(), ethereumWallet()];
  const nonce = await nonceFor(browser, wallet.address, 'login');
  return browser.call(loginByWallet, await signedBy(wallet, change(textToSign(nonce, 'login'), nonce)));
}

describe('open/wallet/login', () => {
  test.each([
    ['an Ethereum-style wallet', ethereumWallet],
    ['a relay', () => ({ ...ethereumWallet(), type: WALLET_TYPES.walletRelay })],
    ['a Bitcoin-style wallet, native segwit', () => bitcoinWallet('wpkh')],
    ['a Bitcoin-style wallet, nested segwit', () => bitcoinWallet('sh')],
    ['a Bitcoin-style wallet, taproot', () => bitcoinWallet('tr')],
    ['a Bitcoin-style wallet, the old kind', () => bitcoinWallet('pkh')],
    ['a Solana-style wallet', solanaWallet],
  ])('it makes one account by %s, with its reward, and knows it again', async (_name, make) => {
    const wallet = make();
    const first = await walletSignIn(server.browser(), wallet);
    expect(first.json()).toMatchObject({
      code: SUCCESS,
      data: { walletaddress: wallet.address, email: '', brickstype: 1, bricksamount: 50 },
    });
    const { uid, username } = dataOf(first);
    expect(username).toBe(`${wallet.address.slice(0, 6)}…${wallet.address.slice(-4)}`);
    const again = dataOf(await walletSignIn(server.browser(), wallet));
    expect(again).toMatchObject({ uid, walletaddress: wallet.address });
    expect(again.bricksamount).toBeUndefined();
    expect(
      await server.database.sql`select 1 from test_rewards r join account_users u on u.id = r.user_id where u.uid = ${uid}`,
    ).toHaveLength(1);
  });

  test('it takes any spelling of an address for the same account', async () => {
    const wallet = ethereumWallet();
    const uids = new Set<string>();
    for (const address of [wallet.address, wallet.address.toLowerCase(), `0x${wallet.address.slice(2).toUpperCase()}`])
      uids.add(dataOf(await walletSignIn(server.browser(), { ...wallet, address })).uid);
    expect(uids.size).toBe(1);
    const bitcoin = bitcoinWallet('wpkh');
    await walletSignIn(server.browser(), { ...bitcoin, address: bitcoin.address.toUpperCase() });
    expect(await peopleOf(bitcoin.address)).toBe(1);
  });

  test('it keeps who invited, and gives the three cookies of a session', async () => {
    const host = await server.browser().signUp('wallet-host@example.com');
    const profile = await server.browser().call(getProfile, {}, authorization(host.token));
    const { invitecode } = profile.json<{ data: { invitecode: string } }>().data;
    const browser = server.browser();
    const guest = dataOf(await walletSignIn(browser, ethereumWallet(), { invitecode }));
    expect(['user_login_info', 'user_info', '__Host-mortar_refresh'].every((name) => browser.cookies.has(name))).toBe(true);
    const rows = await server.database.sql`
      select h.uid from account_invites i join account_users g on g.id = i.user_id join account_users h on h.id = i.inviter_id
      where g.uid = ${guest.uid}`;
    expect(rows).toEqual([{ uid: host.uid }]);
  });

  test('it makes one account of two first sign-ins at once', async () => {
    const wallet = ethereumWallet();
    const answers = await Promise.all([1, 2, 3].map(() => walletSignIn(server.browser(), wallet)));
    expect(new Set(answers.map((answer) => dataOf(answer).uid)).size).toBe(1);
    expect(await peopleOf(wallet.address)).toBe(1);
  });
});

describe('nonces', () => {
  test('it makes one session of a nonce that is used twice at once', async () => {
    const [browser, wallet] = [server.browser(), ethereumWallet()];
    const body = await signedBy(wallet, textToSign(await nonceFor(browser, wallet.address, 'login'), 'login'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.call(loginByWallet, body)));
    expect(answers.map(codeOf).filter((code) => code === SUCCESS)).toHaveLength(1);
  });

  test('it burns a nonce whose signature is wrong', async () => {
    const [browser, wallet] = [server.browser(), ethereumWallet()];
    const text = textToSign(await nonceFor(browser, wallet.address, 'login'), 'login', 31_337);
    const wrong = await signedBy(ethereumWallet(), text);
    expect(codeOf(await browser.call(loginByWallet, wrong))).toBe(CODES.walletRefused);
    expect(codeOf(await browser.call(loginByWallet, await signedBy(wallet, text)))).toBe(CODES.walletRefused);
  });

  test('it refuses a replay, with every cookie of that time restored', async () => {
    const [browser, wallet] = [server.browser(), ethereumWallet()];
    const body = await signedBy(wallet, textToSign(await nonceFor(browser, wallet.address, 'login'), 'login'));
    const before = new Map(browser.cookies);
    expect(codeOf(await browser.call(loginByWallet, body))).toBe(SUCCESS);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(codeOf(await browser.call(loginByWallet, body))).toBe(CODES.walletRefused);
  });

  test('it refuses a nonce after five minutes', async () => {
    const [browser, wallet] = [server.browser(), ethereumWallet()];
    const body = await signedBy(wallet, textToSign(await nonceFor(browser, wallet.address, 'login'), 'login'));
    server.clock.set(server.clock.now() + 5 * 60_000 + 1);
    const answer = await browser.call(loginByWallet, body);
    server.clock.set(Date.now());
    expect(codeOf(answer)).toBe(CODES.walletRefused);
  });

  test('it refuses a nonce in another browser than the one that asked', async () => {
    const [browser, wallet] = [server.browser(), ethereumWallet()];
    const bodies = [];
    for (let index = 0; index < 2; index += 1)
      bodies.push(await signedBy(wallet, textToSign(await nonceFor(browser, wallet.address, 'login'), 'login')));
    const other = server.browser();
    expect(codeOf(await other.call(loginByWallet, bodies[0]))).toBe(CODES.walletRefused);
    await nonceFor(other, wallet.address, 'login');
    expect(codeOf(await other.call(loginByWallet, bodies[1]))).toBe(CODES.walletRefused);
  });

  test('it leaves an owner alone for whose address strangers ask', async () => {
    const [browser, wallet] = [server.browser(), ethereumWallet()];
    const text = textToSign(await nonceFor(browser, wallet.address, 'login'), 'login');
    for (let index = 0; index < 5; index += 1) await nonceFor(server.browser(), wallet.address, 'login');
    expect(codeOf(await browser.call(loginByWallet, await signedBy(wallet, text)))).toBe(SUCCESS);
  });

  test('it gives 128 random bits, never to be stored, and a secret that scripts cannot read', async () => {
    const browser = server.browser();
    const answer = await browser.call(getWalletNonce, { address: ethereumWallet().address, type: 1 });
    expect(answer.json<{ data: Nonce }>().data.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = answer.headers['set-cookie']?.find((line) => line.startsWith('__Host-mortar_wallet='));
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test('it gives a visitor none to bind or unbind with', async () => {
    for (const type of [2, 4]) {
      const answer = await server.browser().call(getWalletNonce, { address: ethereumWallet().address, type });
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, CODES.tokenInvalid]);
    }
  });

  test.each([{ address: 'vitalik.eth0000000000000000000' }, { address: '0x12' }, { type: 3 }])(
    'it names the field that is wrong: %j',
    async (wrong) => {
      const query = { address: ethereumWallet().address, type: 1, ...wrong };
      const answer = await server.browser().call(getWalletNonce, query);
      expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: Object.keys(wrong)[0] }] });
    },
  );
});

describe('the text', () => {
  const change = (from: string | RegExp, to: string) => (text: string) => {
    const other = text.replace(from, to);
    if (other === text) throw new Error(`nothing was changed: ${String(from)}`);
    return other;
  };

  test('it is of the public address, whatever the Host header', async () => {
    const nonce = await nonceFor(server.browser(), ethereumWallet().address, 'login');
    expect(nonce).toMatchObject({ domain: 'play.example.org', uri: 'https://play.example.org' });
    expect(Date.parse(nonce.expirationtime) - Date.parse(nonce.issuedat)).toBe(5 * 60_000);
  });

  test.each([
    ['domain', change(/^play\.example\.org/, 'evil.example.org')],
    ['uri', change('URI: https://play.example.org', 'URI: https://evil.example.org')],
    ['version', change('Version: 1', 'Version: 2')],
    ['network', change('Chain ID: 1', 'Chain ID: 424242')],
    ['spelling of the network', change('Chain ID: 1', 'Chain ID: 01')],
    ['address', (text, { address }) => change(address, ethereumWallet().address)(text)],
    ['spelling of the address', (text, { address }) => change(address, address.toLowerCase())(text)],
    ['statement', change('Welcome to Mortar!', 'Welcome to Nortar!')],
    ['purpose', (_text, nonce) => textToSign(nonce, 'unbind')],
    ['nonce', change(/Nonce: .*/, 'Nonce: 0123456789abcdef0123456789abcdef')],
    ['beginning', change(/Issued At: \d{4}/, 'Issued At: 2001')],
    ['end', change(/Expiration Time: \d{4}/, 'Expiration Time: 2999')],
    ['family', change('Ethereum account', 'Solana account')],
    ['last line', (text) => `${text}\nResources:\n- https://evil.example`],
    ['line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['whole', () => 'I agree to send everything'],
    ['absence of an end', change(/\nExpiration Time: .*/, '')],
  ] satisfies [string, Parameters<typeof withText>[0]][])(
    'it must be the expected one: another %s is refused, though well signed',
    async (_field, other) => {
      expect(codeOf(await withText(other))).toBe(CODES.walletRefused);
    },
  );

  test.each(['1', '56', '137', '11155111', '31337'])('it may name network %s', async (id) => {
    expect(codeOf(await withText((_text, nonce) => textToSign(nonce, 'login', Number(id))))).toBe(SUCCESS);
  });

  test('it says nothing of what was wrong', async () => {
    const answers = [await withText(() => 'anything'), await withText((text) => text.replace('play.', 'pray.'))];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

describe('type and address', () => {
  test.each([
    [WALLET_TYPES.solana, ethereumWallet],
    [WALLET_TYPES.bitcoin, ethereumWallet],
    [WALLET_TYPES.ethereum, solanaWallet],
    [WALLET_TYPES.walletRelay, () => bitcoinWallet('wpkh')],
    [WALLET_TYPES.solana, () => bitcoinWallet('tr')],
  ])('it refuses type %s for an address of another family', async (type, make) => {
    const wallet = make();
    expect(codeOf(await walletSignIn(server.browser(), { ...wallet, type }))).toBe(CODES.walletRefused);
    expect(await peopleOf(wallet.address)).toBe(0);
  });

  test('it refuses a public key that is not the one of the address, and none at all', async () => {
    const [wallet, other] = [bitcoinWallet('wpkh'), bitcoinWallet('wpkh')];
    expect(codeOf(await walletSignIn(server.browser(), wallet, { publickey: other.publickey }))).toBe(CODES.walletRefused);
    const { publickey: _publickey, ...bare } = wallet;
    expect(codeOf(await walletSignIn(server.browser(), bare))).toBe(CODES.walletRefused);
  });

  test('it lets the demo wallet in on the embedded chain alone', async () => {
    const wallet = {
      type: WALLET_TYPES.ethereum,
      address: demoWallet.address,
      sign: (message: string) => demoWallet.signMessage({ message }),
    };
    expect(codeOf(await walletSignIn(server.browser(), wallet))).toBe(CODES.walletRefused);
    expect((await server.browser().call(getWalletOptions)).json()).toMatchObject({ data: { demo: false } });
    const embedded = await createAccountServer({ chains: { ...server.config.chains, isEmbedded: true } });
    try {
      expect((await embedded.browser().call(getWalletOptions)).json()).toMatchObject({
        data: { demo: true, chainids: [1, 31337, 11155111] },
      });
      expect(codeOf(await walletSignIn(embedded.browser(), wallet))).toBe(SUCCESS);
    } finally {
      await embedded.close();
    }
  });
});

describe('contract wallets', () => {
  const signIn = async (wallet: TestWallet, chainId = 31337) => {
    const browser = server.browser();
    const nonce = await nonceFor(browser, wallet.address, 'login');
    return browser.call(loginByWallet, await signedBy(wallet, textToSign(nonce, 'login', chainId)));
  };

  test('it takes one that stands (ERC-1271) and one that does not stand yet (ERC-6492)', async () => {
    const standing = contractWallet();
    await standing.stand(anvil.url);
    expect(codeOf(await signIn(standing))).toBe(SUCCESS);
    expect(codeOf(await signIn(contractWallet(false)))).toBe(SUCCESS);
  });

  test('it takes the same address on two networks for two people, each known again', async () => {
    for (const stands of [true, false]) {
      const wallet = contractWallet(stands);
      if (stands) for (const { url } of [anvil, sepolia]) await wallet.stand(url);
      const uids: string[] = [];
      for (const chainId of [31_337, 11_155_111, 31_337, 11_155_111]) uids.push(dataOf(await signIn(wallet, chainId)).uid);
      expect(uids[0]).not.toBe(uids[1]);
      expect(uids.slice(2)).toEqual(uids.slice(0, 2));
    }
  });

  test('it takes a wallet with a key of its own for the same person on every network', async () => {
    const wallet = ethereumWallet();
    const uids = new Set<string>();
    for (const chainId of [31_337, 11_155_111, 1]) uids.add(dataOf(await signIn(wallet, chainId)).uid);
    expect(uids.size).toBe(1);
  });

  test('it is bound and taken away on each of two networks by itself, and the settings say on which', async () => {
    const wallet = contractWallet();
    for (const { url } of [anvil, sepolia]) await wallet.stand(url);
    const person = await emailPerson(server, 'contract@example.com');
    const networks = async () => {
      const answer = await person.browser.call(listSignInMethods, {}, authorization(person.token));
      return answer.json<{ data: Output<typeof listSignInMethods> }>().data.items.map(({ chainid }) => chainid);
    };
    for (const chainId of [31_337, 11_155_111]) expect(codeOf(await person.bind(wallet, chainId))).toBe(SUCCESS);
    expect(codeOf(await person.bind(wallet, 31_337))).toBe(CODES.alreadyBound);
    expect(await networks()).toEqual([undefined, 31_337, 11_155_111]);
    expect(dataOf(await signIn(wallet, 11_155_111)).uid).toBe(person.session.uid);

    await person.unbind(wallet, 31_337);
    expect(await networks()).toEqual([undefined, 11_155_111]);
    expect(dataOf(await signIn(wallet, 11_155_111)).uid).toBe(person.session.uid);
    expect(dataOf(await signIn(wallet, 31_337)).uid).not.toBe(person.session.uid);
  });

  test('it says quickly that a network cannot be asked, while wallets with keys of their own go on', async () => {
    for (const chainId of [1, 137]) expect(codeOf(await signIn(contractWallet(false), chainId))).toBe(CODES.chainUnreachable);
    expect(codeOf(await walletSignIn(server.browser(), ethereumWallet()))).toBe(SUCCESS);
  });
});

describe('open/wallet/address', () => {
  test('it tells a visitor the same of every address, and a person of their own', async () => {
    const wallet = ethereumWallet();
    const { token } = dataOf(await walletSignIn(server.browser(), wallet));
    const asked = async (address: string, headers = {}) =>
      (await server.browser().call(getWalletAddress, { address }, headers)).json<{ data: { bound: boolean; address: string } }>().data;
    expect(await asked(wallet.address.toLowerCase())).toEqual({ address: wallet.address, bound: false });
    expect((await asked(ethereumWallet().address)).bound).toBe(false);
    expect((await asked(wallet.address, authorization(token))).bound).toBe(true);
    const stranger = dataOf(await walletSignIn(server.browser(), ethereumWallet()));
    expect((await asked(wallet.address, authorization(stranger.token))).bound).toBe(false);
  });
});

describe('what is kept', () => {
  test('it keeps sign-ins, refused ones too, without text and signature', async () => {
    const wallet = ethereumWallet();
    await walletSignIn(server.browser(), wallet);
    const { uid } = dataOf(await walletSignIn(server.browser(), wallet));
    await withText(() => 'anything');
    const rows = await server.database.sql`select action, outcome, target, detail from account_audit order by id`;
    const kept = rows.map((row) => `${row['action']} ${row['outcome']}`);
    expect(rows.filter(({ target }) => target === `user:${uid}`).map(({ action }) => String(action))).toEqual(['register', 'login']);
    expect(kept).toContain('login refused');
    expect(JSON.stringify(rows)).not.toContain(toContent('anything'));
    expect(await server.database.sql`select 1 from account_wallet_nonces where browser !~ '^[A-Za-z0-9_-]{43}$'`).toHaveLength(0);
  });

  test('it tells the owner by mail of a sign-in on a new device, where there is an address', async () => {
    const [wallet, stranger] = [ethereumWallet(), ethereumWallet()];
    const person = await emailPerson(server, 'wallet-device@example.com');
    await person.bind(wallet);
    server.ports.mails.length = 0;
    await walletSignIn(person.browser, wallet);
    expect(server.ports.mails).toEqual([]);
    for (const each of [wallet, stranger, stranger]) await walletSignIn(server.browser(), each);
    expect(server.ports.mails).toMatchObject([{ to: 'wallet-device@example.com', template: 'newDevice' }]);
  });

  test('it refuses an account that is banned', async () => {
    const wallet = ethereumWallet();
    const { uid } = dataOf(await walletSignIn(server.browser(), wallet));
    await createStandingService({ db: server.database.db, clock: server.clock, people }).addBan('account', uid, { actor: 'ops' });
    await until('the ban is in force', async () => server.identity.standing.banOfAccount(uid) !== undefined);
    const refused = await walletSignIn(server.browser(), wallet);
    expect([codeOf(refused), dataOf(refused)]).toEqual([CODES.accountBlacklisted, { appeal: expect.any(String) }]);
  });
});
