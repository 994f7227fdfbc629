import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';

/** What a running PostgreSQL writes of itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    try {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      return '';
    }
  }
}

/** The PostgreSQL that runs on this data folder, or undefined; a number that another program got meanwhile does not count. */
export function runningPostmaster(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterFile(data), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!(pid > 0) || processIdentity(pid) === undefined || !commandLine(pid).includes(data)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

export function postmasterFile(data: string): string {
  return join(data, 'postmaster.pid');
}
