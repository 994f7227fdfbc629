import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessLineAlive, processLine } from './process-identity.ts';

let made = 0;

/** Notes that this process uses the database. Call it under the start lock. */
export function addLease(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${++made}`);
  writeFileSync(file, processLine(process.pid));
  return file;
}

/** Gives one lease back and forgets those of dead processes. Call it under the start lock. */
export function dropLease(folder: string, file: string): { isLast: boolean } {
  rmSync(file, { force: true });
  const files = readdirSync(folder).map((name) => join(folder, name));
  const dead = files.filter((other) => !isProcessLineAlive(readFileSync(other, 'utf8')));
  for (const other of dead) rmSync(other, { force: true });
  return { isLast: dead.length === files.length };
}
