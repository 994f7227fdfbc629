import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { forgetChild, noteChild } from './children.mjs';
import { ROOT, at } from './paths.mjs';

/**
 * Starts the built server, which runs until it ends or a signal asks it to. It holds our end of its standard input:
 * when we are gone, however we went, it stops by itself.
 * @param chain address of the embedded chain; undefined without one
 * @returns `ready`, once it has printed its address; `publishBuilds`, which makes it look for new builds; `ended` with its exit code
 */
export function serve(chain) {
  const args = ['--enable-source-maps', at('server/dist/main.js'), '--with-builds', '--with-demo', '--attached'];
  if (chain) args.push(`--chain=${chain}`);
  // A group of its own: a Ctrl-C reaches it once, through us.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  noteChild(child.pid, 'server');
  child.stdin.on('error', () => {}); // it has just ended
  child.stdout.pipe(process.stdout);
  return {
    ready: once(child.stdout, 'data'),
    publishBuilds: () => child.stdin.write('\n'),
    ended: once(child, 'close').then(([code]) => {
      forgetChild(child.pid);
      return code ?? 1;
    }),
  };
}
