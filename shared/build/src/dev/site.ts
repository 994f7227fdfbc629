import { join } from 'node:path';
import { buildRoom } from '../build.ts';
import { WORKSPACE_ROOT, remoteName } from '../workspace.ts';
import { endWith } from '../serve/end-with.ts';
import { allRemotes } from './remotes.ts';
import { createServerProcess, runCli } from './server-process.ts';
import { watchFolders } from './watch-folders.ts';

const at = (...parts: string[]) => join(WORKSPACE_ROOT, ...parts);
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * The site from its sources. A change of a remote is built and published, a change of the shell or the server
 * starts the server anew, and open pages load themselves again.
 */
export async function developSite(): Promise<void> {
  const remotes = allRemotes();
  const port = process.env['PORT'] ?? '8080';
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: port,
    DATA_DIR: process.env['DATA_DIR'] ?? at('.data', 'dev'),
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
      if (!(await runCli(env, 'publish', remoteName(folder), '--dir', dir, '--as', 'dev'))) throw new Error('it was not published');
    });
  async function startAgain(): Promise<void> {
    if (!(await server.start())) process.stderr.write('The server did not start; it is tried again after the next change.\n');
  }

  await buildShell();
  // Before the remotes: where there is no database, each of them would say so.
  if (!(await server.start())) return void (process.exitCode = 1);
  endWith(server.stop);

  // Nothing is built twice at once, and a change waits for one build at most.
  let building = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => (building = building.then(work));
  watchFolders([at('server/src')], startAgain);
  watchFolders([at('shell'), at('shared')], () =>
    inTurn(async () => {
      await buildShell();
      for (const folder of remotes) await buildRemote(folder);
      await startAgain();
    }),
  );
  for (const folder of remotes) watchFolders([folder], () => inTurn(() => buildRemote(folder)));
  for (const [index, folder] of remotes.entries()) {
    await inTurn(() => buildRemote(folder));
    // The landing is there, the others come one by one.
    if (index === 0) say(`\nhttp://localhost:${port}\n`);
  }
}
