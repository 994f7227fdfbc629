import { join } from 'node:path';
import { readBuild } from '@mortar/build';
import { launchBrowser, pageScript } from '../browser.ts';
import { emulate, paintOf, PHONE } from '../federation/measure.ts';
import { limited, median, type Figure } from '../report.ts';
import { currentBuild } from '../stack.ts';
import type { CommunitySite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const LCP_MS = 1800;
const FIRST_CHUNK = 60_000;
const SCROLLED = Number(process.env['BENCH_SCROLLED'] ?? 10_000);
const VIEWPORT = { width: 390, height: 844 };

/** The largest paint of the feed on a phone that was never there. */
export async function measurePaint({ stack }: CommunitySite): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const visit = { browser, origin: stack.url, path: '/community', variant: '', conditions: PHONE, viewport: VIEWPORT, shows: 'article' };
    const lcps = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const { lcp } = await paintOf(visit);
      if (round >= 0) lcps.push(lcp);
    }
    return [limited('feed.lcp', median(lcps), 'ms', LCP_MS)];
  } finally {
    await browser.close();
  }
}

/** How far posts in view move by themselves while somebody scrolls down the feed on a slow phone. */
export async function measureScroll({ stack }: CommunitySite): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
    await context.addInitScript(await pageScript(join(import.meta.dirname, 'in-page.ts')));
    const page = await context.newPage();
    await page.goto(`${stack.url}/community`);
    await page.getByRole('article').first().waitFor();
    await emulate(page, { latencyMs: 0, megabits: 1000, cpu: 4 });
    const { drift, posts } = await page.evaluate<{ drift: number; posts: number }>(`bench.walkDown(${SCROLLED})`);
    return [limited('scroll.px', drift, `px over ${posts} posts, at a quarter of the speed`, 0)];
  } finally {
    await browser.close();
  }
}

/** What a first visit to the feed loads of the remote, by brotli; the player's library comes when something plays. */
export async function measureBytes(): Promise<Figure[]> {
  const { entry, chunks, files } = await readBuild(currentBuild('mfe-community').dir);
  const first = [entry, ...(chunks['remote']?.js ?? []), ...(chunks['page-home']?.js ?? [])];
  const bytes = files.filter(({ path }) => first.includes(path)).reduce((sum, { brotli }) => sum + brotli, 0);
  return [limited('remote.bytes', bytes, 'bytes', FIRST_CHUNK)];
}
