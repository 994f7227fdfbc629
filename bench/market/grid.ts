import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, pageScript } from '../browser.ts';
import { compared, limited, quantile, type Figure } from '../report.ts';
import { collectionId } from '../../server/src/modules/chain/ids.ts';
import type { Scrolled } from './in-page.ts';
import { collectionOf } from './layout.ts';
import type { MarketSite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 15);
/** How long grid and plain cards are scrolled in a round. */
const SECONDS = 6;
const ITEMS = 5000;
const PLAIN_CARDS = 100;
const MOST_CARDS = 119;
const VIEWPORT = { width: 1440, height: 900 };

const scroll = (page: Page) => page.evaluate<Scrolled>(`bench.scroll(${SECONDS})`);
const p99 = ({ intervals }: Scrolled) => quantile(intervals, 0.99);

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'en-US' });
  await page.addInitScript(await pageScript(join(import.meta.dirname, 'in-page.ts')));
  return page;
}

/** The grid of a collection of which 5,000 items have come, beside a grid of 100 of its cards without a program; they scroll in turn. */
export async function measureGrid({ stack, deployment }: MarketSite): Promise<Figure[]> {
  // A browser for each: a page behind another one paints nothing.
  const browsers = [await launchBrowser(), await launchBrowser()] as const;
  try {
    const [grid, plain] = [await openPage(browsers[0]), await openPage(browsers[1])];
    await grid.goto(`${stack.url}/market/collections/${collectionId(deployment.chainId, collectionOf(0))}`);
    await grid.locator('[aria-posinset] article').first().waitFor();
    const html = await grid.evaluate<string>(`bench.plain(${PLAIN_CARDS})`);
    await grid.evaluate(`bench.load(${ITEMS})`);
    await plain.route('**/plain', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await plain.goto(`${stack.url}/plain`, { waitUntil: 'networkidle' });
    const seen = await plain.getByRole('article').count();
    if (seen !== PLAIN_CARDS) throw new Error(`the plain grid has ${seen} cards`);
    const series = { ours: [] as number[], theirs: [] as number[] };
    let cards = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      series.theirs.push(p99(await scroll(plain)));
      const scrolled = await scroll(grid);
      series.ours.push(p99(scrolled));
      cards = Math.max(cards, scrolled.cards);
    }
    return [
      compared('grid.p99', series, 'ms', `a plain grid of ${PLAIN_CARDS} cards`, { most: 1.5 }),
      limited('grid.cards', cards, `cards of ${ITEMS} in the document`, MOST_CARDS),
    ];
  } finally {
    for (const browser of browsers) await browser.close();
  }
}
