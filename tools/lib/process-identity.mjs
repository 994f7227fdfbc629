import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Tells a process from a later one with the same number: its start time. Undefined when there is none, or only its remains. */
function startOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
        .trim()
        .replace(/\s+/g, '_');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets; the fields after it may not.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** One line that names a living process for good: number and start time. */
export function processLine(pid) {
  return `${pid} ${startOf(pid)}`;
}

/** Whether the process that such a line names still lives. */
export function isProcessLineAlive(line) {
  const [pid, start] = line.trim().split(' ');
  return Number(pid) > 0 && start !== undefined && startOf(pid) === start;
}
