import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './workspace.ts';

const tsx = createRequire(join(WORKSPACE_ROOT, 'package.json')).resolve('tsx/cli');

let folder: string;
let other: Server;
let port: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-commands-'));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  port = String((other.address() as AddressInfo).port);
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

/** A command of the package as it is called in the folder of a project. */
function call(command: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(WORKSPACE_ROOT, 'shared/build/src', command), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.replaceAll(port, '<port>') };
}

test.each([
  ['cli.ts', 'mortar-build'],
  ['serve/cli.ts', 'mortar-dev'],
])('%s says with --help how it is used', (command, name) => {
  const { status, stdout, stderr } = call(command, '--help');
  expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(new RegExp(`^${name} `)), '']);
});

test.each([
  ['cli.ts', [], /^\S+ has no webpack\.config and no vite\.config: a remote's is one call of remoteConfig of @mortar\/build\n$/],
  ['serve/cli.ts', ['--sight', 'x'], /^Unknown option '--sight'.*\n$/],
  ['serve/cli.ts', ['--site', 'nowhere'], /^--site: 'nowhere' is no address of a site, such as https:\/\/mortar\.example\n$/],
])('%s %j ends with one line that says what is off', (command, words, said) => {
  const { status, stderr } = call(command, ...words);
  expect(stderr).toMatch(said);
  expect(status).toBe(1);
});

test('a port that is taken is told in one line', () => {
  const { status, stderr } = call('serve/cli.ts', '--site', 'https://mortar.example', '--port', port);
  expect([status, stderr]).toEqual([1, 'Port <port> is in use by another program: choose another with --port.\n']);
});
