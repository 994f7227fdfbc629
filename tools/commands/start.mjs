import { resolve } from 'node:path';
import { ensureBuilt } from '../lib/build.mjs';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { tryLock } from '../lib/lock.mjs';
import { ROOT, at } from '../lib/paths.mjs';
import { portFree } from '../lib/ports.mjs';
import { createProgress } from '../lib/progress.mjs';
import { writable } from '../lib/room-on-disk.mjs';

function settings() {
  const { PORT: port = '8080', HOST: host = '127.0.0.1', DATA_DIR: dataDir = '.data' } = process.env;
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535) throw new Problem('PORT: must be a port number from 1 to 65535');
  return { port: Number(port), host, dataDir: resolve(ROOT, dataDir), url: process.env.PUBLIC_URL ?? `http://localhost:${port}` };
}

/** One site per data folder: a second start says where the first one is. */
async function claim(dataDir, url) {
  writable(dataDir, 'set DATA_DIR to a folder that can be written');
  const { release, holder } = await tryLock(resolve(dataDir, 'start'), url);
  if (holder)
    throw new Problem(
      `Mortar is already starting or running on ${holder.note} (process ${holder.pid}): stop that one first, or give this one another PORT and DATA_DIR.`,
    );
  process.once('exit', release);
}

/** Installs, builds what changed, and becomes the server; it prints one address when the site is ready. */
export async function main() {
  const { port, host, dataDir, url } = settings();
  const progress = createProgress();
  await claim(dataDir, url);
  await portFree(port, host);
  await ensureInstalled(progress);
  await ensureBuilt(progress);
  process.env.NODE_ENV = 'production';
  process.setSourceMapsEnabled(true);
  process.argv.push('--with-builds');
  await import(at('server/dist/main.js'));
}
