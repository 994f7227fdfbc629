import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT, cleanEnvironment, sourceProgram } from './programs.ts';

/** A development server of one remote. */
export interface DevServer {
  origin: string;
  stop(): Promise<void>;
}

interface DevServerOptions {
  /** Folder of the remote. */
  folder: string;
  /** Origin of the site that its pages are for. */
  site: string;
  port: number;
}

/** `npm run dev -- <folder> --site <site>`; waits until it says which address to open. */
export async function startDevServer({ folder, site, port }: DevServerOptions): Promise<DevServer> {
  const program = [...sourceProgram(join(ROOT, 'shared/build/src/dev/main.ts')), folder, '--site', site];
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: cleanEnvironment({ PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await saysAddress(child);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function saysAddress(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece) => {
        said += String(piece);
        if (said.includes('/?mf=')) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`the development server ended with ${code}:\n${said}`)));
  });
}
