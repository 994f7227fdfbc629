import { openBenchDatabase } from '../database.ts';
import { comparedInSeries, type Figure, type Series } from '../report.ts';
import { activityPages, itemPages } from './buffers.ts';
import { fillMarket } from './fill.ts';
import { TOKENS } from './layout.ts';
import { layoutOf, type MarketSite } from './site.ts';

/** The market that is compared with, of all. */
const PART = 0.01;

type Pages = readonly (number | undefined)[];

/** Each question that has a full page in both markets. */
function bothOf(large: Pages, small: Pages): Series[] {
  return large.flatMap((ours, index) => {
    const theirs = small[index];
    return ours === undefined || theirs === undefined ? [] : [{ ours: [ours], theirs: [theirs] }];
  });
}

/** What the database reads for a page, beside the same market when it had a hundredth of everything. */
export async function measureFlatness({ database, deployment }: MarketSite): Promise<Figure[]> {
  const small = await openBenchDatabase();
  try {
    const layout = layoutOf(TOKENS * PART);
    await fillMarket(small.database, deployment, layout);
    await small.database.sql`
      insert into chain_cursors (chain_id, genesis, block, hash, head, seen_at)
      values (${deployment.chainId}, '', ${layout.head}, '', ${layout.head}, now())`;
    const figure = async (name: string, pages: typeof itemPages) =>
      comparedInSeries(
        name,
        bothOf(await pages(database, deployment), await pages(small.database, deployment)),
        'pages of 8 kB, a question',
        'a hundredth of the rows',
        { most: 1.2 },
      );
    return [await figure('items.buffers', itemPages), await figure('activity.buffers', activityPages)];
  } finally {
    await small.close();
  }
}
