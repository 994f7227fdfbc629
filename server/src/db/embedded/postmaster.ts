import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../lib/start-error.ts';
import { describeFailure } from './failure.ts';
import type { ClusterHome } from './home.ts';
import { freePort } from './port.ts';
import { postmasterFile, runningPostmaster, type Postmaster } from './postmaster-file.ts';
import { processIdentity } from './process-identity.ts';

const POLL_MS = 10;
/** Recovery after a power cut may read a lot of log. */
const READY_MS = 300_000;
const STOP_MS = 20_000;
const MAX_LOG_BYTES = 5_000_000;
/** What passes by itself: the children of a killed PostgreSQL take a moment to notice; a port was taken in between. */
const PASSING = /pre-existing shared memory block|could not bind|Address already in use/;
const TRIES = 20;

interface Attempt {
  child: ChildProcess;
  said(): string;
}

function settings(port: number, isThrowaway: boolean): string[] {
  const lines = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
    'lc_messages=C',
  ];
  const unsafe = isThrowaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : [];
  return [...lines, ...unsafe].flatMap((line) => ['-c', line]);
}

/** Its own session: a Ctrl-C in our terminal must not reach a database that another process may be using. */
function launch(home: ClusterHome, port: number, isThrowaway: boolean): Attempt {
  const logFile = join(home.dir, 'postgres.log');
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const from = size > MAX_LOG_BYTES ? 0 : size;
  const log = openSync(logFile, from === 0 ? 'w' : 'a', 0o600);
  const child = spawn(home.binaries.postgres, ['-D', home.data, ...settings(port, isThrowaway)], {
    ...home.account,
    cwd: home.dir,
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return { child, said: () => readFileSync(logFile).subarray(from).toString('utf8') };
}

async function untilReady(data: string, hasEnded: () => boolean): Promise<Postmaster | undefined> {
  const giveUpAt = Date.now() + READY_MS;
  while (!hasEnded()) {
    const postmaster = runningPostmaster(data);
    if (postmaster?.isReady) return postmaster;
    if (Date.now() > giveUpAt)
      throw new StartError(`PostgreSQL under ${data} is still not ready after ${READY_MS / 60_000} minutes; see postgres.log beside it`);
    await sleep(POLL_MS);
  }
  return undefined;
}

async function startOnce(home: ClusterHome, isThrowaway: boolean): Promise<Postmaster | string> {
  const port = await freePort(join(home.control, 'port'));
  // A file that no living PostgreSQL stands behind; left there, the number in it may stop the start.
  rmSync(postmasterFile(home.data), { force: true });
  const { child, said } = launch(home, port, isThrowaway);
  let failure: unknown;
  child.once('error', (error) => (failure = error));
  const postmaster = await untilReady(home.data, () => failure !== undefined || child.exitCode !== null || child.signalCode !== null);
  if (failure) throw describeFailure(failure, home.dir);
  return postmaster ?? said();
}

/** Adopts the PostgreSQL that runs on this cluster, or starts one. Call it under the start lock. */
export async function startPostmaster(home: ClusterHome, isThrowaway: boolean): Promise<Postmaster> {
  const running = runningPostmaster(home.data);
  if (running) {
    const adopted = await untilReady(home.data, () => processIdentity(running.pid) === undefined);
    if (adopted) return adopted;
  }
  let said = '';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const outcome = await startOnce(home, isThrowaway);
    if (typeof outcome !== 'string') return outcome;
    said = outcome;
    if (!PASSING.test(said)) break;
    await sleep(250);
  }
  throw describeFailure(said, home.dir);
}

/** Stops it as a person would: open statements are rolled back, files are written. Call it under the start lock. */
export async function stopPostmaster(data: string): Promise<void> {
  const postmaster = runningPostmaster(data);
  if (!postmaster) return;
  const giveUpAt = Date.now() + STOP_MS;
  process.kill(postmaster.pid, 'SIGINT');
  while (processIdentity(postmaster.pid) !== undefined) {
    if (Date.now() > giveUpAt) throw new StartError(`PostgreSQL (process ${postmaster.pid}) under ${data} does not stop; end it by hand`);
    await sleep(POLL_MS);
  }
}
