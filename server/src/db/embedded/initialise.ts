import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../lib/start-error.ts';
import { hasCluster } from './outside.ts';
import { isProcessLineAlive, processLine } from './process-identity.ts';
import { describeFailure } from './failure.ts';
import type { ClusterHome } from './home.ts';

/** Name of the database account that owns everything in the embedded cluster. */
export const EMBEDDED_USER = 'mortar';

/** Stands beside the data while initdb works, so that a killed one is known and done again. */
const UNFINISHED = 'initdb-unfinished';
const POLL_MS = 10;

export interface InitialiseOptions {
  password: string;
  /** Skip writing through to the disk: for clusters that a test throws away. */
  isThrowaway: boolean;
}

function run(home: ClusterHome, marker: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(home.binaries.initdb, args, {
      ...home.account,
      cwd: home.dir,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (child.pid) writeFileSync(marker, processLine(child.pid));
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

/** Removes what a killed start left; its initdb may have outlived it. */
async function removeUnfinished(home: ClusterHome, marker: string): Promise<void> {
  const line = readFileSync(marker, 'utf8');
  if (isProcessLineAlive(line)) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  while (isProcessLineAlive(line)) await sleep(POLL_MS);
  rmSync(home.data, { recursive: true, force: true, maxRetries: 10 });
}

function prepareFolder(home: ClusterHome, marker: string): void {
  mkdirSync(home.data, { recursive: true, mode: 0o700 });
  // Only what is marked is ever removed, so the mark comes after this look.
  if (readdirSync(home.data).length > 0)
    throw new StartError(`${home.data} holds files that are no database; move them away and start again`);
  writeFileSync(marker, '');
  if (home.account) chownSync(home.data, home.account.uid, home.account.gid);
}

/** Makes the cluster when there is none. Call it under the start lock. */
export async function initialiseCluster(home: ClusterHome, { password, isThrowaway }: InitialiseOptions): Promise<void> {
  const marker = join(home.dir, UNFINISHED);
  if (hasCluster(home.data) && !existsSync(marker)) return;
  const passwordFile = join(home.dir, 'initdb-password');
  try {
    if (existsSync(marker)) await removeUnfinished(home, marker);
    prepareFolder(home, marker);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (home.account) chownSync(passwordFile, home.account.uid, home.account.gid);
    const args = [
      `--pgdata=${home.data}`,
      `--username=${EMBEDDED_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--lc-messages=C',
    ];
    await run(home, marker, isThrowaway ? [...args, '--no-sync'] : args);
    rmSync(marker);
  } catch (error) {
    throw describeFailure(error, home.dir);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
