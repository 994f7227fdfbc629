import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import getPort from 'get-port';
import { until } from './platform.ts';

/** A Redis of a test, which keeps nothing on the disk. */
export interface TestRedis {
  url: string;
  /** It answers nothing any more, and ends nothing: as a machine that hangs. */
  hold(): void;
  letGo(): void;
  /** It forgets everything. */
  flush(): Promise<void>;
  /** It dies, and another one comes up at its place. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

async function startProgram(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await Promise.race([
    once(child, 'error').then(() => Promise.reject(new Error('This test needs redis-server: apt-get install redis-server'))),
    once(child.stdout!, 'data'),
  ]);
  child.stdout!.resume();
  return child;
}

/** Starts a Redis on a free port. @throws Error that says what to install */
export async function startRedis(): Promise<TestRedis> {
  const port = await getPort();
  const url = `redis://127.0.0.1:${port}`;
  let child = await startProgram(port);
  const client = createClient({ url, socket: { reconnectStrategy: 50 } }).on('error', () => {});
  await client.connect();
  const end = async () => {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url,
    hold: () => void child.kill('SIGSTOP'),
    letGo: () => void child.kill('SIGCONT'),
    flush: async () => void (await client.flushAll()),
    async restart() {
      await end();
      child = await startProgram(port);
      await until('Redis answers', () => client.isReady);
    },
    async close() {
      client.destroy();
      await end();
    },
  };
}
