import { readBuild } from '@mortar/build';
import { collectionId } from '../../server/src/modules/chain/ids.ts';
import { launchBrowser } from '../browser.ts';
import { paintOf, PHONE } from '../federation/measure.ts';
import { limited, median, type Figure } from '../report.ts';
import { currentBuild } from '../stack.ts';
import { collectionOf } from './layout.ts';
import type { MarketSite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const LCP_MS = 1800;
const FIRST_CHUNK = 60_000;
const VIEWPORT = { width: 390, height: 844 };

/** The largest paint of a collection's page that a phone has not seen before. */
export async function measurePaint({ stack, deployment }: MarketSite): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const path = `/market/collections/${collectionId(deployment.chainId, collectionOf(0))}`;
    const visit = {
      browser,
      origin: stack.url,
      path,
      variant: '',
      conditions: PHONE,
      viewport: VIEWPORT,
      shows: 'main a[href^="/market/items/"]',
    };
    const lcps = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const { lcp } = await paintOf(visit);
      if (round >= 0) lcps.push(lcp);
    }
    return [limited('collection.lcp', median(lcps), 'ms', LCP_MS)];
  } finally {
    await browser.close();
  }
}

/** What a first visit to a collection's page loads of the remote, by brotli. */
export async function measureBytes(): Promise<Figure[]> {
  const { entry, chunks, files } = await readBuild(currentBuild('mfe-market').dir);
  const first = [entry, ...(chunks['remote']?.js ?? []), ...(chunks['page-collection']?.js ?? [])];
  const bytes = files.filter(({ path }) => first.includes(path)).reduce((sum, { brotli }) => sum + brotli, 0);
  return [limited('remote.bytes', bytes, 'bytes', FIRST_CHUNK)];
}
