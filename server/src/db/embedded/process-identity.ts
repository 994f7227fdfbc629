import { readFileSync } from 'node:fs';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Tells a process from another one that got its number later: its start time where the system tells it (Linux), else only that it lives.
 * @returns undefined when no such process lives; a process that has ended and was not yet collected does not live
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets; the fields after it may not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return process.platform === 'linux' ? undefined : 'alive';
  }
}

/** One line that names a living process for good: number and identity. */
export function processLine(pid: number): string {
  return `${pid} ${processIdentity(pid)}`;
}

/** Whether the process that wrote such a line still lives. */
export function isProcessLineAlive(line: string): boolean {
  const [pid, identity] = line.trim().split(' ');
  return Number(pid) > 0 && processIdentity(Number(pid)) === identity;
}
