import { systemClock, type Database } from '@mortar/server';
import type { Db } from '../../server/src/db/db.ts';
import { createCollections } from '../../server/src/modules/chain/collections/service.ts';
import { collectionId } from '../../server/src/modules/chain/ids.ts';
import { createItems } from '../../server/src/modules/chain/items/service.ts';
import { createMarkets } from '../../server/src/modules/chain/markets.ts';
import type { Deployment } from '../../server/src/modules/chain/deployments.ts';
import { collectionOf } from './layout.ts';
import { ACTIVITY_QUESTIONS, ITEM_QUESTIONS, PAGE_SIZE, type Question } from './questions.ts';

/** So often a statement is planned for its parameters before the database decides for one plan. */
const UNTIL_PLANNED = 7;

interface Page {
  items: unknown[];
  next: string | null;
}
type Ask = (db: Db, deployment: Deployment, query: Question) => Promise<Page>;

const marketsOf = (db: Db, deployment: Deployment) => {
  const markets = createMarkets({ db, clock: systemClock });
  markets.add({ deployment } as Parameters<typeof markets.add>[0]);
  return { db, clock: systemClock, markets };
};
const askItems: Ask = (db, deployment, query) => createItems(marketsOf(db, deployment)).list(query as never) as Promise<Page>;
const askActivity: Ask = (db, deployment, query) => createCollections(marketsOf(db, deployment)).activity(query as never) as Promise<Page>;

/** Pages of tables and indexes that this connection has read of the module's, found in memory or not. */
async function fetched(db: Db): Promise<number> {
  const [row] = (await db.execute(
    `select sum(pg_stat_get_xact_blocks_fetched(oid))::int as pages from pg_class where relname like 'chain\\_%'`,
  )) as unknown as [{ pages: number }];
  return row.pages;
}

/** What the database reads for the first page of each question; nothing where that is not full. */
async function pagesRead(
  { db }: Database,
  deployment: Deployment,
  ask: Ask,
  questions: readonly Question[],
): Promise<(number | undefined)[]> {
  const read: (number | undefined)[] = [];
  for (const question of questions)
    await db.transaction(async (tx) => {
      const query = {
        id: collectionId(deployment.chainId, collectionOf(0)),
        filter: 'all',
        ...question,
        pageSize: PAGE_SIZE,
      } as unknown as Question;
      let before = 0;
      let page: Page = { items: [], next: null };
      for (let time = 0; time < UNTIL_PLANNED; time += 1) {
        before = await fetched(tx);
        page = await ask(tx, deployment, query);
      }
      read.push(page.items.length === PAGE_SIZE ? (await fetched(tx)) - before : undefined);
    });
  return read;
}

export const itemPages = (database: Database, deployment: Deployment) => pagesRead(database, deployment, askItems, ITEM_QUESTIONS);
export const activityPages = (database: Database, deployment: Deployment) =>
  pagesRead(database, deployment, askActivity, ACTIVITY_QUESTIONS);
