import { spawn } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { TEST_DATA_DIR, WORKSPACE } from './database.ts';
import { programOf } from './program.ts';
import { PEOPLE } from './modules.ts';

const MAIN = programOf('main');

/** The whole server as a process of its own, ready to be called, with everything that it has said so far. */
export async function startServerProcess(env: Record<string, string>, args: readonly string[] = []) {
  const port = await getPort();
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: WORKSPACE,
    env: { PATH: process.env['PATH'], MODULES: PEOPLE.join(), DATA_DIR: TEST_DATA_DIR, PORT: String(port), ...env },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, port, said, ended };
}
