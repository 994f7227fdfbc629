import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { ROOT } from '../lib/paths.mjs';

const running = new Set();
const folders = [];

/** A folder that every account may enter; `forgetAll` removes it. */
export function makeFolder(mode = 0o755) {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-start-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** A port and variables for a site without any data. @param variables more of them */
export async function emptySite(variables) {
  const port = await getPort();
  return { port, env: { PORT: String(port), DATA_DIR: makeFolder(), ...variables } };
}

/**
 * Starts the site as `npm start` does, or another command that stays.
 * @param env its variables besides PATH and HOME
 * @param options.within words of a program that runs it, such as a namespace of its own
 * @param options.root another checkout
 * @param options.command script and arguments, such as `['dev.mjs', 'gamehub']`
 * @param options.readyWhen what it says when it is ready
 */
export function startSite(env, { within = [], root = ROOT, command: [script, ...words] = ['start.mjs'], readyWhen = 'is ready at' } = {}) {
  const [command, ...args] = [...within, process.execPath, join(root, 'tools', script), ...words];
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, { cwd: root, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (piece) => (said.out += piece));
  child.stderr.on('data', (piece) => (said.error += piece));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code;
  });
  const ready = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout.on('data', () => said.out.includes(readyWhen) && resolve());
    void ended.then((code) => reject(new Error(`it ended with ${code} before it was ready:\n${said.out}${said.error}`)));
  });
  ready.catch(() => {}); // many tests wait for the end instead
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { child, said, ready, ended, stop };
}

/** Ends what tests left and removes their folders. */
export async function forgetAll() {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map((child) => once(child, 'close')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** What a start only tells: the demo market in the making, and where a database lies that does not run as root. */
const TOLD = /^(The demo market is |PostgreSQL does not run as root)/;

/** Lines of standard error that tell of something that went wrong. */
export const faultsIn = ({ error }) => error.split('\n').filter((line) => line !== '' && !TOLD.test(line));

/** What the registry of a running site holds. */
export const registryOf = async (port) => (await fetch(`http://localhost:${port}/r/registry.json`)).json();
