import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

export interface RunOptions {
  /** Where it works. */
  cwd: string;
  /** Longest run, ms. */
  wallMs: number;
  signal: AbortSignal;
  /** Takes each line that it writes; they are gathered where unset. */
  onLine?: (line: string) => void;
}

/** A program that did not end well. */
export class ProgramFailed extends Error {
  /** The last that it said. */
  readonly said: string;
  readonly why: 'wall' | 'aborted' | 'exit';

  constructor(why: ProgramFailed['why'], said: string) {
    super(`the program ended (${why}): ${said.slice(-300)}`);
    this.why = why;
    this.said = said;
  }
}

const NICENESS = 10;
const MOST_CHARACTERS = 4_000_000;
const SAID_CHARACTERS = 4000;

/** Runs a program behind everything else of the machine, with nothing of our environment. @returns what it wrote. @throws ProgramFailed */
export function run(program: string, args: readonly string[], { cwd, wallMs, signal, onLine }: RunOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ProgramFailed('aborted', ''));
    let [said, written] = ['', ''];
    let why: ProgramFailed['why'] = 'exit';
    const child = spawn(program, args, { cwd, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (reason: ProgramFailed['why']) => {
      why = reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end('wall'), wallMs);
    const abort = () => end('aborted');
    signal.addEventListener('abort', abort, { once: true });
    child.once('spawn', () => {
      try {
        setPriority(child.pid!, NICENESS);
      } catch {
        // It has ended already.
      }
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (onLine) onLine(line);
      else if (written.length < MOST_CHARACTERS) written += `${line}\n`;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID_CHARACTERS);
    });
    const settle = (work: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      work();
    };
    child.once('error', (error) => settle(() => reject(new ProgramFailed('exit', String(error)))));
    child.once('close', (code) => settle(() => (code === 0 && why === 'exit' ? resolve(written) : reject(new ProgramFailed(why, said)))));
  });
}
