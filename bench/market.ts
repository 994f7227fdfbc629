import { measureFlatness } from './market/flat.ts';
import { measureGrid } from './market/grid.ts';
import { TOKENS } from './market/layout.ts';
import { measureLists } from './market/lists.ts';
import { measureLive } from './market/live.ts';
import { measureBytes, measurePaint } from './market/paint.ts';
import { measurePreviews } from './market/preview.ts';
import { startMarketSite } from './market/site.ts';
import { print, type Figure } from './report.ts';

/** All that is measured in a market of many. */
async function measureMarket(): Promise<Figure[]> {
  const site = await startMarketSite(TOKENS);
  try {
    return [
      ...(await measureLists(site)),
      ...(await measureFlatness(site)),
      await measurePaint(site),
      ...(await measureGrid(site)),
      // Last: with each block the site looks at some of what is for sale, and nobody signed it.
      await measureLive(site),
    ];
  } finally {
    await site.stop();
  }
}

print([...(await measureMarket()), await measureBytes(), await measurePreviews()]);
