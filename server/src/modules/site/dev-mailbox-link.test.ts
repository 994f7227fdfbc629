import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createShellFolder, type ShellFolder } from '../../../test/shell-folder.ts';
import { PEOPLE } from '../../../test/modules.ts';

jest.setTimeout(30_000);

let shell: ShellFolder;
beforeAll(() => {
  shell = createShellFolder();
});
afterAll(() => shell.remove());

async function withSite(config: Parameters<typeof createTestApp>[0], work: (server: TestApp) => Promise<void>): Promise<void> {
  const server = await createTestApp({ modules: [...PEOPLE, 'site'], shellDir: shell.path, ...config });
  await work(server).finally(() => server.close());
}

async function linkOn(server: TestApp, headers: Record<string, string> = {}): Promise<string | undefined> {
  const { body } = await server.call({ url: '/', headers });
  const boot = JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '') as BootData;
  return boot.links.devMailbox;
}

describe('boot data', () => {
  test('it says where the dev mailbox is to who sits at its machine, and to nobody else', async () => {
    await withSite({}, async (server) => {
      expect(await linkOn(server)).toBe('/dev/mailbox');
      expect(await linkOn(server, { 'x-forwarded-for': '203.0.113.9' })).toBeUndefined();
    });
  });

  test.each([
    ['a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }],
    ['a public address', { publicUrl: 'https://mortar.example' }],
  ])('it knows of none on a site with %s', async (_what, config) => {
    await withSite(config, async (server) => expect(await linkOn(server)).toBeUndefined());
  });
});
