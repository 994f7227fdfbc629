import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessLineAlive, processLine } from './process-identity.mjs';

const FREE = 'free';
/** A holder creates its file and then writes it; a file that stays empty longer belongs to nobody. */
const EMPTY_MS = 2000;
const POLL_MS = 100;
/** Somebody is taking the lock at this moment. */
const IN_TRANSIT = { pid: 0, note: '' };

/** Holders so far, oldest first: each made a file with a number one higher than the last. */
function generations(folder) {
  const names = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  return names.map(Number).sort((a, b) => a - b);
}

/** What the holder of a file says of itself; undefined when it holds the lock no more. */
function holderOf(file) {
  try {
    const text = readFileSync(file, 'utf8');
    if (text === '') return Date.now() - statSync(file).mtimeMs < EMPTY_MS ? IN_TRANSIT : undefined;
    const [line, ...note] = text.split('\n');
    return line !== FREE && isProcessLineAlive(line) ? { pid: Number.parseInt(line, 10), note: note.join('\n') } : undefined;
  } catch {
    return IN_TRANSIT; // removed by the winner of the next generation: look again
  }
}

/** Over what stands there, without a new block: a full disk must not keep a lock closed. */
function setFree(file) {
  const handle = openSync(file, 'r+');
  writeSync(handle, `${FREE}\n`);
  closeSync(handle);
}

/**
 * Only one contender can create the next number, and lower ones go only after a higher one exists:
 * a dead holder is passed by, never removed under a live one.
 */
function attempt(folder, note) {
  const last = generations(folder).at(-1) ?? 0;
  const holder = last > 0 ? holderOf(join(folder, String(last))) : undefined;
  if (holder) return { holder };
  const mine = join(folder, String(last + 1));
  try {
    writeFileSync(mine, `${processLine(process.pid)}\n${note}`, { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return { holder: IN_TRANSIT };
    throw error;
  }
  const present = generations(folder);
  if (present.at(-1) !== last + 1) {
    rmSync(mine, { force: true });
    return { holder: IN_TRANSIT };
  }
  for (const older of present.slice(0, -1)) rmSync(join(folder, String(older)), { force: true });
  return { release: () => setFree(mine) };
}

/**
 * Tries to get the lock that a folder stands for; it ends with the process at the latest.
 * @param note what others are told who come too late
 * @returns `release` when it was got, else `holder`: number of its process and its note
 */
export async function tryLock(folder, note = '') {
  mkdirSync(folder, { recursive: true });
  let tried = attempt(folder, note);
  while (tried.holder === IN_TRANSIT) {
    await sleep(POLL_MS);
    tried = attempt(folder, note);
  }
  return tried;
}

/** Runs `work` while no other process runs one for the same folder; `waiting` hears once whom it waits for. */
export async function withLock(folder, work, waiting = () => {}) {
  let tried = await tryLock(folder);
  if (tried.holder) waiting(tried.holder);
  while (tried.holder) {
    await sleep(POLL_MS);
    tried = await tryLock(folder);
  }
  try {
    return await work();
  } finally {
    tried.release();
  }
}
