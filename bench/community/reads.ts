import { findPage, openSearch } from '@mortar/protocol/community';
import { feedsOf } from '../../server/src/modules/community/store/feeds.ts';
import { postsOf } from '../../server/src/modules/community/store/posts.ts';
import { compared, limited, quantile, type Figure, type Series } from '../report.ts';
import { QUERIES } from './layout.ts';
import type { CommunitySite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Calls of one round. */
const TIMES = 60;
const PAGE_SIZE = 20;
const DEEP = 50;
const [HOME_MS, SEARCH_MS] = [15, 30];
const P95 = 0.95;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The 95th percentile of each round, both taking turns; the first round is not counted. */
async function rounds(ours: () => Promise<unknown>, theirs: () => Promise<unknown>): Promise<Series> {
  const series = { ours: [] as number[], theirs: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const took = { ours: [] as number[], theirs: [] as number[] };
    for (let time = 0; time < TIMES; time += 1) {
      took.theirs.push(await timed(theirs));
      took.ours.push(await timed(ours));
    }
    if (round < 0) continue;
    series.ours.push(quantile(took.ours, P95));
    series.theirs.push(quantile(took.theirs, P95));
  }
  return series;
}

/** Pages of the home feed over HTTP: of who follows 200, beside the statements alone; of who follows 2,000; and deep down. */
export async function measureHome({ first: few, database: { db }, ask }: CommunitySite): Promise<Figure[]> {
  const home = (reader: number, cursor?: string) => ask(reader, findPage, { feed: 'home', pageSize: PAGE_SIZE, ...(cursor && { cursor }) });
  const bare = async () => {
    const feeds = feedsOf(db, few);
    const top = await feeds.head();
    const rows = await feeds.home({ below: top + 1, above: 0, top, limit: PAGE_SIZE + 1 });
    return postsOf(db, few).read(rows.map(({ postId }) => postId));
  };
  const page = await rounds(() => home(few), bare);
  let deep: string | null = null;
  for (let number = 1; number < DEEP; number += 1) {
    const { cursor }: { cursor: string | null } = await home(few, deep ?? undefined);
    if (cursor === null) throw new Error(`the feed ends on page ${number}`);
    deep = cursor;
  }
  const first = () => home(few);
  return [
    compared('home.p95', page, 'ms', 'the prepared statements alone, same driver', { most: 2 }),
    limited('home.ms', quantile(page.ours, 0.5), 'ms', HOME_MS),
    compared('home.2000.p95', await rounds(() => home(few + 1), first), 'ms', 'the page of who follows 200', { most: 3 }),
    compared('page50.p95', await rounds(() => home(few, deep!), first), 'ms', 'the first page', { most: 1.5 }),
  ];
}

/** The search for posts: rare and common words and phrases in both languages. */
export async function measureSearch({ first, ask }: CommunitySite): Promise<Figure[]> {
  const took: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1)
    for (let time = 0; time < TIMES / QUERIES.length; time += 1)
      for (const q of QUERIES) {
        const ms = await timed(async () => {
          const { posts } = await ask(first, openSearch, { q, kind: 'posts', pageSize: PAGE_SIZE });
          if (posts.length === 0) throw new Error(`'${q}' finds nothing`);
        });
        if (round >= 0) took.push(ms);
      }
  return [limited('search.p95', quantile(took, P95), 'ms', SEARCH_MS)];
}
