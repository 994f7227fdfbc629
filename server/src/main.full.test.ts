import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { addVisit } from '@mortar/protocol/telemetry';
import { createTestDatabase, TEST_DATA_DIR } from '../test/database.ts';
import { send } from '../test/http.ts';
import { startServerProcess } from '../test/server-process.ts';
import { createSigner } from '../test/signer.ts';
import { createTcpGate } from '../test/tcp-gate.ts';
import type { Database } from './db/database.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('it answers 503 while the database hangs, and stops within 10 s all the same', async () => {
  const url = new URL(database.url);
  const gate = await createTcpGate(Number(url.port));
  url.port = String(gate.port);
  const { port, child, ended } = await startServerProcess({ DATABASE_URL: url.href, LOG_LEVEL: 'silent' });
  const { sign } = await createSigner(TEST_DATA_DIR);
  gate.hold();
  const headers = { host: `localhost:${port}`, os: 'web', sign: sign() };
  const answer = await send(port, { method: 'POST', url: addVisit.path, payload: { path: '/market' }, headers });
  expect([answer.statusCode, answer.json()['code']]).toEqual([503, CODES.unavailable]);
  const began = performance.now();
  child.kill('SIGTERM');
  await ended;
  expect(performance.now() - began).toBeLessThan(12_000);
  await gate.close();
});
