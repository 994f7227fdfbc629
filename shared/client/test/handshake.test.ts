import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { getUtoken, type KeyOffer } from '@mortar/protocol/realtime';
import { allSettled, type Scope } from 'effector';
import { constants, createCipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import {
  $createLink,
  connectionDropped,
  connectionWanted,
  hostConnection,
  type LinkEvents,
  type SealedAuth,
} from '../src/connection/index.ts';
import { envelope, startApi, succeed } from './api-server.ts';
import { connect } from './client.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publickey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let api: Awaited<ReturnType<typeof startApi>>;
let scope: Scope;
let identify: LinkEvents['identify'];
let kept: SealedAuth | undefined;
const offers: KeyOffer[] = [];

/** A token under the offered key, as the server makes it. */
function sealed(token: string): { utoken: string } {
  const oaep = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const offer = JSON.parse(privateDecrypt(oaep, Buffer.from(token, 'base64')).toString()) as KeyOffer;
  offers.push(offer);
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(offer.key, 'base64'), nonce);
  const text = Buffer.concat([cipher.update(`utoken ${offers.length}`), cipher.final()]);
  return { utoken: Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64') };
}

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  offers.length = 0;
  api.received.length = 0;
  api.reply = (request, response) =>
    succeed(request.path === getUtoken.path ? sealed(request.query.get('token') ?? '') : { publickey })(request, response);
  kept = undefined;
  hostConnection({
    keeper: {
      read: async () => kept,
      write: async (auth) => void (kept = auth),
      forget: async () => void (kept = undefined),
    },
  });
  ({ scope } = await connect(api));
  await allSettled($createLink, {
    scope,
    params: {
      createLink(events: LinkEvents) {
        identify = events.identify;
        return { open() {}, close() {}, call: async () => ({ silence: 'network' as const }) };
      },
    },
  });
  await allSettled(connectionWanted, { scope, params: { uid: 'ann' } });
});

test('it offers a key of its own and a fresh nonce, and opens the token', async () => {
  const auth = await identify(true);
  expect(auth).toEqual({ uid: 'ann', utoken: 'utoken 1', deviceid: expect.any(String) });
  await identify(true);
  const [first, second] = offers;
  expect([first!.key.length, first!.nonce.length]).toEqual([44, 24]);
  expect(Math.abs(first!.time - Date.now())).toBeLessThan(60_000);
  expect([first!.key === second!.key, first!.nonce === second!.nonce]).toEqual([false, false]);
  expect(api.received.find(({ path }) => path === getUtoken.path)?.headers['deviceid']).toBe(auth?.deviceid);
});

test('it does so once for all documents of a login, until the token is refused', async () => {
  await identify(false);
  api.received.length = 0;
  expect([(await identify(false))?.utoken, api.received]).toEqual(['utoken 1', []]);
  expect((await identify(true))?.utoken).toBe('utoken 2');
  expect((await identify(false))?.utoken).toBe('utoken 2');
});

test('it keeps the token sealed, and its key where no script reads it', async () => {
  await identify(false);
  expect(kept?.key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', kept!.key)).rejects.toThrow();
  expect(kept?.utoken).not.toContain('utoken');
});

test('it takes nobody else’s token, and forgets it with the connection', async () => {
  await identify(false);
  await allSettled(connectionWanted, { scope, params: { uid: 'bob' } });
  expect(await identify(false)).toMatchObject({ uid: 'bob', utoken: 'utoken 2' });
  await allSettled(connectionDropped, { scope });
  expect(kept).toBeUndefined();
});

test('it exchanges keys anew where the kept token does not open', async () => {
  await identify(false);
  kept = { ...kept!, key: {} as CryptoKey };
  expect((await identify(false))?.utoken).toBe('utoken 2');
});

test('it knows a refusal from a server that is away', async () => {
  api.reply = envelope(CODES.tokenInvalid, null, 401);
  expect(await identify(true)).toBeNull();
  api.reply = envelope(CODES.unavailable, null, 503);
  await expect(identify(true)).rejects.toMatchObject({ kind: 'http', status: 503 });
});
