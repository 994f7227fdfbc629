import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoom } from '../build.ts';
import { WORKSPACE_ROOT, remoteName } from '../workspace.ts';
import { createServerProcess, runCli } from './server-process.ts';
import { watchFolders } from './watch-folders.ts';

const at = (...parts: string[]) => join(WORKSPACE_ROOT, ...parts);
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * The site from its sources. A change of a remote is built and published, a change of the shell or the server
 * starts the server anew, and open pages load themselves again. With `only`, one remote alone stands in the shell.
 */
export async function developSite(only?: string): Promise<void> {
  const remotes = only ? [remoteFolder(only)] : allRemotes();
  const port = process.env['PORT'] ?? '8080';
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: port,
    DATA_DIR: process.env['DATA_DIR'] ?? at('.data', only ? `dev-${remoteName(only)}` : 'dev'),
  };
  const server = createServerProcess(env);

  async function tried(what: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    try {
      await work();
      say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      say(`${what} failed:\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const buildShell = () => tried('shell built', async () => void (await buildRoom(at('shell'))));
  const buildRemote = (folder: string) =>
    tried(`${remoteName(folder)} built and published`, async () => {
      const { dir } = await buildRoom(folder);
      await runCli(env, 'publish', remoteName(folder), '--dir', dir, '--as', 'dev');
    });

  await buildShell();
  for (const folder of remotes) await buildRemote(folder);
  await server.start();
  say(`\nhttp://localhost:${port}${only ? routesOf(remotes[0]!) : ''}\n`);

  for (const folder of remotes) watchFolders([folder], () => buildRemote(folder));
  watchFolders([at('shell'), at('shared')], async () => {
    await buildShell();
    for (const folder of remotes) await buildRemote(folder);
    await server.start();
  });
  watchFolders([at('server/src')], server.start);
  let stopping: Promise<void> | undefined;
  const end = () => (stopping ??= server.stop().then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

function allRemotes(): string[] {
  return readdirSync(WORKSPACE_ROOT)
    .filter((name) => name.startsWith('mfe-') && existsSync(at(name, 'remote.json')))
    .map((name) => at(name));
}

/** @throws Error that lists the remotes when there is none of this name */
function remoteFolder(name: string): string {
  const folder = at(`mfe-${remoteName(name)}`);
  if (existsSync(join(folder, 'remote.json'))) return folder;
  throw new Error(`There is no remote '${name}': there are ${allRemotes().map(remoteName).join(', ')}, and 'ui' for the components.`);
}

function routesOf(folder: string): string {
  const { routes } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as { routes: { path: string }[] };
  return routes[0]?.path ?? '/';
}
