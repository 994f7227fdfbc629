import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../workspace.ts';

/** The server from its sources, started anew whenever it is told to. */
export function createServerProcess(env: NodeJS.ProcessEnv) {
  let child: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** @returns whether it runs; it has said itself why not */
  async function start(): Promise<boolean> {
    await stop();
    // In a group of its own, so that Ctrl-C reaches it once, from us: a second signal would cut its stop short.
    child = spawn(process.execPath, ['--import', 'tsx', join(WORKSPACE_ROOT, 'server/src/main.ts'), '--attached'], {
      cwd: WORKSPACE_ROOT,
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
    return child.exitCode === null;
  }

  return { start, stop };
}

/** Runs the operator's command line from its sources, on the same data as the server. */
export async function runCli(env: NodeJS.ProcessEnv, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(WORKSPACE_ROOT, 'server/src/cli.ts'), ...args], {
    cwd: WORKSPACE_ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
