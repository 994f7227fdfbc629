import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKSPACE_ROOT } from '@mortar/build';
import type { RegistryDocument } from '@mortar/protocol/registry';
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

interface Start {
  /** Seconds until the landing page answers. */
  landing: number;
  /** Seconds until every remote is live. */
  all: number;
}

const seconds = (began: number) => (performance.now() - began) / 1000;

async function liveRemotes(): Promise<string[]> {
  const answer = await fetch(`http://localhost:${PORT}/r/registry.json`);
  return Object.keys(((await answer.json()) as RegistryDocument).remotes);
}

/** Starts the site as `npm start` does, until all of `remotes` are live; then it is stopped as by Ctrl-C. */
async function start(folder: string, remotes: readonly string[]): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  // It is read to its end: what it builds while the page is open is told there too.
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes(`http://localhost:${PORT}`)) resolve();
    });
    child.once('exit', () => resolve());
  });
  const page = await fetch(`http://localhost:${PORT}/`);
  if (!page.ok) throw new Error(`/ answers ${page.status}`);
  const landing = seconds(began);
  const isAll = async () => {
    const live = await liveRemotes();
    return remotes.every((name) => live.includes(name));
  };
  while (!(await isAll())) await sleep(50);
  const all = seconds(began);
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  return { landing, all };
}

function build(folder: string, ...rooms: string[]): number {
  const began = performance.now();
  execFileSync(process.execPath, [join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'shared/build/src/cli.ts', ...rooms], {
    cwd: folder,
    stdio: 'ignore',
  });
  return seconds(began);
}

const folder = clone();
const remotes = readdirSync(folder).filter((room) => existsSync(join(folder, room, 'remote.json')));
const names = remotes.map((room) => room.replace(/^mfe-/, ''));
try {
  const cold = build(folder, 'shell', 'mfe-gamehub');
  const changed = () => {
    appendFileSync(join(folder, 'mfe-gamehub/src/remote.ts'), '\n');
    return build(folder, 'mfe-gamehub');
  };
  // From the second one on, a build keeps what the next one can use.
  const again = changed();
  const warm = changed();
  for (const room of ['shell', ...remotes, 'shared/games', 'server']) rmSync(join(folder, room, 'dist'), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  const first = await start(folder, names);
  const second = await start(folder, names);
  print([
    limited('first.s', first.landing, 's', 60),
    told('all.s', first.all, 's', 'until the landing page answers', first.landing),
    limited('second.s', second.landing, 's', 5),
    told('build.cold.s', cold, 's', 'shell and one remote, nothing cached', cold),
    told('build.again.s', again, 's', 'cold build of both', cold),
    told('build.warm.s', warm, 's', 'cold build of both', cold),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
