import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { Stop, advised } from './fail.mjs';
import { holderOf, tryLock } from './lock.mjs';
import { step } from './progress.mjs';
import { ROOT, at } from './root.mjs';

const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';
const LOCK = join(dataDir, 'start.lock');

/** Runs the site until it is told to end. Resolves to the exit code. */
export async function start() {
  prepareDataFolder();
  const release = tryLock(LOCK, { port });
  if (!release) {
    console.log(`Mortar is started already, by process ${holderOf(LOCK)?.pid}: http://localhost:${holderOf(LOCK)?.port ?? port}`);
    return 0;
  }
  try {
    await checkPort();
    await build();
    return await run();
  } finally {
    release();
  }
}

function prepareDataFolder() {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw advised(error, dataDir);
  }
}

/** Says that a port is taken before any work is done for it; the server says it again should it be taken meanwhile. */
async function checkPort() {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return;
    throw new Stop(`Port ${port} is in use by another program. End it, or take another port: PORT=${port + 1} npm start`);
  } finally {
    probe.close();
  }
}

async function run() {
  // A group of its own: Ctrl-C reaches it once, through us. When we are gone, its standard input ends, and it stops too.
  const child = spawn(process.execPath, ['--enable-source-maps', at('server', 'dist', 'main.js'), '--with-builds', '--attached'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  const ended = once(child, 'exit');
  const ready = await step('Starting', () => Promise.race([once(child.stdout, 'data').then(String), ended.then(() => '')]), { quietMs: 1500 });
  const url = /https?:\/\/\S+/.exec(ready)?.[0];
  if (url) console.log(`\n  Mortar  ${url}\n`);
  const [code, signal] = await ended;
  return code ?? (signal === 'SIGTERM' ? 0 : 1);
}
