import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HEADERS, SIGN_REUSE_MS, SUCCESS } from '@mortar/protocol';
import { addVisit } from '@mortar/protocol/telemetry';
import { createDataFolder, type DataFolder } from '../../test/data-folder.ts';
import { siteApi } from './site-api.ts';

let folder: DataFolder;
const signs: unknown[] = [];
const site = createServer((request, response) => {
  signs.push(request.headers[HEADERS.sign]);
  response.end(JSON.stringify({ code: SUCCESS, msg: '', data: {} }));
});

beforeEach(async () => {
  folder = createDataFolder();
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  site.close();
  folder.remove();
});

test('calls of one minute carry one sign, which the site decrypts once', async () => {
  const { port } = site.address() as AddressInfo;
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const api = await siteApi({ publicUrl: `http://127.0.0.1:${port}`, dataDir: folder.path, signSecrets: {} });
  for (const at of [0, 1, SIGN_REUSE_MS - 1, SIGN_REUSE_MS]) {
    now.mockReturnValue(at);
    await api.as('somebody').call(addVisit, { path: '/' });
  }
  expect(new Set(signs.slice(0, 3)).size).toBe(1);
  expect(signs[3]).not.toBe(signs[0]);
});
