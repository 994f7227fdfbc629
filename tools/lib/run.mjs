import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { discharge, enlist } from './children.mjs';
import { ROOT, at } from './paths.mjs';

const KEPT_CHARACTERS = 200_000;
/** What ends a program when we are killed and can end nothing any more. */
const WITH_US = ['--import', pathToFileURL(at('tools/lib/end-with-parent.mjs')).href];

/** Takes what a program writes: into a file, and its end into memory, because the disk may be full. */
function createLog(file, append) {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { flags: append ? 'a' : 'w' });
  stream.on('error', () => {});
  let kept = '';
  return {
    add(piece) {
      stream.write(piece);
      kept = (kept + String(piece)).slice(-KEPT_CHARACTERS);
    },
    end: () => new Promise((resolve) => stream.end(resolve)),
    /** Beginning and end of what was written. */
    excerpt(most = 40) {
      const lines = kept.trim().split('\n');
      if (lines.length <= most) return lines.join('\n');
      return [...lines.slice(0, most / 2), '…', ...lines.slice(-most / 2)].join('\n');
    },
  };
}

/**
 * Runs a program to its end; it ends with us, one of Node's however we go.
 * @param options.log file that takes everything it writes; else it writes where we write
 * @param options.append keeps what the log holds
 * @param options.heard takes each piece of its standard output too
 * @returns its exit code, 1 when a signal ended it, and `excerpt` for what it wrote into the log
 */
export function run(command, args, { cwd = ROOT, env = process.env, log: file, append = false, heard } = {}) {
  const log = file && createLog(file, append);
  return new Promise((resolve, reject) => {
    const child = spawn(command, command === process.execPath ? [...WITH_US, ...args] : args, {
      cwd,
      env,
      stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: true,
    });
    if (child.pid) enlist(child.pid);
    if (log) for (const stream of [child.stdout, child.stderr]) stream.on('data', log.add);
    if (heard) child.stdout.on('data', (piece) => heard(String(piece)));
    const end = async (settle) => {
      await log?.end();
      if (!child.pid || discharge(child.pid)) settle();
    };
    child.once('error', (error) => end(() => reject(error)));
    child.once('close', (code) => end(() => resolve({ code: code ?? 1, excerpt: log?.excerpt })));
  });
}
