import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { createTestApp } from '../../../test/app.ts';
import { createShellFolder, type ShellFolder } from '../../../test/shell-folder.ts';
import { PEOPLE } from '../../../test/modules.ts';

jest.setTimeout(30_000);

let shell: ShellFolder;
beforeAll(() => {
  shell = createShellFolder();
});
afterAll(() => shell.remove());

const x = {
  clientId: 'id',
  clientSecret: 'hush',
  authorizeUrl: 'http://localhost:1/a',
  tokenUrl: 'http://localhost:1/t',
  userUrl: 'http://localhost:1/u',
};

describe('boot data', () => {
  test.each([
    ['names the third parties that there are credentials for', { thirdParties: { x } }, [7]],
    ['names none where there are none', {}, undefined],
  ])('it %s, and no credentials', async (_what, config, expected) => {
    const server = await createTestApp({ modules: [...PEOPLE, 'site'], shellDir: shell.path, ...config });
    const { body } = await server.call({ url: '/' });
    const boot = JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '') as BootData;
    expect(boot.links.thirdParties).toEqual(expected);
    expect(body).not.toContain('hush');
    await server.close();
  });
});
