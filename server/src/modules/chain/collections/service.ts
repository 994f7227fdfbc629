import type { Body, Output, Query } from '@mortar/protocol';
import type { Activity, Collection, getCollection, listCollectionActivity, listCollections } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { findFacts, type FactRow } from '../activity/find-facts.ts';
import { NOBODY } from '../address.ts';
import { amountIn, amountsIn } from '../currencies.ts';
import { checkedPlace, END, placeBefore } from '../cursors.ts';
import { isFinal } from '../finality.ts';
import { collectionId, partsOf } from '../ids.ts';
import type { ChainMarket, Markets } from '../markets.ts';
import { namedOf } from '../metadata/shown.ts';
import { cut } from '../../../lib/page.ts';
import { findCollections, type CollectionRow } from './queries.ts';

const timeOf = (text: string): string => new Date(text).toISOString();

/** A collection as the wire has it. */
export const collectionOf = async (
  { deployment: { chainId }, currencyOf }: ChainMarket,
  { collection, at, block: _block, floor, volume, cleanVolume, picture, width, height, about, ...row }: CollectionRow,
): Promise<Collection> => ({
  id: collectionId(chainId, collection),
  chain: chainId,
  contract: collection,
  createdAt: at === null ? null : timeOf(at),
  floor: floor === null ? null : await amountIn(currencyOf, NOBODY, floor),
  volume: await amountsIn(currencyOf, volume),
  cleanVolume: await amountsIn(currencyOf, cleanVolume),
  ...row,
  picture: namedOf({ name: null, picture, width, height }).picture,
  ...(about && { about }),
});

const activityOf = (chain: number, head: number, row: FactRow): Activity => ({
  kind: row.kind,
  tokenId: row.token_id,
  ...namedOf(row),
  quantity: row.quantity,
  from: row.from_address,
  to: row.to_address,
  price: row.price,
  currency: row.currency,
  transaction: row.transaction,
  isFinal: isFinal(chain, row.block, head),
  at: timeOf(row.at),
});

/** Reads collections and what happened in them. */
export function createCollections({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }) {
  const now = () => String(Math.floor(clock.now() / 1000));

  /** Some of a chain's collections, as `findCollections` says. */
  function find(
    chain: number,
    rest: [string | null, string | null, string | null, number | null, string | null, number],
    contracts: string | null = null,
  ) {
    const { names, boxes } = markets.of(chain).deployment;
    return findCollections(db, [chain, names, boxes, now(), ...rest, contracts]);
  }
  async function one(chain: number, contract: string): Promise<Collection | undefined> {
    const [row] = await find(chain, [contract, null, null, null, null, 1]);
    return row && collectionOf(markets.of(chain), row);
  }
  async function answered(chain: number, contract: string): Promise<Output<typeof getCollection>> {
    const freshness = await markets.freshness(chain);
    const collection = await one(chain, contract);
    if (!collection) throw new AppError('notFound', { status: 200 });
    return { collection, freshness };
  }

  return {
    async byId(id: string): Promise<Output<typeof getCollection>> {
      const { chain, collection } = partsOf(id);
      return answered(chain, collection);
    },

    async byContract(address: string, chain: number | undefined): Promise<Output<typeof getCollection>> {
      const contract = address.toLowerCase();
      for (const candidate of chain === undefined ? markets.chains() : [chain])
        if (chain !== undefined || (await one(candidate, contract))) return answered(candidate, contract);
      throw new AppError('notFound', { status: 200 });
    },

    async list({
      chain,
      search,
      creator,
      cursor,
      pageSize,
    }: Body<typeof schemas.listCollections>): Promise<Output<typeof listCollections>> {
      const freshness = await markets.freshness(chain);
      const [block = null, contract = null] = readKeyCursor(cursor, [0, ''] as [number, string]) ?? [];
      checkedPlace([block ?? 0]);
      const { shown, last } = cut(
        await find(chain, [null, search ?? null, creator?.toLowerCase() ?? null, block, contract, pageSize + 1]),
        pageSize,
      );
      const items = await Promise.all(shown.map((row) => collectionOf(markets.of(chain), row)));
      return { items, next: last ? writeKeyCursor([last.block, last.collection]) : null, freshness };
    },

    async activity({
      id,
      token,
      kind,
      cursor,
      pageSize,
    }: Query<typeof schemas.listCollectionActivity>): Promise<Output<typeof listCollectionActivity>> {
      const { chain, collection } = partsOf(id);
      const freshness = await markets.read(chain, collection);
      const before = placeBefore(cursor, END);
      const { names } = markets.of(chain).deployment;
      const scope = token === undefined ? { of: 'collection' as const, collection } : { of: 'token' as const, collection, token };
      const rows = await findFacts(db, { chain, scope, kinds: kind ? [kind] : null, before, limit: pageSize + 1, names });
      const { shown, last } = cut(rows, pageSize);
      const items = shown.map((row) => activityOf(chain, freshness.head, row));
      return { items, next: last ? writeKeyCursor([last.block, last.log_index, last.sub]) : null, freshness };
    },
  };
}
