import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** Installs a package of Debian's, where we may: as root, with apt-get. @param log file that takes what it says */
export async function installFromDebian(name, log) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const options = { log, append: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
