import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';

/** The built product in a folder of its own, as `npm start` runs it. */
export interface Stack {
  url: string;
  dataDir: string;
  /** Of the server that runs now. */
  readonly pid: number;
  /** Ends the server as an update does, and starts it again; resolves when it takes requests. */
  restart: () => Promise<void>;
  /** The same after a crash. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Publishes remotes, the landing page's unless others are named, into a fresh registry and starts the server on `port`.
 * @param words of the server's command line
 */
export async function startStack(
  port: number,
  settings: NodeJS.ProcessEnv = {},
  { remotes = ['gamehub'], words = [] }: { remotes?: string[]; words?: string[] } = {},
): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-bench-'));
  // So that the account of PostgreSQL can enter it, when this runs as root.
  chmodSync(dataDir, 0o755);
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), ...settings };
  const run = (file: string) => [join(WORKSPACE_ROOT, 'server/dist', file)];
  for (const remote of remotes)
    execFileSync(process.execPath, [...run('cli.js'), 'publish', remote], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  async function start() {
    const server = spawn(process.execPath, [...run('main.js'), ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(server.stdout, 'data');
    return server;
  }
  async function end(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal);
    if (child.exitCode === null) await once(child, 'exit');
  }
  let child = await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    get pid() {
      return child.pid!;
    },
    async restart() {
      await end();
      child = await start();
    },
    async crash() {
      await end('SIGKILL');
      child = await start();
    },
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A command of the operator's beside a running site; resolves when it is done. @throws Error when it was refused */
export async function operate({ dataDir }: Pick<Stack, 'dataDir'>, words: string[], settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, [join(WORKSPACE_ROOT, 'server/dist/cli.js'), ...words], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`mortar ${words.join(' ')} ended with ${code}`);
}

/** The version that `dist/current.json` of a room names, and its folder. */
export function currentBuild(room: string): { version: string; dir: string } {
  const dist = join(WORKSPACE_ROOT, room, 'dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')) as { version: string };
  return { version, dir: join(dist, version) };
}
