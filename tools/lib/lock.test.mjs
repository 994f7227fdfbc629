import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tryLock, withLock } from './lock.mjs';
import { at } from './paths.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module that has `tryLock` and `withLock`, in a process of its own. */
function inProcess(code) {
  const imports = `import { tryLock, withLock } from '${pathToFileURL(at('tools/lib/lock.mjs')).href}';\n`;
  return spawn(process.execPath, ['--input-type=module', '-e', imports + code], { stdio: ['pipe', 'pipe', 'inherit'] });
}

test('it gives the lock once and names its holder to the next one', async () => {
  const first = await tryLock(folder, 'http://localhost:1');
  expect(await tryLock(folder)).toEqual({ holder: { pid: process.pid, note: 'http://localhost:1' } });
  first.release();
  expect((await tryLock(folder)).release).toBeInstanceOf(Function);
});

test('it passes by a holder that was killed', async () => {
  const holder = inProcess(`await tryLock('${folder}'); console.log('held'); process.stdin.resume();`);
  await once(holder.stdout, 'data');
  expect((await tryLock(folder)).holder.pid).toBe(holder.pid);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect((await tryLock(folder)).release).toBeInstanceOf(Function);
});

test('it passes by a file that a killed process could not write', async () => {
  writeFileSync(join(folder, '7'), '');
  expect((await tryLock(folder)).release).toBeInstanceOf(Function);
});

test('it lets one process work at a time', async () => {
  const log = join(folder, 'log');
  const locks = join(folder, 'locks');
  appendFileSync(log, '');
  const work = `import { appendFileSync } from 'node:fs';
    for (let i = 0; i < 5; i += 1) await withLock('${locks}', async () => {
      appendFileSync('${log}', 'in ');
      await new Promise((done) => setTimeout(done, 2));
      appendFileSync('${log}', 'out ');
    });`;
  const processes = [1, 2, 3].map(() => inProcess(work));
  await Promise.all(processes.map((each) => once(each, 'exit')));
  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(15));
});

test('it frees the lock when the work fails', async () => {
  const failing = withLock(folder, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect((await tryLock(folder)).release).toBeInstanceOf(Function);
});
