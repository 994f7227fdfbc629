import { measureFlatness } from './market/flat.ts';
import { measureGrid } from './market/grid.ts';
import { TOKENS } from './market/layout.ts';
import { measureLists } from './market/lists.ts';
import { measureLive } from './market/live.ts';
import { measureBytes, measurePaint } from './market/paint.ts';
import { measurePreviews } from './market/preview.ts';
import { measureRank } from './market/rank.ts';
import { startMarketSite, type MarketSite } from './market/site.ts';
import { print, type Figure } from './report.ts';

/** What is measured without a market of many. */
const ALONE = { bytes: measureBytes, preview: measurePreviews };
/** And in one. Live changes last: with each block the site looks at some of what is for sale, and nobody signed it. */
const IN_MARKET: Readonly<Record<string, (site: MarketSite) => Promise<Figure[]>>> = {
  lists: measureLists,
  rank: measureRank,
  flat: measureFlatness,
  paint: measurePaint,
  grid: measureGrid,
  live: measureLive,
};

// `BENCH_PART=rank,live` measures some parts alone.
const asked = process.env['BENCH_PART']?.split(',');
const isAsked = (part: string) => asked?.includes(part) ?? true;
const partsOf = <Work>(parts: Readonly<Record<string, Work>>): Work[] =>
  Object.entries(parts).flatMap(([name, work]) => (isAsked(name) ? [work] : []));

const figures: Figure[] = [];
/** It takes minutes until the market is there: what fails is told, and the rest is measured all the same. */
async function measure(work: () => Promise<Figure[]>): Promise<void> {
  try {
    figures.push(...(await work()));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

for (const work of partsOf(ALONE)) await measure(work);
const inMarket = partsOf(IN_MARKET);
if (inMarket.length > 0) {
  const site = await startMarketSite(TOKENS);
  try {
    for (const work of inMarket) await measure(() => work(site));
  } finally {
    await site.stop();
  }
}
print(figures);
