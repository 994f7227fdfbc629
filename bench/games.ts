import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { emptyLoop, playedRun } from './games/play.ts';
import { compared, print, quantile } from './report.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const PORT = 18_095;
const ORIGIN = `http://localhost:${PORT}`;
const GAMES = ['kiln-stack', 'fuse'] as const;
const p99 = (intervals: readonly number[]) => quantile(intervals, 0.99);

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'games/in-frame.ts')],
  bundle: true,
  write: false,
  format: 'iife',
});
// The games under the site's policy, without server or account.
const site = spawn(process.execPath, [join(WORKSPACE_ROOT, 'shared/games/preview.mjs')], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(site.stdout, 'data');
const browser = await chromium.launch({
  executablePath: process.env['MORTAR_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
});
const empty: number[] = [];
const played = { 'kiln-stack': [] as number[], fuse: [] as number[] };
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(outputFiles[0]!.text);
  for (let round = 0; round < ROUNDS; round += 1) {
    empty.push(p99(await emptyLoop(page, ORIGIN)));
    for (const id of GAMES) played[id].push(p99(await playedRun(page, ORIGIN, id)));
  }
} finally {
  await browser.close();
  site.kill();
}
print(
  GAMES.map((id) =>
    compared(`${id}.frame.p99`, { ours: played[id], theirs: empty }, 'ms', 'an animation loop that paints nothing', { most: 1.5 }),
  ),
);
