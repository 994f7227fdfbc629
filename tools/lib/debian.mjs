import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** Whether we may install packages of Debian's: as root, with apt-get. */
export const mayInstallFromDebian = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs a package of Debian's, where we may. @param log file that takes what it says */
export async function installFromDebian(name, log) {
  if (!mayInstallFromDebian()) return;
  const options = { log, append: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
