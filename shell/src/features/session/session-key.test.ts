import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { createStore, get } from 'idb-keyval';
import { sessionKey, signBySessionKey } from './session-key.ts';

test('it gives one public P-256 key for this browser, from several tabs at once', async () => {
  const keys = await Promise.all([sessionKey(), sessionKey(), sessionKey()]);
  expect(keys[0]).toEqual({
    kty: 'EC',
    crv: 'P-256',
    x: expect.stringMatching(/^[\w-]{43}$/),
    y: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(new Set(keys.map(({ x }) => x)).size).toBe(1);
  expect(await sessionKey()).toEqual(keys[0]);
});

test('it keeps a private half that signs and that nobody can take out', async () => {
  await sessionKey();
  const pair = await get<CryptoKeyPair>('session', createStore('mortar', 'keys'));
  if (!pair) throw new Error('nothing was kept');
  expect(pair.privateKey.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('jwk', pair.privateKey)).rejects.toThrow();
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  const data = new TextEncoder().encode('proof');
  const signature = await crypto.subtle.sign(how, pair.privateKey, data);
  expect(await crypto.subtle.verify(how, pair.publicKey, signature, data)).toBe(true);
});

test('it signs by the key whose public half it gave', async () => {
  const jwk = await sessionKey();
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const publicKey = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  const text = (await signBySessionKey('a call')).replaceAll('-', '+').replaceAll('_', '/');
  const signature = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const isOf = (text: string) =>
    crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, signature, new TextEncoder().encode(text));
  expect([await isOf('a call'), await isOf('another call')]).toEqual([true, false]);
});
