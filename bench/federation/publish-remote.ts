import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';
import { build } from 'esbuild';
import { makeKey } from '../../shared/build/src/publish/key.ts';
import type { Series } from '../report.ts';
import { operate, type Stack } from '../stack.ts';
import { renamed, type Renamed } from './renamed.ts';

const RUNS = Math.min(7, Number(process.env['BENCH_RUNS'] ?? 7));
/** Numbers of copies that no other part of this benchmark makes. */
const FIRST = 100;
const BUILD = join(WORKSPACE_ROOT, 'shared/build');
const PROGRAM = join(BUILD, 'dist/bench-publish.js');

/** `mortar-publish` as its package has it: compiled, beside what it depends on. */
async function compile(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(BUILD, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  await build({
    entryPoints: [join(BUILD, 'src/publish/cli.ts')],
    outfile: PROGRAM,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@mortar/')),
    logLevel: 'error',
  });
}

async function publishOverHttp(url: string, folder: string, { dir }: Renamed): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, '--site', url, '--dir', dir], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`mortar-publish ended with ${code}`);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Publishing a build that is finished: by a team's key over HTTP, beside the operator's command at the site itself. Both with the start of their process, in turns. */
export async function publications(stack: Stack): Promise<Series> {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-bench-key-'));
  try {
    await compile();
    const { x } = await makeKey(folder);
    await operate(stack, ['key', 'add', 'gamehub', 'bench', x]);
    const series = { ours: [] as number[], theirs: [] as number[] };
    for (let run = 0; run <= RUNS; run += 1) {
      const [one, other] = [await renamed('mfe-gamehub', FIRST + 2 * run), await renamed('mfe-gamehub', FIRST + 1 + 2 * run)];
      const ours = await secondsOf(() => publishOverHttp(stack.url, folder, one));
      const theirs = await secondsOf(() => operate(stack, ['publish', 'gamehub', '--dir', other.dir]));
      // The first of each warms what both read.
      if (run === 0) continue;
      series.ours.push(ours);
      series.theirs.push(theirs);
    }
    return series;
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(PROGRAM, { force: true });
  }
}
