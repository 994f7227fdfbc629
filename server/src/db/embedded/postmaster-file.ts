import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';

/** What a running PostgreSQL writes of itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

export function postmasterFile(data: string): string {
  return join(data, 'postmaster.pid');
}

/** PostgreSQL works in its data folder, and the system follows that folder when it is moved; elsewhere its name must do. */
function worksOn(pid: number, data: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    } catch {
      return false;
    }
  }
  const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return command.includes('postgres');
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
  if (!(pid > 0) || processIdentity(pid) === undefined || !worksOn(pid, data)) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}
