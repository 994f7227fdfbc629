import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts processor time. */
const TICKS = 100;

interface Process {
  parent: number;
  ticks: number;
}

/** A process as Linux shows it, its ended children counted in; undefined of one that has ended. */
function read(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold anything: state, parent, …
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, ticks: fields[11]! + fields[12]! + fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}

/** The process that started another one. */
export const parentOf = (pid: number): number => read(pid)!.parent;

/** Seconds of processor time that processes have used, with those that they started. */
export function processorSeconds(pids: readonly number[]): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = new Map(all.map((name) => [Number(name), read(Number(name))]));
  const isTheirs = (pid: number): boolean => pids.includes(pid) || (processes.has(pid) && isTheirs(processes.get(pid)?.parent ?? -1));
  const theirs = [...processes].filter(([pid]) => isTheirs(pid));
  return theirs.reduce((sum, [, one]) => sum + (one?.ticks ?? 0), 0) / TICKS;
}
