import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createMailboxRepository } from '../mailbox-repository.ts';

jest.setTimeout(60_000);

let server: TestApp;
let mailbox: ReturnType<typeof createMailboxRepository>;
beforeAll(async () => {
  server = await createTestApp();
  const { database, clock, identity } = server;
  mailbox = createMailboxRepository({ db: database.db, keyring: identity.keyring, clock });
  await mailbox.add({
    letterId: 'first',
    to: 'maria@example.com',
    subject: 'Hello <b>Maria</b>',
    text: 'Open https://example.com/?a=1&b=2 now',
    html: '<script>alert(1)</script><p style="color:red">Hello</p>',
  });
  await mailbox.add({ letterId: 'second', to: 'wing@example.com', subject: '你好', text: 'x', html: '<p>y</p>' });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.call({ url, headers });

describe('/dev/mailbox', () => {
  test('it lists the newest mail first, and only one address when asked', async () => {
    const all = await get('/dev/mailbox');
    expect(all.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(all.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(all.body.indexOf('你好')).toBeLessThan(all.body.indexOf('Hello &#60;b&#62;Maria'));
    expect(all.body).not.toContain('<b>Maria</b>');
    const one = await get('/dev/mailbox?to=wing@example.com');
    expect(one.body).not.toContain('Maria');
  });

  test('it speaks the language of the site', async () => {
    expect((await get('/dev/mailbox', { 'accept-language': 'zh-HK' })).body).toContain('測試信箱');
    expect((await get('/dev/mailbox', { cookie: 'lang=zh-HK' })).body).toContain('測試信箱');
    expect((await get('/dev/mailbox', { cookie: 'lang=xx' })).body).toContain('Dev mailbox');
  });

  test('it shows a mail as text, with its links, and its HTML in a frame that can run nothing', async () => {
    const [{ id } = { id: 0 }] = await mailbox.list('maria@example.com');
    const page = await get(`/dev/mailbox/${id}`);
    expect(page.body).toContain('<a href="https://example.com/?a=1&#38;b=2">');
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.body).not.toContain('alert(1)');
    const framed = await get(`/dev/mailbox/${id}/html`);
    expect(framed.body).toContain('<script>alert(1)</script>');
    const policy = String(framed.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox (?!.*(allow-scripts|allow-same-origin))/);
    expect(policy).not.toContain('script-src');
  });

  test('it gives programs the same as JSON', async () => {
    const answer = await get('/dev/mailbox.json?to=wing@example.com');
    expect(answer.json()).toEqual([
      { id: expect.any(Number), to: 'wing@example.com', subject: '你好', text: 'x', html: '<p>y</p>', at: expect.any(String) },
    ]);
  });

  test.each(['/dev/mailbox/999999', '/dev/mailbox/x', '/dev/mailbox/1e3/html'])('it answers 404 to %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each([
    ['a foreign Host', { host: 'evil.example' }],
    ['a foreign Host that names us too', { host: 'localhost:8080.evil.example' }],
    ['a header of a tunnel', { 'cf-connecting-ip': '203.0.113.9' }],
  ])('it does not exist for a request with %s', async (_what, headers) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1', '/dev/mailbox/1/html']) {
      const answer = await get(url, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('Maria');
    }
  });

  test.each([
    ['a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }],
    ['a public address', { publicUrl: 'https://mortar.example' }],
    ['an open port', { host: '0.0.0.0' }],
    ['a proxy in front', { trustProxy: ['127.0.0.1'] }],
  ])('it does not exist on a site with %s', async (_what, config) => {
    const other = await createTestApp(config);
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) expect((await other.call({ url })).statusCode).toBe(404);
    await other.close();
  });

  test('it keeps one mail of a letter that came twice, and the newest 200', async () => {
    const letter = { to: 'many@example.com', subject: 's', text: 't', html: 'h' };
    await mailbox.add({ letterId: 'twice', ...letter });
    await mailbox.add({ letterId: 'twice', ...letter });
    expect(await mailbox.list('many@example.com')).toHaveLength(1);
    for (let count = 0; count < 205; count += 1) await mailbox.add({ letterId: `many ${count}`, ...letter });
    const [row] = await server.database.sql`select count(*)::int as count from mail_dev_mailbox`;
    expect(row?.['count']).toBe(200);
    expect(await mailbox.list('maria@example.com')).toEqual([]);
  });
});
