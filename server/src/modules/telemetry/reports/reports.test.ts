import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { addFrontendLog, addVisit } from '@mortar/protocol/telemetry';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  server.call({ method: 'POST', url, payload, headers, signed: true });

describe('open/frontend/log', () => {
  const { path } = addFrontendLog;
  const vital = {
    kind: 'vital',
    name: 'LCP',
    value: 1200,
    url: 'http://localhost:8080/home?token=secret#x',
    at: Date.now() - 1000,
    remote: 'gamehub',
    version: '1-a',
  };

  test('it keeps every kind of entry with its own fields', async () => {
    const common = { url: '/', at: Date.now() };
    const entries = [
      vital,
      { ...common, kind: 'error', message: 'boom', stack: 'a\nb' },
      { ...common, kind: 'load', outcome: 'lastGood', durationMs: 3 },
      { ...common, kind: 'offline' },
      { ...common, kind: 'online', offlineMs: 9 },
    ];
    const answer = await post(path, { entries });
    expect(answer.json()).toEqual({ code: SUCCESS, msg: 'Success', status: 200, data: { accepted: 5 } });
    const rows = await server.database.sql`select kind, remote, version, url, payload from account_frontend_log order by id`;
    expect(rows.map((row) => row['kind'])).toEqual(['vital', 'error', 'load', 'offline', 'online']);
    expect(rows[0]).toMatchObject({
      remote: 'gamehub',
      version: '1-a',
      url: 'http://localhost:8080/home',
      payload: { name: 'LCP', value: 1200 },
    });
    expect(rows[1]?.['payload']).toEqual({ message: 'boom', stack: 'a\nb' });
  });

  test('it takes texts that a database or a log line cannot hold as they are', async () => {
    const message = 'a\r\nb\u0000c\u001b[31m\ud800';
    const answer = await post(path, { entries: [{ kind: 'error', message, url: '/x\r\ny', at: 1e15 }] });
    expect(answer.json()['code']).toBe(SUCCESS);
    const [row] = await server.database.sql`select url, payload, at <= now() as past from account_frontend_log order by id desc limit 1`;
    expect(row).toEqual({ url: '/xy', payload: { message: 'a\nbc[31m\ufffd' }, past: true });
  });

  test('it drops fields that it does not know', async () => {
    await post(path, { entries: [{ ...vital, role: 'admin', message: 'of another kind' }] });
    const [row] = await server.database.sql`select payload from account_frontend_log order by id desc limit 1`;
    expect(row?.['payload']).toEqual({ name: 'LCP', value: 1200 });
  });

  test('it names the field that breaks a rule, in the caller’s language', async () => {
    const answer = await post(path, { entries: [vital, { kind: 'error', url: '/', at: 1 }] }, { lang: 'zh_HK' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      code: CODES.validation,
      status: 200,
      data: [{ field: 'entries.1.message', message: '必須填寫' }],
    });
  });

  test('it says that the kind is unknown', async () => {
    const answer = await post(path, { entries: [{ kind: 'gossip', url: '/', at: 1 }] });
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: 'entries.0.kind' }] });
  });

  test('it answers 400 to a value of another JSON type', async () => {
    const answer = await post(path, { entries: [{ ...vital, value: '1200' }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: CODES.malformed, status: 400, data: null });
  });

  test('it refuses a report over 64 kB', async () => {
    const answer = await post(path, { entries: [{ kind: 'error', url: '/', at: 1, message: 'x'.repeat(70_000) }] });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: CODES.tooLarge, status: 413 });
  });
});

async function counts(): Promise<unknown[]> {
  const rows = await server.database.sql`select path, count::int, external::int from account_visits order by path`;
  return rows.map((row) => ({ ...row }));
}

describe('website/visit/open/add', () => {
  const { path } = addVisit;
  test('it counts by route and day, not by visitor', async () => {
    await post(path, { path: '/collection/0xabc?ref=me', referrer: 'https://elsewhere.example/' });
    await post(path, { path: '/collection/0xdef', referrer: `${server.config.publicUrl}/market` });
    const answer = await post(path, { path: '/market' });
    expect(answer.json()['data']).toEqual({ counted: true });
    expect(await counts()).toEqual([
      { path: '/collection/:id', count: 2, external: 1 },
      { path: '/market', count: 1, external: 0 },
    ]);
  });

  test('it does not count a path that the site does not have', async () => {
    const before = await counts();
    const answer = await post(path, { path: '/no-such-page' });
    expect(answer.json()).toMatchObject({ code: SUCCESS, data: { counted: false } });
    expect(await counts()).toEqual(before);
  });
});
