import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { refreshSession } from '@mortar/protocol/identity';
import type { HumanDemand } from '../src/index.ts';
import { envelope, startApi, succeed, type Reply } from './api-server.ts';
import { client, connect, recorded, requestOf, type AnyRequest } from './client.ts';

const ping = requestOf('test.ping');
const pay = requestOf('test.pay');
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
});
afterAll(() => api.close());

/** Answers by the bearer: alive or not. */
const onlyFor =
  (alive: string): Reply =>
  (request, response) =>
    (request.headers.authorization === `Bearer ${alive}` ? succeed({ paid: true }) : envelope(CODES.tokenInvalid, null, 401))(
      request,
      response,
    );

/** A client with the token `old`, whose renewal gives `next`. */
async function withSession(next: string | null | Error) {
  const renewToken = jest.fn(async () => {
    if (next instanceof Error) throw next;
    if (next !== null) page.state.token = next;
    return next !== null;
  });
  const page = await connect(api, { renewToken, person: () => 'uid' });
  page.state.token = 'old';
  return { ...page, renewToken };
}

describe('a dead token', () => {
  test('it is renewed, and the very same call is made once more', async () => {
    api.reply = onlyFor('new');
    const { call, scope, renewToken } = await withSession('new');
    const refused = recorded(client.tokenRefused, scope);
    expect(await call(pay, { amount: 5 })).toEqual({ data: { paid: true } });
    expect(renewToken).toHaveBeenCalledTimes(1);
    const [first, second] = api.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(refused).toEqual([]);
  });

  test('it is told once the session is over', async () => {
    api.reply = onlyFor('nobody');
    const { call, scope } = await withSession(null);
    const refused = recorded(client.tokenRefused, scope);
    expect(await call(ping, {})).toMatchObject({ failure: { kind: 'http', status: 401 } });
    expect(api.received).toHaveLength(1);
    expect(refused).toHaveLength(1);
  });

  test('it is renewed once: a second refusal is final', async () => {
    api.reply = onlyFor('nobody');
    const { call, scope, renewToken } = await withSession('new');
    const refused = recorded(client.tokenRefused, scope);
    expect(await call(ping, {})).toMatchObject({ failure: { kind: 'http', status: 401 } });
    expect([renewToken.mock.calls.length, api.received.length, refused.length]).toEqual([1, 2, 1]);
  });

  test('it signs nobody out whose renewal got no answer', async () => {
    api.reply = onlyFor('new');
    const { call, scope } = await withSession(new Error('no network'));
    const refused = recorded(client.tokenRefused, scope);
    expect(await call(ping, {})).toEqual({ failure: { kind: 'network' } });
    expect(refused).toEqual([]);
  });

  test('it is not renewed where another call did so meanwhile', async () => {
    const { call, state, renewToken } = await withSession('other');
    api.reply = (request, response) => {
      state.token = 'new';
      onlyFor('new')(request, response);
    };
    expect(await call(ping, {})).toEqual({ data: { paid: true } });
    expect(renewToken).not.toHaveBeenCalled();
  });

  test('it repeats nothing as somebody else', async () => {
    let person = 'one';
    const page = await connect(api, { person: () => person });
    page.state.token = 'old';
    api.reply = (request, response) => {
      page.state.token = 'new';
      person = 'two';
      onlyFor('new')(request, response);
    };
    expect(await page.call(pay, { amount: 5 })).toMatchObject({ failure: { kind: 'http', status: 401 } });
    expect(api.received).toHaveLength(1);
  });

  test('it is not renewed for a visitor, nor for the call that renews', async () => {
    api.reply = onlyFor('new');
    const { call, state, renewToken } = await withSession('new');
    await call(client.createRequest(refreshSession) as unknown as AnyRequest, {});
    state.token = null;
    await call(ping, {});
    expect(renewToken).not.toHaveBeenCalled();
    expect(api.received).toHaveLength(2);
  });

  test('it leaves the idempotency key of a retry alone', async () => {
    api.reply = envelope(CODES.internal, null, 500);
    const { call, state } = await withSession('new');
    await call(pay, { amount: 7 });
    state.token = 'renewed by the clock';
    await call(pay, { amount: 7 });
    const [first, second] = api.received;
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });
});

describe('a human check', () => {
  /** Answers by the proof that came. */
  const wanting =
    (proof: string): Reply =>
    (request, response) => {
      const sent = request.headers['recaptcha'];
      const reply = sent === proof ? succeed({ paid: true }) : envelope(sent ? CODES.captchaFailed : CODES.captchaNeeded);
      reply(request, response);
    };

  test('it replays the very request that was refused, with the proof, once', async () => {
    api.reply = wanting('proof');
    const proveHuman = jest.fn(async () => 'proof');
    const { call, scope } = await connect(api, { proveHuman });
    const demanded = recorded(client.captchaDemanded, scope);
    expect(await call(pay, { amount: 5 })).toEqual({ data: { paid: true } });
    await call(ping, {});
    expect(api.received.map(({ path, headers }) => [path, headers['recaptcha']])).toEqual([
      ['/api/testservice/user/pay', ''],
      ['/api/testservice/user/pay', 'proof'],
      ['/api/testservice/open/ping', ''],
      ['/api/testservice/open/ping', 'proof'],
    ]);
    const [first, second] = api.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(demanded).toEqual([]);
  });

  test('it asks again with the server’s words when a proof did not pass', async () => {
    api.reply = wanting('better');
    const proofs = ['worse', 'better'];
    const asked: HumanDemand[] = [];
    const { call } = await connect(api, {
      proveHuman: async (demand) => {
        asked.push(demand);
        return proofs.shift() ?? null;
      },
    });
    expect(await call(ping, {})).toEqual({ data: { paid: true } });
    expect(asked).toEqual([
      { endpoint: 'test.ping', failed: false, msg: 'message of 1511721' },
      { endpoint: 'test.ping', failed: true, msg: 'message of 1511722' },
    ]);
  });

  test('it fails with the refusal when the person gives up', async () => {
    api.reply = wanting('proof');
    const { call } = await connect(api, { proveHuman: async () => null });
    expect(await call(ping, {})).toMatchObject({ failure: { kind: 'problem', code: CODES.captchaNeeded } });
    expect(api.received).toHaveLength(1);
  });
});
