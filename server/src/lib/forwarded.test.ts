import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.ts';

jest.setTimeout(30_000);

/** What is for who asks this server itself. */
const DOORS = ['/metrics', '/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1', '/dev/mailbox/1/html'];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test.each([
  'Forwarded',
  'Forwarded-For',
  'X-Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'Via',
  'CF-Connecting-IP',
  'CF-Ray',
  'Fly-Client-IP',
  'Fastly-Client-IP',
  'True-Client-IP',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-ProxyUser-IP',
  'X-Original-URL',
  'X-Rewrite-URL',
])('it tells nothing through a proxy, which adds %s', async (name) => {
  const statuses = await Promise.all(
    DOORS.map(async (url) => (await server.call({ url, headers: { [name]: 'localhost:8080' } })).statusCode),
  );
  expect(statuses).toEqual(DOORS.map(() => 404));
});

test('it tells who asks itself', async () => {
  for (const url of ['/metrics', '/dev/mailbox', '/dev/mailbox.json']) expect((await server.call({ url })).statusCode).toBe(200);
});
