import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { SUCCESS, type Endpoint } from '@mortar/protocol';
import { listCollectionActivity, listCollectionItems, readTraits, type ItemSort } from '@mortar/protocol/market';
import { findFacts } from '../../server/src/modules/chain/activity/find-facts.ts';
import { END } from '../../server/src/modules/chain/cursors.ts';
import { collectionId } from '../../server/src/modules/chain/ids.ts';
import { findFew } from '../../server/src/modules/chain/items/find-few.ts';
import { findItems } from '../../server/src/modules/chain/items/find-items.ts';
import { compared, quantile, type Figure, type Series } from '../report.ts';
import { renewedSigns } from '../server/sign.ts';
import { collectionOf } from './layout.ts';
import { ACTIVITY_QUESTIONS, ITEM_QUESTIONS, PAGE_SIZE, type Question } from './questions.ts';
import type { MarketSite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
/** How often a round asks each question. */
const TIMES = 4;
/** Above every price. */
const NO_PRICE = String(2n ** 96n);
const NATIVE = `0x${'0'.repeat(40)}`;

type Ask = (question: Question) => Promise<unknown>;

/** Addresses that calls come from in turn: budgets are per address and minute. */
const ADDRESSES = 20;

/** Asks the site as browsers do, over connections that stay open. */
function overHttp({ stack, deployment }: MarketSite, { path }: Pick<Endpoint, 'path'>): Ask {
  const signs = renewedSigns(stack.url, 1);
  const agents = Array.from({ length: ADDRESSES }, (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.0.${2 + index}` }));
  const origin = stack.url.replace('localhost', '127.0.0.1');
  let calls = 0;
  return async (question) => {
    const query = { id: collectionId(deployment.chainId, collectionOf(0)), pageSize: String(PAGE_SIZE), ...question };
    const [headers] = await signs();
    calls += 1;
    const options = { agent: agents[calls % ADDRESSES]!, headers: headers! };
    const body = await new Promise<string>((resolve, reject) => {
      const asked = get(`${origin}${path}?${new URLSearchParams(query)}`, options, (response) => void text(response).then(resolve, reject));
      asked.on('error', reject);
    });
    if (!body.includes(`"code":${SUCCESS}`)) throw new Error(`${path} answered ${body.slice(0, 200)}`);
  };
}

/** The statements of a page of items alone, prepared, by the same driver. */
const bareItems =
  ({ database: { db }, deployment }: MarketSite): Ask =>
  async ({ sort, filter, owner, traits }) => {
    const wanted = {
      chain: deployment.chainId,
      collection: collectionOf(0),
      now: String(Math.floor(Date.now() / 1000)),
      currency: NATIVE,
      names: deployment.names,
      sort: sort as ItemSort,
      prices: filter === 'listed' ? (['0', NO_PRICE] as const) : undefined,
      owner,
      traits: traits === undefined ? [] : readTraits(traits)!,
      after: undefined,
      limit: PAGE_SIZE + 1,
    };
    return findItems(db, wanted, await findFew(db, wanted));
  };

const bareActivity =
  ({ database: { db }, deployment }: MarketSite): Ask =>
  ({ kind }) =>
    findFacts(db, {
      chain: deployment.chainId,
      scope: { of: 'collection', collection: collectionOf(0) },
      kinds: kind === undefined ? null : [kind as 'sale'],
      before: END,
      limit: PAGE_SIZE + 1,
      names: deployment.names,
    });

async function timed(ask: Ask, question: Question): Promise<number> {
  const begun = performance.now();
  await ask(question);
  return performance.now() - begun;
}

/** The 95th percentile of each round, ours and theirs question by question in turn; the first round is not counted. */
async function rounds(ours: Ask, theirs: Ask, questions: readonly Question[]): Promise<Series> {
  const series = { ours: [] as number[], theirs: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const took = { ours: [] as number[], theirs: [] as number[] };
    for (let time = 0; time < TIMES; time += 1)
      for (const question of questions) {
        took.theirs.push(await timed(theirs, question));
        took.ours.push(await timed(ours, question));
      }
    if (round < 0) continue;
    series.ours.push(quantile(took.ours, 0.95));
    series.theirs.push(quantile(took.theirs, 0.95));
  }
  return series;
}

/** Pages of items and of activity of the largest collection over HTTP, beside the statements alone. */
export async function measureLists(site: MarketSite): Promise<Figure[]> {
  const against = 'the prepared statements alone, same driver';
  const items = await rounds(overHttp(site, listCollectionItems), bareItems(site), ITEM_QUESTIONS);
  const activity = await rounds(overHttp(site, listCollectionActivity), bareActivity(site), ACTIVITY_QUESTIONS);
  return [compared('items.p95', items, 'ms', against, { most: 2 }), compared('activity.p95', activity, 'ms', against, { most: 2 })];
}
