import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { allSettled } from 'effector';
import { envelope, startApi, succeed } from './api-server.ts';
import { client, connect, recorded, requestOf } from './client.ts';

const ping = requestOf('test.ping');
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
});
afterAll(() => api.close());

describe('what the server bans', () => {
  test.each([
    ['HTTP 401', CODES.internal, 401],
    ['1511504', CODES.tokenInvalid, 200],
  ])('it tells of a dead token once for a storm of %s', async (_what, code, status) => {
    api.reply = envelope(code, null, status);
    const { call, scope } = await connect(api);
    const refused = recorded(client.tokenRefused, scope);
    await Promise.all([1, 2, 3, 4, 5].map(() => call(ping, {})));
    expect(refused).toEqual([{ kind: 'token', msg: `message of ${code}` }]);
    await allSettled(client.refusalSettled, { scope, params: 'token' });
    await call(ping, {});
    expect(refused).toHaveLength(2);
  });

  test('it does not hold an old token against the session of somebody else', async () => {
    let person = 'one';
    const { call, scope, state } = await connect(api, { person: () => person });
    const refused = recorded(client.tokenRefused, scope);
    state.token = 'old';
    api.reply = (request, response) => {
      [state.token, person] = ['new', 'two'];
      envelope(CODES.tokenInvalid, null, 401)(request, response);
    };
    expect(await call(ping, {})).toMatchObject({ failure: { kind: 'http', status: 401 } });
    expect(refused).toEqual([]);
  });

  test.each([
    ['account', CODES.accountBlacklisted],
    ['device', CODES.deviceBlacklisted],
    ['ip', CODES.ipBlacklisted],
  ])('it names the %s when that is blacklisted', async (type, code) => {
    api.reply = envelope(code);
    const { call, scope } = await connect(api);
    const banned = recorded(client.blacklisted, scope);
    await Promise.all([call(ping, {}), call(ping, {})]);
    expect(banned).toEqual([{ kind: 'blacklist', type, msg: `message of ${code}` }]);
  });

  test('it shows whoever tries to log in the way to appeal every time', async () => {
    const { call, scope } = await connect(api);
    const banned = recorded(client.blacklisted, scope);
    api.reply = envelope(CODES.ipBlacklisted);
    await call(ping, {});
    api.reply = envelope(CODES.accountBlacklisted, { appeal: 'pass' });
    await call(ping, {});
    await call(ping, {});
    expect(banned.map(({ appeal }) => appeal)).toEqual([undefined, 'pass', 'pass']);
  });

  test('it takes a ban that the page came with like one of a call, once', async () => {
    api.reply = envelope(CODES.deviceBlacklisted);
    const { call, scope } = await connect(api);
    const banned = recorded(client.blacklisted, scope);
    await allSettled(client.pageRefused, { scope, params: { code: CODES.accountBlacklisted, msg: 'Blocked.' } });
    await allSettled(client.pageRefused, { scope, params: { code: CODES.tokenInvalid, msg: 'Dead.' } });
    await call(ping, {});
    expect(banned).toEqual([{ kind: 'blacklist', type: 'account', msg: 'Blocked.' }]);
  });

  test.each([
    ['needed', CODES.captchaNeeded, false],
    ['failed', CODES.captchaFailed, true],
  ])('it demands a human check when one is %s', async (_what, code, failed) => {
    api.reply = envelope(code);
    const { call, scope } = await connect(api);
    const demanded = recorded(client.captchaDemanded, scope);
    await call(ping, {});
    expect(demanded).toEqual([{ kind: 'captcha', endpoint: 'test.ping', failed, msg: `message of ${code}` }]);
  });

  test('it tells of a restricted address, unless the answer forbids a redirect', async () => {
    const { call, scope } = await connect(api);
    const restricted = recorded(client.ipRestricted, scope);
    api.reply = envelope(CODES.ipRestricted, null, 200, { redirect: 'false' });
    await call(ping, {});
    expect(restricted).toEqual([]);
    api.reply = envelope(CODES.ipRestricted);
    await call(ping, {});
    expect(restricted).toEqual([{ kind: 'ip', msg: 'message of 1511461' }]);
  });

  test('it says nothing of a plain failure', async () => {
    api.reply = envelope(CODES.internal, null, 500);
    const { call, scope } = await connect(api);
    const told = [client.tokenRefused, client.blacklisted, client.captchaDemanded, client.ipRestricted].map((unit) =>
      recorded<unknown>(unit, scope),
    );
    await call(ping, {});
    expect(told.flat()).toEqual([]);
  });
});

describe('what an answer tells besides', () => {
  test('it tells what succeeded', async () => {
    api.reply = succeed();
    const { call, scope } = await connect(api);
    const done = recorded(client.requestDone, scope);
    await call(ping, {});
    expect(done).toEqual([{ endpoint: 'test.ping' }]);
  });
});
