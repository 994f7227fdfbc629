import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { forgetChild, noteChild } from './children.mjs';
import { ROOT, at } from './paths.mjs';

/**
 * Runs the built server until it ends or a signal asks it to. It holds our end of its standard input:
 * when we are gone, however we went, it stops by itself.
 * @param chain address of the embedded chain; undefined without one
 * @returns its exit code
 */
export async function serve(chain) {
  const args = ['--enable-source-maps', at('server/dist/main.js'), '--with-builds', '--with-demo', '--attached'];
  if (chain) args.push(`--chain=${chain}`);
  // A group of its own: a Ctrl-C reaches it once, through us.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  noteChild(child.pid, 'server');
  const [code] = await once(child, 'exit');
  forgetChild(child.pid);
  return code ?? 1;
}
