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

/** Pages of tables and indexes that are read for a question, found in memory or not. */
export interface PagesRead {
  all: number;
  /** Without what stands above the leaves of indexes: every look into an index goes down through all of its levels (ADR 0062). */
  belowTops: number;
}

/** Levels above the leaves of each index of the module's. Its first page tells, which a checkpoint brings to the disk. */
async function levelsOf({ sql }: Database): Promise<ReadonlyMap<number, number>> {
  await sql`checkpoint`;
  // A page's head is 24 bytes, and `btm_fastlevel` the sixth number of four behind it.
  const rows = await sql<{ oid: number; level: number }[]>`
    select c.oid::int, get_byte(pg_read_binary_file(pg_relation_filepath(c.oid), 44, 1), 0) as level
    from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relname like 'chain\\_%'`;
  return new Map(rows.map(({ oid, level }) => [oid, level]));
}

/** What this transaction has read of the module's. */
async function fetched(db: Db, levels: ReadonlyMap<number, number>): Promise<PagesRead> {
  const rows = (await db.execute(
    `select oid::int, pg_stat_get_xact_blocks_fetched(oid)::int as pages, pg_stat_get_xact_numscans(oid)::int as scans
     from pg_class where relname like 'chain\\_%'`,
  )) as unknown as { oid: number; pages: number; scans: number }[];
  const all = rows.reduce((sum, { pages }) => sum + pages, 0);
  return { all, belowTops: rows.reduce((left, { oid, scans }) => left - scans * (levels.get(oid) ?? 0), all) };
}

/** What the database reads for the first page of each question; nothing where that is not full. */
async function pagesRead(
  database: Database,
  deployment: Deployment,
  ask: Ask,
  questions: readonly Question[],
): Promise<(PagesRead | undefined)[]> {
  const { db } = database;
  const levels = await levelsOf(database);
  const read: (PagesRead | undefined)[] = [];
  for (const question of questions)
    await db.transaction(async (tx) => {
      const query = {
        id: collectionId(deployment.chainId, collectionOf(0)),
        filter: 'all',
        ...question,
        pageSize: PAGE_SIZE,
      } as unknown as Question;
      let before: PagesRead = { all: 0, belowTops: 0 };
      let page: Page = { items: [], next: null };
      for (let time = 0; time < UNTIL_PLANNED; time += 1) {
        before = await fetched(tx, levels);
        page = await ask(tx, deployment, query);
      }
      const after = await fetched(tx, levels);
      const isFull = page.items.length === PAGE_SIZE;
      read.push(isFull ? { all: after.all - before.all, belowTops: after.belowTops - before.belowTops } : undefined);
    });
  return read;
}

export const itemPages = (database: Database, deployment: Deployment) => pagesRead(database, deployment, askItems, ITEM_QUESTIONS);
export const activityPages = (database: Database, deployment: Deployment) =>
  pagesRead(database, deployment, askActivity, ACTIVITY_QUESTIONS);
