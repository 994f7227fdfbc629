import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint } from '@mortar/protocol';
import { getProfile, refreshSession, type SessionData } from '@mortar/protocol/identity';
import { getInviter } from '@mortar/protocol/rewards';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { authorization, createAccountServer, type AccountServer, type TestBrowser } from '../../../../test/account.ts';
import { ownAddress } from '../../../../test/own-address.ts';
import { codeOf, type TestResponse } from '../../../../test/http.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { until } from '../../../../test/platform.ts';
import { createShellFolder, type ShellFolder } from '../../../../test/shell-folder.ts';
import { createStandingService, type BanKind } from '../../moderation/index.ts';
import { people } from '../users/index.ts';

jest.setTimeout(30_000);

const SOON_MS = 1000;
const PROXY = '127.0.0.1';
const kay = { actor: 'kay' };
const COOKIES = ['user_login_info', 'user_info', '__Host-mortar_refresh'];
const BLOCKS = [
  ['account', CODES.accountBlacklisted],
  ['device', CODES.deviceBlacklisted],
  ['ip', CODES.ipBlacklisted],
] as const;

let server: AccountServer;
let shell: ShellFolder;
beforeAll(async () => {
  shell = createShellFolder();
  server = await createAccountServer({ modules: [...PEOPLE, 'site'], shellDir: shell.path, trustProxy: [PROXY] });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

/** Somebody who is signed in, and what of them can be blocked. */
interface Guest extends Record<BanKind, string> {
  browser: TestBrowser;
  session: SessionData;
}

async function guest(email: string): Promise<Guest> {
  const address = ownAddress();
  const browser = server.browser(address);
  const session = await browser.signUp(email);
  return { browser, session, account: session.uid, device: browser.deviceId, ip: address, iplimit: address };
}
const standing = () => createStandingService({ db: server.database.db, clock: server.clock, people });

/** Blocks, and waits until the server knows. */
async function block({ account, device, ...of }: Guest, kind: BanKind): Promise<void> {
  const { standing: known } = server.identity;
  await standing().addBan(kind, { ...of, account, device }[kind], kay);
  await until('it is in force', () => (known.banOfAccount(account) ?? known.banOfCall(of.ip, device)) !== undefined, SOON_MS);
}
async function unblock(blocked: Guest, kind: BanKind): Promise<void> {
  const { standing: known } = server.identity;
  await standing().removeBan(kind, blocked[kind], kay);
  await until(
    'it is lifted',
    () => (known.banOfAccount(blocked.account) ?? known.banOfCall(blocked.ip, blocked.device)) === undefined,
    SOON_MS,
  );
}

const call = ({ browser, session }: Guest, endpoint: Endpoint = getProfile, headers = {}) =>
  browser.call(endpoint, endpoint === getInviter ? { invitecode: 'NOSUCH99' } : {}, { ...authorization(session.token), ...headers });
const page = ({ ip }: Guest, cookies: ReadonlyMap<string, string>, headers = {}, url = '/iplimit') =>
  server.call({ url, from: ip, headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...headers } });
const bootOf = ({ body }: TestResponse) =>
  JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '') as BootData;
const sessionOf = (response: TestResponse) => bootOf(response).session;
const cleared = ({ headers }: TestResponse) =>
  (headers['set-cookie'] ?? []).filter((line) => /Expires=Thu, 01 Jan 1970/.test(line)).map((line) => line.split('=')[0]);

describe.each(BLOCKS)('a signed-in person whose %s is blocked', (kind, code) => {
  test('it loses cookies and session with a call that is refused, also once the block is lifted', async () => {
    const [blocked, other] = [await guest(`call-${kind}@example.com`), await guest(`other-${kind}@example.com`)];
    const kept = new Map(blocked.browser.cookies);
    await block(blocked, kind);
    const refusal = await call(blocked);
    expect([codeOf(refusal), cleared(refusal)]).toEqual([code, COOKIES]);
    // The same token, and calls that need none: each names the block.
    expect([codeOf(await call(blocked)), codeOf(await call(blocked, getInviter))]).toEqual([code, code]);
    await unblock(blocked, kind);
    expect(codeOf(await call(blocked))).toBe(CODES.tokenInvalid);
    expect(sessionOf(await page(blocked, kept))).toBeNull();
    expect([codeOf(await call(other)), sessionOf(await page(other, other.browser.cookies))?.uid]).toEqual([SUCCESS, other.account]);
  });

  test('it loses them with a document too, which is a visitor’s and says why', async () => {
    const blocked = await guest(`page-${kind}@example.com`);
    const kept = new Map(blocked.browser.cookies);
    await block(blocked, kind);
    const document = await page(blocked, kept);
    expect([document.statusCode, sessionOf(document), cleared(document)]).toEqual([200, null, COOKIES]);
    expect(bootOf(document).refusal).toEqual({ code, msg: expect.stringMatching(/block/i) });
    expect(bootOf(await page(blocked, new Map()))).not.toHaveProperty('refusal');
    await unblock(blocked, kind);
    expect(sessionOf(await page(blocked, kept))).toBeNull();
    expect(codeOf(await call(blocked))).toBe(CODES.tokenInvalid);
  });

  test('it is led from a page that needs a session to one that tells it', async () => {
    const blocked = await guest(`way-${kind}@example.com`);
    await block(blocked, kind);
    const way = await page(blocked, blocked.browser.cookies, {}, '/personal/earnings');
    expect([way.statusCode, way.headers.location]).toEqual([302, '/']);
    expect(bootOf(await page(blocked, blocked.browser.cookies)).refusal).toMatchObject({ code });
    await unblock(blocked, kind);
  });

  test('it loses them with a renewal', async () => {
    const blocked = await guest(`renewal-${kind}@example.com`);
    const kept = new Map(blocked.browser.cookies);
    await block(blocked, kind);
    const refusal = await blocked.browser.call(refreshSession);
    expect([codeOf(refusal), cleared(refusal)]).toEqual([code, COOKIES]);
    await unblock(blocked, kind);
    expect(sessionOf(await page(blocked, kept))).toBeNull();
  });
});

describe('whoever is not refused', () => {
  test('it keeps the session of an address that only a header names', async () => {
    const [blocked, other] = [await guest('named@example.com'), await guest('forged@example.com')];
    await block(blocked, 'ip');
    const forged = { 'x-forwarded-for': blocked.ip, 'x-real-ip': blocked.ip };
    expect(codeOf(await call(other, getProfile, forged))).toBe(SUCCESS);
    const document = await page(other, other.browser.cookies, forged);
    expect([sessionOf(document)?.uid, cleared(document)]).toEqual([other.account, []]);
    // Through the proxy the hop that it names counts, not what the client wrote before it.
    const proxied = { 'x-forwarded-for': `${blocked.ip}, ${other.ip}` };
    expect(sessionOf(await page({ ...other, ip: PROXY }, other.browser.cookies, proxied))?.uid).toBe(other.account);
    expect(sessionOf(await page({ ...other, ip: PROXY }, other.browser.cookies, { 'x-forwarded-for': blocked.ip }))).toBeNull();
  });

  test('it keeps the session of one account when another one of the browser is blocked', async () => {
    const [blocked, stays] = [await guest('first@example.com'), await guest('second@example.com')];
    await block(blocked, 'account');
    const refusal = await call({ ...blocked, browser: stays.browser });
    expect([codeOf(refusal), cleared(refusal)]).toEqual([CODES.accountBlacklisted, []]);
    expect(sessionOf(await page(stays, stays.browser.cookies))?.uid).toBe(stays.account);
  });

  test('it keeps the sessions of the same person elsewhere when a device or network is blocked', async () => {
    const blocked = await guest('elsewhere@example.com');
    const elsewhere = server.browser();
    const { token } = (await elsewhere.signIn('elsewhere@example.com')).json<{ data: SessionData }>().data;
    await block(blocked, 'device');
    expect(codeOf(await call(blocked))).toBe(CODES.deviceBlacklisted);
    expect(codeOf(await elsewhere.call(getProfile, {}, authorization(token)))).toBe(SUCCESS);
  });

  test('it keeps the session where a network is only led to /iplimit', async () => {
    const led = await guest('iplimit@example.com');
    await block(led, 'iplimit');
    const refusal = await call(led);
    expect([codeOf(refusal), cleared(refusal)]).toEqual([CODES.ipRestricted, []]);
    await unblock(led, 'iplimit');
    expect(codeOf(await call(led))).toBe(SUCCESS);
  });
});
