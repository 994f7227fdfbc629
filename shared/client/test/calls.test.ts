import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { addVisit } from '@mortar/protocol/telemetry';
import { allSettled, fork } from 'effector';
import { envelope, startApi, succeed, type Reply } from './api-server.ts';
import { client, connect, recorded, requestOf, type HostState } from './client.ts';

const ping = requestOf('test.ping');
const list = requestOf('test.list');
const item = requestOf('test.item');
const upload = requestOf('test.upload');
const pay = requestOf('test.pay');
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = succeed();
});
afterAll(() => api.close());

const hang: Reply = () => undefined;
const drop: Reply = (_, response) => response.destroy();
/** jsdom keeps the timer of a broken request, so there is none where requests break: it would hold the process. */
const dropping = { timeoutMs: 0 };
const text =
  (status: number, body: string, headers = {}): Reply =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

/** How many requests two GETs become when `change` happens between them. */
async function together(change: (state: HostState) => void, inputs: [unknown, unknown]): Promise<number> {
  const { call, state } = await connect(api);
  state.token = 'token';
  const first = call(list, inputs[0]);
  change(state);
  await Promise.all([first, call(list, inputs[1])]);
  return api.received.length;
}

const keys = () => api.received.map(({ headers }) => headers['idempotency-key']);

describe('a call', () => {
  test('it gives the data of the envelope', async () => {
    const { scope } = await connect(api);
    const params = { path: '/home' };
    const done = await allSettled(client.createRequest(addVisit), { scope, params });
    expect(done).toEqual({ status: 'done', value: { accepted: 1 } });
    expect(api.received[0]).toMatchObject({ method: 'POST', path: '/api/accountservice/website/visit/open/add', body: '{"path":"/home"}' });
    expect(api.received[0]!.headers['content-type']).toBe('application/json');
  });

  test('it sends data of a GET as query, lists by repeating the name', async () => {
    const { call } = await connect(api);
    await call(list, { pageNum: 1, tag: ['a', 'b c'], cursor: undefined });
    expect(api.received[0]).toMatchObject({ method: 'GET', path: '/api/testservice/open/list', body: '' });
    expect([...api.received[0]!.query]).toEqual([
      ['pageNum', '1'],
      ['tag', 'a'],
      ['tag', 'b c'],
    ]);
  });

  test('it puts what a path names into it, and the rest into the query', async () => {
    const { call } = await connect(api);
    await call(item, { kind: 'a/b', id: 7, pageSize: 2 });
    expect(api.received[0]!.path).toBe('/api/testservice/open/a%2Fb/7');
    expect([...api.received[0]!.query]).toEqual([['pageSize', '2']]);
  });

  test('it sends uploads as a form', async () => {
    const { call } = await connect(api);
    await call(upload, { purpose: 'banner', file: new File(['bricks'], 'wall.txt', { type: 'text/plain' }) });
    expect(api.received[0]!.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(api.received[0]!.body).toMatch(/name="purpose"\r\n\r\nbanner\r\n/);
    expect(api.received[0]!.body).toMatch(/name="file"; filename="wall.txt"\r\nContent-Type: text\/plain\r\n\r\nbricks\r\n/);
  });

  test('it fails before the host configured the client', async () => {
    const { status, value } = await allSettled(ping, { scope: fork(), params: {} });
    expect({ status, value: String(value) }).toEqual({ status: 'fail', value: expect.stringContaining('before the host configured') });
    expect(api.received).toHaveLength(0);
  });
});

describe('a failure', () => {
  const business = {
    kind: 'problem',
    code: CODES.thirdPartyNeedsEmail,
    msg: 'message of 1511453',
    status: 200,
    data: { openid: 'x' },
    requestId: 'r-1',
  };
  const fields = [{ field: 'email', message: 'is no address' }];
  const date = new Date(Date.now() - (Date.now() % 1000));
  const later = new Date(date.getTime() + 30_000).toUTCString();

  test.each<[string, Reply, object]>([
    ['a problem', envelope(CODES.thirdPartyNeedsEmail, { openid: 'x' }, 200, { 'x-request-id': 'r-1' }), business],
    ['invalid fields', envelope(CODES.validation, [...fields, 'noise']), { kind: 'validation', fields, msg: 'message of 1512001' }],
    ['a fault', envelope(CODES.internal, null, 500), { kind: 'http', status: 500, code: CODES.internal, msg: 'message of 1512050' }],
    ['a fault of somebody else', text(502, '<html>'), { kind: 'http', status: 502 }],
    [
      'success in another status',
      envelope(CODES.success, {}, 203),
      { kind: 'http', status: 203, code: CODES.success, msg: 'message of 1511200' },
    ],
    [
      'a limit with its seconds',
      envelope(CODES.rateLimited, null, 429, { 'retry-after': '7' }),
      { kind: 'http', status: 429, code: CODES.rateLimited, msg: 'message of 1512029', retryAfterMs: 7000 },
    ],
    [
      'a limit with its date',
      text(503, '', { 'retry-after': later, date: date.toUTCString() }),
      { kind: 'http', status: 503, retryAfterMs: 30_000 },
    ],
    ['an answer that is no envelope', text(200, '<html>'), { kind: 'malformed', endpoint: 'test.ping' }],
    ['JSON that is no envelope', text(200, '{"code":1511200}'), { kind: 'malformed', endpoint: 'test.ping' }],
    ['a broken connection', drop, { kind: 'network' }],
  ])('it tells of %s', async (_what, reply, failure) => {
    api.reply = reply;
    const { call, scope } = await connect(api, dropping);
    const failures = recorded(client.requestFailed, scope);
    expect(await call(ping, {})).toEqual({ failure });
    expect(failures).toEqual([{ endpoint: 'test.ping', failure }]);
  });

  test('it tells of silence', async () => {
    api.reply = hang;
    const { call } = await connect(api, { timeoutMs: 50 });
    expect(await call(ping, {})).toEqual({ failure: { kind: 'timeout' } });
  });

  test('it tells a silent server from one that says no', async () => {
    const { call } = await connect(api, dropping);
    const silent = async (reply: Reply) => {
      api.reply = reply;
      const { failure } = await call(ping, {});
      return client.isServerSilent(failure!);
    };
    expect(await silent(drop)).toBe(true);
    expect(await silent(text(502, ''))).toBe(true);
    expect(await silent(envelope(CODES.internal, null, 500))).toBe(false);
    expect(await silent(envelope(CODES.validation, []))).toBe(false);
  });

  test('it is read by guards', async () => {
    api.reply = envelope(CODES.validation, fields);
    const { call } = await connect(api);
    const failure = (await call(ping, {})).failure!;
    expect(client.hasCode(failure, 'validation')).toBe(true);
    expect(client.fieldMessage(failure, 'email')).toBe('is no address');
    expect(client.messageOf(failure)).toBe('message of 1512001');
    expect(client.messageOf({ kind: 'network' })).toBeUndefined();
  });
});

describe('equal GETs in flight', () => {
  test('it is one request for all of them', async () => {
    expect(await together(() => undefined, [{ a: 1 }, { a: 1 }])).toBe(1);
  });

  test.each<[string, Parameters<typeof together>]>([
    ['data', [() => undefined, [{ a: 1 }, { a: 2 }]]],
    ['language', [(state) => (state.locale = 'zh-HK'), [{ a: 1 }, { a: 1 }]]],
    ['token', [(state) => (state.token = 'renewed'), [{ a: 1 }, { a: 1 }]]],
  ])('it is two requests when the %s differs', async (_what, [change, inputs]) => {
    expect(await together(change, inputs)).toBe(2);
  });

  test('it asks again once the answer is there', async () => {
    const { call } = await connect(api);
    await call(list, {});
    await call(list, {});
    expect(api.received).toHaveLength(2);
  });

  test('it never merges two POSTs', async () => {
    const { call } = await connect(api);
    await Promise.all([call(ping, {}), call(ping, {})]);
    expect(api.received).toHaveLength(2);
  });
});

describe('a signal', () => {
  test.each([
    ['GET', list],
    ['POST', ping],
  ] as const)('it ends a %s and its request', async (_method, request) => {
    api.reply = hang;
    const { call } = await connect(api);
    const controller = new AbortController();
    const done = call(request, client.withSignal({ a: 1 }, controller.signal));
    await api.arrived(1);
    controller.abort();
    expect(await done).toEqual({ failure: { kind: 'aborted' } });
    await api.received[0]!.left;
  });

  test('it ends one caller of a shared request, and the request only with the last one', async () => {
    api.reply = hang;
    const { call } = await connect(api);
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = [one, two].map(({ signal }) => call(list, client.withSignal({ a: 1 }, signal)));
    await api.arrived(1);
    let hasLeft = false;
    void api.received[0]!.left.then(() => (hasLeft = true));
    api.reply = succeed();
    one.abort();
    expect(await calls[0]).toEqual({ failure: { kind: 'aborted' } });
    await call(list, { another: 'call' }).then(() => expect(hasLeft).toBe(false));
    two.abort();
    expect(await calls[1]).toEqual({ failure: { kind: 'aborted' } });
    await api.received[0]!.left;
  });

  test('it shares no answer from before an act with who asks after it', async () => {
    api.reply = hang;
    const { call } = await connect(api);
    const early = new AbortController();
    const before = call(list, client.withSignal({ a: 1 }, early.signal));
    await api.arrived(1);
    api.reply = succeed({ fresh: true });
    await call(ping, {});
    expect(await call(list, { a: 1 })).toEqual({ data: { fresh: true } });
    early.abort();
    expect(await before).toEqual({ failure: { kind: 'aborted' } });
  });

  test('it sends nothing when it is aborted before', async () => {
    const { call } = await connect(api);
    expect(await call(list, client.withSignal({}, AbortSignal.abort()))).toEqual({ failure: { kind: 'aborted' } });
    expect(api.received).toHaveLength(0);
  });
});

describe('an idempotent call', () => {
  test.each<[string, Reply]>([
    ['a broken connection', drop],
    ['a fault', envelope(CODES.internal, null, 500)],
  ])('it keeps its key when it is made again after %s', async (_what, reply) => {
    const { call } = await connect(api, dropping);
    api.reply = reply;
    await call(pay, { amount: 5 });
    api.reply = succeed();
    await call(pay, { amount: 5 });
    await call(pay, { amount: 5 });
    const [lost, again, next] = keys();
    expect(lost).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  });

  test('it has another key for other content, and after a clear no', async () => {
    const { call } = await connect(api, dropping);
    api.reply = drop;
    await call(pay, { amount: 5 });
    api.reply = envelope(CODES.validation, []);
    await call(pay, { amount: 6 });
    await call(pay, { amount: 6 });
    expect(new Set(keys()).size).toBe(3);
  });

  test('it keeps its key when only its signature was refused', async () => {
    const { call } = await connect(api);
    api.reply = envelope(CODES.signRefused);
    await call(pay, {});
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('it is the only kind that carries a key', async () => {
    const { call } = await connect(api);
    await call(ping, {});
    expect(keys()).toEqual([undefined]);
  });
});
