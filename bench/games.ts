import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';
import { launchBrowser, pageScript } from './browser.ts';
import { emptyLoop, playedRun } from './games/play.ts';
import { compared, print, quantile } from './report.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const PORT = 18_095;
const ORIGIN = `http://localhost:${PORT}`;
const GAMES = ['kiln-stack', 'fuse'] as const;
const p99 = (intervals: readonly number[]) => quantile(intervals, 0.99);

const script = await pageScript(join(import.meta.dirname, 'games/in-frame.ts'));
// The games under the site's policy, without server or account.
const site = spawn(process.execPath, [join(WORKSPACE_ROOT, 'shared/games/preview.mjs')], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(site.stdout, 'data');
const browser = await launchBrowser();
const empty: number[] = [];
const played = { 'kiln-stack': [] as number[], fuse: [] as number[] };
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(script);
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
