import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { CACHE } from './paths.mjs';

const isThere = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs a Redis where there is none and we may; where we may not, the tests that need one say what to install. */
export async function ensureRedis() {
  if (!isThere()) await installFromDebian('redis-server', join(CACHE, 'logs/redis.log'));
}
