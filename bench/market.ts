import { measureFlatness } from './market/flat.ts';
import { measureGrid } from './market/grid.ts';
import { TOKENS } from './market/layout.ts';
import { measureLists } from './market/lists.ts';
import { measureLive } from './market/live.ts';
import { measureBytes, measurePaint } from './market/paint.ts';
import { measurePreviews } from './market/preview.ts';
import { measureRank } from './market/rank.ts';
import { startMarketSite, type MarketSite } from './market/site.ts';
import { createMeasuring, isAsked } from './parts.ts';
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

const partsOf = <Work>(parts: Readonly<Record<string, Work>>): Work[] =>
  Object.entries(parts).flatMap(([name, work]) => (isAsked(name) ? [work] : []));

const { figures, measure } = createMeasuring();

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
