import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { endOrphans } from './children.mjs';
import { at, CACHE } from './paths.mjs';
import { run } from './run.mjs';

const node = (code) => [process.execPath, ['-e', code]];
const NOTES = join(CACHE, 'running');
const log = () => join(mkdtempSync(join(tmpdir(), 'mortar-run-')), 'run.log');

const PROGRAM = [process.execPath, '-e', 'console.log(process.pid); setInterval(() => {}, 1000)'];
/** One that knows nothing of us. */
const STRANGER = ['sh', '-c', 'echo $$; exec sleep 30'];

/** A command of ours that runs a program which would go on for ever; resolves when that one runs and the command has noted it. */
async function commandWithProgram([program, ...args] = PROGRAM) {
  const words = `${JSON.stringify(program)}, ${JSON.stringify(args)}`;
  const code = `import { run } from '${pathToFileURL(at('tools/lib/run.mjs')).href}'; await run(${words}, {});`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(command.stdout, 'data');
  while (!existsSync(join(NOTES, String(Number(pid))))) await wait(10);
  return { command, pid: Number(pid), ended: once(command, 'exit') };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function untilEnded(pid) {
  while (isAlive(pid)) await wait(10);
}

test('it gives the exit code, and all output to the log', async () => {
  const file = log();
  const { code, excerpt } = await run(...node('console.log(1); console.error(2); process.exitCode = 3'), { log: file });
  expect([code, excerpt().split('\n').sort(), readFileSync(file, 'utf8').trim().split('\n').sort()]).toEqual([3, ['1', '2'], ['1', '2']]);
});

(existsSync('/dev/full') ? test : test.skip)('it knows what a program said though the disk of the log is full', async () => {
  const { code, excerpt } = await run(...node('console.log(1); process.exitCode = 3'), { log: '/dev/full' });
  expect([code, excerpt()]).toEqual([3, '1']);
});

test('it fails when the program does not exist', async () => {
  await expect(run('/no/such/program', [], { log: log() })).rejects.toThrow('ENOENT');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('it ends the program with the command on %s', async (signal) => {
  const { command, pid, ended } = await commandWithProgram();
  command.kill(signal);
  expect(await ended).toEqual([{ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal], null]);
  expect(isAlive(pid)).toBe(false);
});

test('a program of ours ends by itself when the command was killed', async () => {
  const { command, pid, ended } = await commandWithProgram();
  command.kill('SIGKILL');
  await ended;
  await untilEnded(pid);
});

test('what another program left of a killed command ends when the next one begins', async () => {
  const { command, pid, ended } = await commandWithProgram(STRANGER);
  command.kill('SIGKILL');
  await ended;
  expect(isAlive(pid)).toBe(true);
  await endOrphans();
  await untilEnded(pid);
});

test('a note that goes while the notes are read hides none of the others', async () => {
  const { command, pid, ended } = await commandWithProgram(STRANGER);
  command.kill('SIGKILL');
  await ended;
  // Stands for one that ends in between: its name is there, and nothing can be read of it.
  const gone = join(NOTES, '0');
  mkdirSync(gone, { recursive: true });
  await endOrphans();
  rmdirSync(gone);
  await untilEnded(pid);
});
