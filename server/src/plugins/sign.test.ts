import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CODES, SIGN_WINDOW_MS, SUCCESS } from '@mortar/protocol';
import { addVisit } from '@mortar/protocol/telemetry';
import fastify from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { send } from '../../test/http.ts';
import { errors } from './errors.ts';
import { rateLimits } from './rate-limits.ts';
import { signCheck } from './sign.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(() => server.clock.set(Date.now()));
afterAll(() => server.close());

let lastAddress = 1;
/** Every test comes from an address of its own, so that no budget is shared. */
function fromNewAddress(): string {
  return `127.0.1.${++lastAddress}`;
}

async function visit(sign: string, os = 'web', from = fromNewAddress()): Promise<number> {
  const answer = await server.call({
    method: 'POST',
    url: addVisit.path,
    payload: { path: '/market' },
    headers: { os, sign },
    from,
  });
  return answer.json<{ code: number }>().code;
}

/** Decryptions and answers out of the cache so far, as Prometheus is told. */
async function counts(): Promise<{ decrypted: number; cached: number }> {
  const { body } = await server.call({ url: '/metrics' });
  const of = (from: string) => Number(new RegExp(`mortar_sign_checks_total\\{from="${from}"\\} (\\d+)`).exec(body)?.[1]);
  return { decrypted: of('decrypted'), cached: of('cached') };
}

async function decryptionsFor(sign: string, os?: string): Promise<number> {
  const before = await counts();
  await visit(sign, os);
  return (await counts()).decrypted - before.decrypted;
}

describe('sign', () => {
  test.each(['web', 'android', 'ios', 'h5'] as const)('it takes a fresh value under the key of %s', async (os) => {
    expect(await visit(server.sign({ os }), os)).toBe(SUCCESS);
  });

  test('it decrypts a value once and takes it again from its cache', async () => {
    const sign = server.sign();
    const before = await counts();
    for (let call = 0; call < 3; call++) expect(await visit(sign)).toBe(SUCCESS);
    const after = await counts();
    expect(after.decrypted - before.decrypted).toBe(1);
    expect(after.cached - before.cached).toBe(2);
  });

  test('it refuses a value once it is older than the window, also out of the cache', async () => {
    const sign = server.sign();
    expect(await visit(sign)).toBe(SUCCESS);
    server.clock.set(Date.now() + SIGN_WINDOW_MS + 1000);
    expect(await visit(sign)).toBe(CODES.signRefused);
  });

  test.each([
    ['119 s old', -119_000, SUCCESS],
    ['119 s ahead', 119_000, SUCCESS],
    ['3 minutes old', -180_000, CODES.signRefused],
    ['3 minutes ahead', 180_000, CODES.signRefused],
  ])('it judges a value that is %s by server time', async (_what, offset, code) => {
    expect(await visit(server.sign({ at: server.clock.now() + offset }))).toBe(code);
  });

  const forged: [string, () => { sign: string; os?: string }][] = [
    ['is under the key of another system', () => ({ sign: server.sign({ os: 'android', keyOf: 'web' }), os: 'android' })],
    ['names another system than the header', () => ({ sign: server.sign({ os: 'web', keyOf: 'android' }), os: 'android' })],
    ['is under a key that we do not have', () => ({ sign: 'A'.repeat(342) + '==' })],
    ['has another text inside', () => ({ sign: server.sign({ text: 'hello' }) })],
    ['has a number that is no time', () => ({ sign: server.sign({ text: 'web|1e13|1.0.0' }) })],
    ['has no version', () => ({ sign: server.sign({ text: `web|${Date.now()}|` }) })],
    ['is too old', () => ({ sign: server.sign({ at: Date.now() - 600_000 }) })],
    ['comes from a system that does not exist', () => ({ sign: server.sign(), os: 'toaster' })],
    ['comes from a name that every object has', () => ({ sign: server.sign(), os: 'constructor' })],
  ];

  test.each(forged)('it refuses, for one decryption, a value that %s', async (_what, make) => {
    const { sign, os } = make();
    expect(await decryptionsFor(sign, os)).toBe(1);
    expect(await visit(sign, os)).toBe(CODES.signRefused);
  });

  test('it answers every refusal alike', async () => {
    const url = addVisit.path;
    const answers = forged.map(async ([, make]) => {
      const { sign, os = 'web' } = make();
      const { statusCode, body } = await server.call({
        method: 'POST',
        url,
        payload: { path: '/' },
        headers: { os, sign },
        from: fromNewAddress(),
      });
      return `${statusCode} ${body}`;
    });
    const distinct = new Set(await Promise.all(answers));
    expect(distinct.size).toBe(1);
    expect([...distinct][0]).toContain(String(CODES.signRefused));
  });

  test.each([
    ['is missing', ''],
    ['is too short', 'QUJD'],
    ['is too long', 'A'.repeat(4096)],
    ['is no base64', '*'.repeat(342) + '=='],
  ])('it refuses without any decryption a value that %s', async (_what, sign) => {
    expect(await decryptionsFor(sign)).toBe(0);
    expect(await visit(sign)).toBe(CODES.signRefused);
  });

  test('it decrypts no more for an address whose budget is used up, while others go on', async () => {
    const from = fromNewAddress();
    const before = await counts();
    const codes: number[] = [];
    for (let call = 0; call < 80; call++) codes.push(await visit(randomBytes(256).toString('base64'), 'web', from));
    const refused = codes.filter((code) => code === CODES.signRefused).length;
    expect(codes.at(-1)).toBe(CODES.rateLimited);
    expect((await counts()).decrypted - before.decrypted).toBe(refused);
    expect(await visit(server.sign())).toBe(SUCCESS);
  });
});

describe('the budget for decryptions', () => {
  test('it holds over all endpoints together, and says when to come again', async () => {
    let verified = 0;
    const verify = () => {
      verified++;
      return Promise.resolve('refused' as const);
    };
    const app = fastify();
    await app.register(errors, { messages: [] });
    await app.register(rateLimits);
    await app.register(signCheck, {
      verifier: { isCached: () => false, isWellFormed: () => true, verify, counts: { cached: 0, decrypted: 0 } },
    });
    for (const url of ['/one', '/two']) app.get(url, { onRequest: app.checkSign }, () => 'never');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    for (let call = 0; call < 300; call++) await send(port, { url: call % 2 ? '/one' : '/two' });
    const answer = await send(port, { url: '/one' });
    expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) } });
    expect(verified).toBe(300);
    await app.close();
  });
});
