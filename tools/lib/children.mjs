import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './paths.mjs';
import { isProcessLineAlive, processLine } from './process-identity.mjs';

const NOTES = join(CACHE, 'running');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A server finishes what is under way when its starter is gone. */
const SERVER_ENDS_MS = 15_000;
const children = new Set();
let stoppedBy = 0;
let isKept = false;

/** From now on a signal ends our children and nothing else: what must end well besides them ends this process. */
export function keepRunning() {
  isKept = true;
}

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
  if (stoppedBy && !isKept) process.exit(128 + number);
  stoppedBy = number;
}

const leave = () => endChildren('SIGKILL');

/**
 * Leaves a note of a child in case that we are killed: the whole of it, or none. Best effort, a read-only checkout has no
 * place for it.
 */
export function noteChild(pid, kind = 'program') {
  const draft = `${NOTES}-${pid}`;
  try {
    mkdirSync(NOTES, { recursive: true });
    writeFileSync(draft, [processLine(pid), processLine(process.pid), kind].join('\n'));
    renameSync(draft, join(NOTES, String(pid)));
  } catch {
    // Then a killed command leaves its child to itself.
  }
}

export function forgetChild(pid) {
  rmSync(join(NOTES, String(pid)), { force: true });
}

/** From now on the child ends with us. */
export function enlist(pid) {
  if (children.size === 0) {
    process.on('exit', leave);
    for (const signal of SIGNALS) process.on(signal, stop);
  }
  children.add(pid);
  noteChild(pid);
}

/** The child has ended. @returns false when we are stopping, so nothing may follow it */
export function discharge(pid) {
  children.delete(pid);
  forgetChild(pid);
  if (children.size > 0 || (stoppedBy && isKept)) return stoppedBy === 0;
  if (stoppedBy) process.exit(128 + stoppedBy);
  process.off('exit', leave);
  for (const signal of SIGNALS) process.off(signal, stop);
  return true;
}

/** What stands in a note; nothing once its child has ended, as it may while others are read. */
function readNote(name) {
  try {
    return [[name, readFileSync(join(NOTES, name), 'utf8').split('\n')]];
  } catch {
    return [];
  }
}

const notes = () => (existsSync(NOTES) ? readdirSync(NOTES).flatMap(readNote) : []);

/** Ends programs that were left by a command which was killed; a server gets the time that it takes to end by itself. */
export async function endOrphans() {
  for (const [name, [child = '', parent = '', kind]] of notes()) {
    if (isProcessLineAlive(parent)) continue;
    const giveUpAt = Date.now() + (kind === 'server' ? SERVER_ENDS_MS : 0);
    while (isProcessLineAlive(child) && Date.now() < giveUpAt) await sleep(50);
    if (isProcessLineAlive(child)) endGroup(Number.parseInt(child, 10), 'SIGKILL');
    forgetChild(name);
  }
}
