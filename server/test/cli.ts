import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { WORKSPACE } from './database.ts';
import { programOf } from './program.ts';

const CLI = programOf('cli-process');

export interface CliCall {
  child: ChildProcess;
  /** What it said, once it has ended; `code` is null when it was killed. */
  ended: Promise<{ code: number | null; out: string; error: string }>;
}

/** The operator's command line as a process of its own. @param root checkout that it works for */
export function startCli(root: string, env: Record<string, string>, ...args: string[]): CliCall {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: WORKSPACE,
    env: { PATH: process.env['PATH'], TEST_ROOT: root, ...env },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, ...said })) };
}
