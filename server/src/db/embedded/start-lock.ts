import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../lib/start-error.ts';
import { isProcessLineAlive, processLine } from './process-identity.ts';

const PREFIX = 'lock-';
const FREE = 'free';
/** A holder creates its file and then writes it; a file that stays empty longer belongs to nobody. */
const EMPTY_MS = 2000;
const WAIT_MS = 120_000;
const POLL_MS = 15;

function generations(folder: string): number[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => Number(name.slice(PREFIX.length))).sort((a, b) => a - b);
}

function isHeld(file: string): boolean {
  try {
    const line = readFileSync(file, 'utf8');
    if (line === '') return Date.now() - statSync(file).mtimeMs < EMPTY_MS;
    return line !== FREE && isProcessLineAlive(line);
  } catch {
    return true; // removed by the winner of the next generation: look again
  }
}

/**
 * One attempt. Every holder makes a file with a number of its own, one higher than the last; only one contender can create it,
 * and lower ones are removed only after a higher one exists. So a dead holder's file is passed by, never deleted under a live one.
 */
function tryLock(folder: string): string | undefined {
  const last = generations(folder).at(-1) ?? 0;
  if (last > 0 && isHeld(join(folder, `${PREFIX}${last}`))) return undefined;
  const mine = join(folder, `${PREFIX}${last + 1}`);
  try {
    writeFileSync(mine, processLine(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  const present = generations(folder);
  if (present.at(-1) !== last + 1) {
    rmSync(mine, { force: true });
    return undefined;
  }
  for (const older of present.slice(0, -1)) rmSync(join(folder, `${PREFIX}${older}`), { force: true });
  return mine;
}

/**
 * Runs `work` while no other process runs one for the same folder. A holder that died is passed by.
 * @throws StartError when a living process keeps the lock for two minutes
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + WAIT_MS;
  let held = tryLock(folder);
  while (!held) {
    if (Date.now() > giveUpAt)
      throw new StartError(`${folder}: another process has been starting or stopping the database for two minutes; end it and start again`);
    await sleep(POLL_MS);
    held = tryLock(folder);
  }
  try {
    return await work();
  } finally {
    writeFileSync(held, FREE);
  }
}
