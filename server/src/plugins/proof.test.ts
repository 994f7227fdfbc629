import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { authorization, createAccountServer, type AccountServer } from '../../test/account.ts';
import { send } from '../../test/http.ts';
import { sha256url } from '../lib/proof.ts';
import { errors } from './errors.ts';
import { person } from './person.ts';
import { proof } from './proof.ts';

const PATH = '/pay';
const BODY = '{"amount":5}';

let server: AccountServer;
let app: FastifyInstance;
let key: KeyObject;
let token: string;
beforeAll(async () => {
  server = await createAccountServer();
  app = fastify();
  await app.register(errors, { messages: [] });
  await app.register(person, server.identity.authentication);
  await app.register(proof, { proofs: server.identity.proofs, clock: server.clock, publicUrl: server.config.publicUrl });
  const onRequest = app.personFor({ id: 'test.pay', method: 'POST', path: '/api/pay', access: 'user', proof: true });
  const hooks = { onRequest, preParsing: app.keepBodyHash, preValidation: app.checkProof };
  app.post(PATH, hooks, (request) => ({ code: SUCCESS, data: request.body }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  key = pair.privateKey;
  ({ token } = await server.browser().signUp('proof@example.com', { key: pair.publicKey.export({ format: 'jwk' }) }));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function prove(claims: object = {}, by = key, head: object = {}): string {
  const text = `${part({ typ: 'dpop+jwt', alg: 'ES256', ...head })}.${part({
    jti: randomUUID(),
    htm: 'POST',
    htu: `${server.config.publicUrl}${PATH}`,
    iat: Math.floor(server.clock.now() / 1000),
    ath: sha256url(token),
    bh: sha256url(BODY),
    ...claims,
  })}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key: by, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

function pay(dpop: string | undefined, { body = BODY, as = token } = {}) {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    host: new URL(server.config.publicUrl).host,
    'content-type': 'application/json',
    ...authorization(as),
    ...(dpop && { dpop }),
  };
  return send(port, { method: 'POST', url: PATH, payload: body, headers });
}
const codeOf = async (answer: ReturnType<typeof pay>) => (await answer).json()['code'];

describe('a call with proof', () => {
  test('it is taken once with the key of its session, and its body arrives whole', async () => {
    const dpop = prove();
    expect((await pay(dpop)).json()).toEqual({ code: SUCCESS, data: { amount: 5 } });
    expect(await codeOf(pay(dpop))).toBe(CODES.proofRefused);
  });

  test('it is taken once when sent ten times at once', async () => {
    const dpop = prove();
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(pay(dpop))));
    expect(codes.filter((code) => code === SUCCESS)).toHaveLength(1);
  });

  test('it is refused from a browser that has the token and another key', async () => {
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = stranger.publicKey.export({ format: 'jwk' });
    expect(await codeOf(pay(prove({}, stranger.privateKey, { jwk })))).toBe(CODES.proofRefused);
  });

  test('it is refused when the body was changed', async () => {
    expect(await codeOf(pay(prove(), { body: '{"amount":500}' }))).toBe(CODES.proofRefused);
  });

  test.each([
    ['of another method', { htm: 'GET' }],
    ['of another path', { htu: 'http://localhost:8080/other' }],
    ['of another site', { htu: `https://elsewhere.example${PATH}` }],
    ['of another token', { ath: sha256url('x') }],
    ['made long ago', { iat: Math.floor(Date.now() / 1000) - 130 }],
    ['of a time to come', { iat: Math.floor(Date.now() / 1000) + 130 }],
    ['without a time', { iat: null }],
    ['without an id', { jti: '' }],
  ])('it is refused with a proof %s', async (_what, claims) => {
    expect(await codeOf(pay(prove(claims)))).toBe(CODES.proofRefused);
  });

  test.each([[undefined], ['x'], ['a.b.c'], ['...'], ['e30.e30.'], ['"'.repeat(5000)]])(
    'it is refused with %j for a proof',
    async (dpop) => {
      expect(await codeOf(pay(dpop))).toBe(CODES.proofRefused);
    },
  );

  test('it is refused with an algorithm that signs nothing', async () => {
    const unsigned = `${part({ typ: 'dpop+jwt', alg: 'none' })}.${prove().split('.')[1]}.`;
    expect(await codeOf(pay(unsigned))).toBe(CODES.proofRefused);
  });

  test('it is refused for a session that was bound to no key', async () => {
    const other = await server.browser().signUp('keyless@example.com');
    expect(await codeOf(pay(prove({ ath: sha256url(other.token) }), { as: other.token }))).toBe(CODES.proofRefused);
  });
});
