import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, SIGN_REUSE_MS, SIGN_WINDOW_MS } from '@mortar/protocol';
import { envelope, readSign, startApi, succeed } from './api-server.ts';
import { client, connect, recorded, requestOf } from './client.ts';

const HOUR = 3_600_000;
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1.2';

const ping = requestOf('test.ping');
const list = requestOf('test.list');
let api: Awaited<ReturnType<typeof startApi>>;
let userAgent: ReturnType<typeof jest.spyOn>;

beforeAll(async () => {
  api = await startApi();
  userAgent = jest.spyOn(navigator, 'userAgent', 'get') as never;
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = succeed();
  userAgent.mockReturnValue(DESK as never);
  localStorage.clear();
});
afterAll(() => api.close());

const isFresh = (sign: unknown) => Math.abs(readSign(sign).timestamp - Date.now()) < SIGN_WINDOW_MS;
const last = () => api.received.at(-1)!;

describe('a request', () => {
  test('it carries every header of the contract', async () => {
    const { call } = await connect(api, { clock: () => Date.UTC(2026, 10, 21) });
    await call(ping, {});
    const { headers } = last();
    expect(headers).toMatchObject({
      os: 'web',
      embedded: '0',
      lang: 'en',
      language: 'en',
      recaptcha: '',
      devicename: 'Edge',
      deviceversion: '140.0.1.2',
    });
    expect(headers['timezone']).toBe(String(-new Date(Date.UTC(2026, 10, 21)).getTimezoneOffset() / 60));
    expect(headers['deviceid']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('authorization');
    expect(readSign(headers['sign'])).toEqual({ os: 'web', timestamp: Date.UTC(2026, 10, 21), version: '1.2.3-abcdef01' });
  });

  test('it carries the session, the language with an underscore and the app that embeds it', async () => {
    const { call, state } = await connect(api, { embedded: () => true });
    Object.assign(state, { token: 'abc', locale: 'zh-HK' });
    await call(ping, {});
    expect(last().headers).toMatchObject({ authorization: 'Bearer abc', lang: 'zh_HK', language: 'zh_HK', embedded: '1' });
  });

  test('it signs as h5 on a phone', async () => {
    userAgent.mockReturnValue(PHONE as never);
    const { call } = await connect(api);
    await call(ping, {});
    expect(last().headers['os']).toBe('h5');
    expect(readSign(last().headers['sign']).os).toBe('h5');
  });

  test('it keeps the id of the device', async () => {
    const [first, second] = [await connect(api), await connect(api)];
    await first.call(ping, {});
    await second.call(ping, {});
    const [one, two] = api.received.map(({ headers }) => headers['deviceid']);
    expect(one).toBe(two);
    expect(localStorage.getItem('deviceid')).toBe(one);
  });

  test('it has an id where local storage is barred', async () => {
    const barred = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('barred', 'SecurityError');
    });
    const { call } = await connect(api);
    expect(await call(ping, {})).toHaveProperty('data');
    expect(last().headers['deviceid']).toMatch(/^[0-9a-f-]{36}$/);
    barred.mockRestore();
  });
});

describe('the signature', () => {
  test('it is used again for a minute, and no longer', async () => {
    let now = Date.now();
    const { call } = await connect(api, { clock: () => now });
    const signAt = async (at: number) => {
      now = at;
      await call(ping, {});
      return last().headers['sign'];
    };
    const start = now;
    const first = await signAt(start);
    expect(await signAt(start + SIGN_REUSE_MS - 1)).toBe(first);
    const second = await signAt(start + SIGN_REUSE_MS);
    expect(second).not.toBe(first);
    expect(await signAt(start - HOUR)).not.toBe(second);
  });

  test('it is by the server clock when the device is three hours off', async () => {
    const { call } = await connect(api, { clock: () => Date.now() - 3 * HOUR, clockOffset: 3 * HOUR });
    await call(ping, {});
    expect(Math.abs(readSign(last().headers['sign']).timestamp - Date.now())).toBeLessThan(5000);
  });

  test('it is made anew, once, by the clock of the answer that refused it', async () => {
    const { call, scope } = await connect(api, { clock: () => Date.now() - 3 * HOUR });
    const offsets = recorded(client.clockOffsetFound, scope);
    api.reply = (request, response) => (isFresh(request.headers['sign']) ? succeed() : envelope(CODES.signRefused))(request, response);
    expect(await Promise.all([call(ping, {}), call(list, {})])).toEqual([{ data: { accepted: 1 } }, { data: { accepted: 1 } }]);
    expect(api.received).toHaveLength(4);
    expect(Math.abs(offsets[0]! - 3 * HOUR)).toBeLessThan(5000);
    await call(ping, {});
    expect(api.received).toHaveLength(5);
  });

  test('it is not asked for a third time', async () => {
    api.reply = envelope(CODES.signRefused);
    const { call } = await connect(api);
    expect(await call(ping, {})).toMatchObject({ failure: { kind: 'problem', code: CODES.signRefused } });
    expect(api.received).toHaveLength(2);
  });
});
