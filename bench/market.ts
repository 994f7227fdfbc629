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

/** What is measured in a market of many. Live changes last: with each block the site looks at some of what is for sale, and nobody signed it. */
const IN_MARKET: readonly ((site: MarketSite) => Promise<Figure[]>)[] = [
  measureLists,
  measureRank,
  measureFlatness,
  measurePaint,
  measureGrid,
  measureLive,
];

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

await measure(measureBytes);
await measure(measurePreviews);
const site = await startMarketSite(TOKENS);
try {
  for (const rows of IN_MARKET) await measure(() => rows(site));
} finally {
  await site.stop();
}
print(figures);
