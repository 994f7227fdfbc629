import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A program of this folder in a process of its own. */
export interface Program {
  pid: number;
  stop(): void;
}

/** Starts one; it has said something when it is ready. */
export async function startProgram(file: string, env: NodeJS.ProcessEnv): Promise<Program> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { pid: child.pid!, stop: () => void child.kill('SIGTERM') };
}
