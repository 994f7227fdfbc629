import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { discharge, enlist } from './children.mjs';
import { ROOT } from './paths.mjs';

/**
 * Runs a program to its end; it ends with us.
 * @param options.log file that takes everything it writes; else it writes where we write
 * @param options.append keeps what the log holds
 * @param options.heard takes each piece of its standard output too
 * @returns its exit code, 1 when a signal ended it
 */
export function run(command, args, { cwd = ROOT, env = process.env, log, append = false, heard } = {}) {
  if (log) mkdirSync(dirname(log), { recursive: true });
  const out = log && openSync(log, append ? 'a' : 'w');
  return new Promise((resolve, reject) => {
    const stdio = log ? ['ignore', heard ? 'pipe' : out, out] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio, detached: true });
    if (child.pid) enlist(child.pid);
    child.stdout?.on('data', (piece) => {
      writeFileSync(out, piece);
      heard(String(piece));
    });
    const end = (settle) => {
      if (log) closeSync(out);
      if (!child.pid || discharge(child.pid)) settle();
    };
    child.once('error', (error) => end(() => reject(error)));
    child.once('close', (code) => end(() => resolve(code ?? 1)));
  });
}

/** The last lines of a log. */
export function lastLines(log, count = 20) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
