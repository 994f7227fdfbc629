import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Stack } from '../stack.ts';

const PORT = 18_101;

/** Fastify routes with the same queries over the database of a stack, without everything around them. */
export async function startBare({ dataDir }: Stack, databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare.ts')], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://localhost:${PORT}`, stop: () => void child.kill('SIGTERM') };
}
