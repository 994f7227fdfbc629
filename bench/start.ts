import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';
import { limited, print, told } from './report.ts';

const PORT = 18_090;

/** A clone of what is committed or about to be, in a folder of its own, with its packages installed. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-start-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split('\0').filter(Boolean)) cpSync(join(WORKSPACE_ROOT, file), join(folder, file), { recursive: true });
  execFileSync(process.execPath, ['tools/install.mjs'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

/** Seconds until `npm start` prints its address; then it is stopped as by Ctrl-C. */
async function start(folder: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes(`http://localhost:${PORT}`)) break;
  }
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  return seconds;
}

function build(folder: string, ...rooms: string[]): number {
  const began = performance.now();
  execFileSync(process.execPath, [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'shared/build/src/cli.ts', ...rooms], {
    cwd: folder,
    stdio: 'ignore',
  });
  return (performance.now() - began) / 1000;
}

const folder = clone();
try {
  const cold = build(folder, 'shell', 'mfe-gamehub');
  appendFileSync(join(folder, 'mfe-gamehub/src/remote.ts'), '\n');
  const warm = build(folder, 'mfe-gamehub');
  for (const room of ['shell', 'mfe-gamehub', 'server']) rmSync(join(folder, room, 'dist'), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  const first = await start(folder);
  const second = await start(folder);
  print([
    limited('first.s', first, 's', 120),
    limited('second.s', second, 's', 5),
    told('build.cold.s', cold, 's', 'shell and one remote, nothing cached', cold),
    told('build.warm.s', warm, 's', 'cold build of both', cold),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
