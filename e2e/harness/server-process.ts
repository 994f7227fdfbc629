import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { ROOT, cleanEnvironment, serverProgram } from './programs.ts';
import { until } from './until.ts';

/** A running server of the product. */
export interface ServerProcess {
  port: number;
  /** Lets its clock jump ahead. */
  moveClock(ms: number): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a power cut would: nothing is finished, nobody is told. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  env: Record<string, string>;
  /** Words of its command line. */
  words?: readonly string[];
  /** Takes everything that it writes. */
  logFile: string;
}

const MOVABLE_CLOCK = new URL('movable-clock.mjs', import.meta.url).href;
const START_MS = 60_000;
const STOP_MS = 15_000;

/** Starts the server and waits until it says that it is ready. */
export async function startServer(port: number, { env, words = [], logFile }: ServerOptions): Promise<ServerProcess> {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--import', MOVABLE_CLOCK, ...serverProgram('main'), ...words], {
    cwd: ROOT,
    env: cleanEnvironment({ ...env, PORT: String(port) }),
    stdio: ['ignore', log, log, 'ipc'],
  });
  const stop = () => end(child, 'SIGTERM');
  const kill = () => end(child, 'SIGKILL');
  try {
    await ready(child, port);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${readFileSync(logFile, 'utf8').slice(-8000)}`, { cause: error });
  }
  const moveClock = async (ms: number) => {
    const moved = once(child, 'message');
    child.send(ms);
    await moved;
  };
  return { port, moveClock, stop, kill };
}

function ready(child: ChildProcess, port: number): Promise<void> {
  return until('the server is ready', START_MS, async () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    return answer?.ok ?? false;
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}
