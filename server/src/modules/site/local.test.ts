import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createAccountServer, type AccountServer } from '../../../test/account.ts';
import { createShellFolder, type ShellFolder } from '../../../test/shell-folder.ts';
import { PEOPLE } from '../../../test/modules.ts';

const registry = { seq: 1, choice: 'x', areas: [], remotes: {}, local: { demo: 'http://localhost:3005' } };

let server: AccountServer;
let shell: ShellFolder;
beforeAll(async () => {
  shell = createShellFolder();
  rmSync(join(shell.path, '1-dev'), { recursive: true });
  server = await createAccountServer({ modules: [...PEOPLE, 'site'], shellDir: shell.path }, { registry });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

test('it says so where a development server cannot take part, and how to go back', async () => {
  const { statusCode, headers, body } = await server.call({ url: '/' });
  expect([statusCode, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/no development flavour of its shell.*\?mf=off/);
});
