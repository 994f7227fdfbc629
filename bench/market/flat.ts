import { openBenchDatabase } from '../database.ts';
import { comparedInSeries, median, told, type Figure, type Series } from '../report.ts';
import { activityPages, itemPages, type PagesRead } from './buffers.ts';
import { fillMarket } from './fill.ts';
import { TOKENS } from './layout.ts';
import { layoutOf, type MarketSite } from './site.ts';

/** The market that is compared with, of all. */
const PART = 0.01;

type Pages = readonly (PagesRead | undefined)[];

/** Each question that has a full page in both markets. */
function bothOf(large: Pages, small: Pages, kind: keyof PagesRead): Series[] {
  return large.flatMap((ours, index) => {
    const theirs = small[index];
    return ours === undefined || theirs === undefined ? [] : [{ ours: [ours[kind]], theirs: [theirs[kind]] }];
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
    const figures = async (name: string, pages: typeof itemPages): Promise<Figure[]> => {
      const [large, little] = [await pages(database, deployment), await pages(small.database, deployment)];
      const all = bothOf(large, little, 'all');
      const middle = (whose: keyof Series) => median(all.flatMap((one) => one[whose]));
      const against = 'a hundredth of the rows';
      return [
        comparedInSeries(name, bothOf(large, little, 'belowTops'), 'leaves and rows of 8 kB', against, { most: 1.2 }),
        told(`${name}.all`, middle('ours'), 'pages of 8 kB, tops of indexes too', against, middle('theirs')),
      ];
    };
    return [...(await figures('items.buffers', itemPages)), ...(await figures('activity.buffers', activityPages))];
  } finally {
    await small.close();
  }
}
