import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './paths.mjs';
import { isProcessLineAlive, processLine } from './process-identity.mjs';

const NOTES = join(CACHE, 'running');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const children = new Set();
let stoppedBy = 0;

/** A child leads a group of its own, so that all it started ends with it. */
function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

function endChildren(signal) {
  for (const pid of children) endGroup(pid, signal);
}

/** The first signal asks our children to end and waits for them, the second does not wait. */
function stop(_signal, number) {
  endChildren(stoppedBy ? 'SIGKILL' : 'SIGINT');
  if (stoppedBy) process.exit(128 + number);
  stoppedBy = number;
}

const leave = () => endChildren('SIGKILL');

/** From now on the child ends with us; a note of it stays in case that we are killed. */
export function enlist(pid) {
  if (children.size === 0) {
    process.on('exit', leave);
    for (const signal of SIGNALS) process.on(signal, stop);
  }
  children.add(pid);
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(join(NOTES, String(pid)), `${processLine(pid)}\n${processLine(process.pid)}`);
}

/** The child has ended. @returns false when we are stopping, so nothing may follow it */
export function discharge(pid) {
  children.delete(pid);
  rmSync(join(NOTES, String(pid)), { force: true });
  if (children.size > 0) return stoppedBy === 0;
  if (stoppedBy) process.exit(128 + stoppedBy);
  process.off('exit', leave);
  for (const signal of SIGNALS) process.off(signal, stop);
  return true;
}

/** Ends programs that were left by a command which was killed. */
export function endOrphans() {
  mkdirSync(NOTES, { recursive: true });
  for (const name of readdirSync(NOTES)) {
    const [child = '', parent = ''] = readFileSync(join(NOTES, name), 'utf8').split('\n');
    if (isProcessLineAlive(parent)) continue;
    if (isProcessLineAlive(child)) endGroup(Number.parseInt(child, 10), 'SIGKILL');
    rmSync(join(NOTES, name), { force: true });
  }
}
