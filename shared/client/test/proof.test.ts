import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CODES, type ProofClaims } from '@mortar/protocol';
import { envelope, startApi, succeed } from './api-server.ts';
import { connect, requestOf } from './client.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = succeed();
});
afterAll(() => api.close());

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const es256 = { dsaEncoding: 'ieee-p1363' } as const;
const signByKey = async (text: string) => sign('sha256', Buffer.from(text), { key: privateKey, ...es256 }).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const proveFx = requestOf('test.prove');
const proveIfSignedInFx = requestOf('test.proveIfSignedIn');

function claimsOf(proof: unknown): ProofClaims {
  const [head = '', body = '', signature = ''] = String(proof).split('.');
  const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), { key: publicKey, ...es256 }, Buffer.from(signature, 'base64url'));
  if (!isSigned) throw new Error('not signed by the key');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as ProofClaims;
}

describe('a call with proof', () => {
  test('it proves this very call: method, address, token, body as it is sent, server time', async () => {
    const { call, state } = await connect(api, { signByKey, clock: () => 1_000_000, clockOffset: 5_000_000 });
    state.token = 'the-token';
    await call(proveFx, { amount: 5, text: '磚 "窯"' });
    const [request] = api.received;
    expect(claimsOf(request?.headers['dpop'])).toEqual({
      jti: expect.stringMatching(/^[\w-]{16,64}$/),
      htm: 'POST',
      htu: `${api.url}/api/testservice/user/prove`,
      iat: 6000,
      ath: hashOf('the-token'),
      bh: hashOf(request?.body ?? ''),
    });
  });

  test('it makes another proof for every attempt, by the token of that attempt', async () => {
    const { call, state } = await connect(api, {
      signByKey,
      person: () => 'ann',
      renewToken: async () => {
        state.token = 'second';
        api.reply = succeed();
        return true;
      },
    });
    state.token = 'first';
    api.reply = envelope(CODES.tokenInvalid, null, 401);
    await call(proveFx, { amount: 5 });
    const claims = api.received.map(({ headers }) => claimsOf(headers['dpop']));
    expect(claims.map(({ ath }) => ath)).toEqual([hashOf('first'), hashOf('second')]);
    expect(new Set(claims.map(({ jti }) => jti)).size).toBe(2);
  });

  test('it proves nothing for a visitor, and for calls that want no proof', async () => {
    const { call, state } = await connect(api, { signByKey });
    await call(proveIfSignedInFx, {});
    state.token = 'the-token';
    await call(requestOf('test.ping'), {});
    await call(proveIfSignedInFx, {});
    expect(api.received.map(({ headers }) => typeof headers['dpop'])).toEqual(['undefined', 'undefined', 'string']);
  });
});
