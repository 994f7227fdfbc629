import { ALL_ITEMS, HOME_PERIOD, isLoud, ITEM_ROWS, newestOf, oneItemOf, rowOf, ROW_SALES } from '@mortar/protocol/market';
import { operations } from '@mortar/protocol/market/operations';
import { firstAnswers, type PageBeginning, type PageBeginningSource } from '../../core/page-beginning.ts';
import type { Clock } from '../../lib/clock.ts';
import { shareAnswer } from '../../lib/shared-answer.ts';
import { cardsView, collectionView, itemView } from './first-views.ts';
import { idOfPage, partsOf } from './ids.ts';
import type { Readers } from './readers.ts';
import { warnedSoon } from './warnings/soon.ts';

/** Visitors all read the same, ms. */
const SHARED_MS = 250;

const answer = {
  activity: firstAnswers(operations.listMarketActivity),
  collection: firstAnswers(operations.getCollectionDetail),
  items: firstAnswers(operations.listCollectionItems),
  newest: firstAnswers(operations.listCollections),
  overview: firstAnswers(operations.getMarketOverview),
  ranks: firstAnswers(operations.rankCollections),
  warnings: firstAnswers(operations.getWarnings),
};

/**
 * `/market`, the page of a collection and that of an item begin with what they show first; a visitor sees names and pictures before any
 * script runs.
 */
export function marketBeginning({
  activity,
  collections,
  items,
  overview,
  rankings,
  warnings,
  clock,
}: Readers & { clock: Clock }): PageBeginningSource {
  const ofHome = shareAnswer(SHARED_MS, clock, async (): Promise<PageBeginning | undefined> => {
    const chains = await overview();
    const chain = chains.markets[0]?.chain.id;
    if (chain === undefined) return undefined;
    const [traded, grown, newest, sales] = [
      rowOf('volume', chain, HOME_PERIOD),
      rowOf('change', chain, HOME_PERIOD),
      newestOf(chain),
      { kinds: 'sale', pageSize: ROW_SALES },
    ];
    const [mostTraded, mostGrown, made, sold] = await Promise.all([
      rankings.rank(traded),
      rankings.rank(grown),
      collections.list(newest),
      activity.market(sales),
    ]);
    const view = cardsView(mostTraded.items);
    return {
      answers: [
        answer.overview(undefined, chains),
        answer.ranks(traded, mostTraded),
        answer.ranks(grown, mostGrown),
        answer.newest(newest, made),
        answer.activity(sales, sold),
      ],
      ...(view.cards.length > 0 && { view }),
    };
  });

  const warnedOf = warnedSoon(warnings);

  async function ofCollection(id: string, isPlain: boolean): Promise<PageBeginning> {
    const page = { id, ...ALL_ITEMS, pageSize: ITEM_ROWS };
    const [chains, shown, warned, list] = await Promise.all([
      overview(),
      collections.byId(id),
      warnedOf(id),
      isPlain ? items.list(page) : undefined,
    ]);
    const { chain } = shown.collection;
    const name = chains.markets.find((market) => market.chain.id === chain)?.chain.name;
    const isPainted = warned && !warned.warnings.some(isLoud);
    return {
      answers: [
        answer.overview(undefined, chains),
        answer.collection({ id }, shown),
        ...(warned ? [answer.warnings({ id }, warned)] : []),
        ...(list ? [answer.items(page, list)] : []),
      ],
      ...(isPainted && { view: collectionView(shown.collection, { chain: name, warnings: warned.warnings, list: list?.items }) }),
    };
  }

  async function ofItem(id: string): Promise<PageBeginning | undefined> {
    const { chain, collection, tokenId } = partsOf(id);
    const of = `${chain}-${collection}`;
    const question = oneItemOf(of, tokenId);
    const [chains, shown, list, warned] = await Promise.all([overview(), collections.byId(of), items.list(question), warnedOf(id)]);
    const [item] = list.items;
    if (!item) return undefined;
    return {
      answers: [
        answer.overview(undefined, chains),
        answer.collection({ id: of }, shown),
        answer.items(question, list),
        ...(warned ? [answer.warnings({ id }, warned)] : []),
      ],
      ...(warned && !warned.warnings.some(isLoud) && { view: itemView(item, shown.collection, warned.warnings) }),
    };
  }

  async function beginningOf(page: string, { pathname, search }: URL): Promise<PageBeginning | undefined> {
    if (page === 'home') return search === '' ? ofHome() : undefined;
    const id = idOfPage(pathname);
    if (id === undefined) return undefined;
    return page === 'item' ? ofItem(id) : ofCollection(id, search === '');
  }

  return async ({ remote, page, address }) => (remote === 'market' ? beginningOf(page, address) : undefined);
}
