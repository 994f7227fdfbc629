import type { Amount, Collection, PlacedItem } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { NOBODY } from '../address.ts';
import { heldCollections } from '../balances/holds.ts';
import { createCollections } from '../collections/service.ts';
import { amountIn } from '../currencies.ts';
import { collectionId, partsOf } from '../ids.ts';
import { ownName } from '../own-collections.ts';
import { accountsAmong, type ProvenWallet } from '../wallets.ts';
import { placedItems } from '../items/find-placed.ts';
import type { Markets } from '../markets.ts';
import { findAcceptances, findBurned, findOwners, glanceAtCollections, glanceAtItems } from './queries.ts';

/** What a list of collections is sorted by. */
export interface CollectionGlance {
  name: string;
  /** Null where nothing is for sale in the chain's own coin. */
  floor: Amount | null;
  listed: number;
}

/** What a list of items is sorted by. */
export interface ItemGlance {
  name: string | null;
  price: Amount | null;
}

interface Sale {
  chain: number;
  collection: string;
  tokenId: string;
  transaction: string;
}

/** What other modules read of collections and items that people have named; within a transaction by its own connection (`of`). */
export interface Glance {
  /** By their ids; a collection whose logs nobody reads is left out. */
  collections(ids: readonly string[], of?: Db): Promise<Map<string, CollectionGlance>>;
  items(ids: readonly string[], of?: Db): Promise<Map<string, ItemGlance>>;
  /** Collections of which somebody with these wallets holds something, a hundred of each chain at most. */
  held(wallets: readonly ProvenWallet[]): Promise<Map<string, CollectionGlance>>;
  /** With all their figures. What isn't there is left out. */
  wholeCollections(ids: readonly string[]): Promise<Map<string, Collection>>;
  wholeItems(ids: readonly string[]): Promise<Map<string, PlacedItem>>;
  /** Who has items, by their ids; of copies the first hundred. */
  owners(ids: readonly string[], of?: Db): Promise<Map<string, string[]>>;
  /** Ids of the burned items among these. */
  burned(ids: readonly string[]): Promise<string[]>;
  /** Transactions of those sales in which somebody took an offer. */
  acceptances(sales: readonly Sale[], of?: Db): Promise<Set<string>>;
  /** An amount with what people call its currency, to be kept. @throws ChainServerError where that was never read and can't be now */
  amount(chain: number, currency: string, amount: string): Promise<Amount>;
}

const MOST_HELD = 100;

/** Text of an array, of values that hold neither commas nor quotes. */
const arrayOf = (values: readonly string[]): string => `{${values.join(',')}}`;

/** Reads what people have named, few things of many collections. */
export function createGlance({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }): Glance {
  const { byId } = createCollections({ db, clock, markets });
  const now = () => String(Math.floor(clock.now() / 1000));
  const followed = (ids: readonly string[]) =>
    [...groupBy(ids.map(partsOf), (parts) => parts.chain)].filter(([chain]) => markets.chains().includes(chain));
  const coin = async (chain: number, amount: string | null) =>
    amount === null ? null : amountIn(markets.of(chain).currencyOf, NOBODY, amount);

  async function collections(ids: readonly string[], of: Db = db): Promise<Map<string, CollectionGlance>> {
    const found = new Map<string, CollectionGlance>();
    for (const [chain, parts] of followed(ids)) {
      for (const row of await glanceAtCollections(of, [chain, arrayOf(parts.map((part) => part.collection)), now()])) {
        const name = row.name ?? ownName(markets.of(chain).deployment, row.collection);
        if (name === undefined) continue;
        found.set(collectionId(chain, row.collection), { name, floor: await coin(chain, row.floor), listed: row.listed });
      }
    }
    return found;
  }

  async function items(ids: readonly string[], of: Db = db): Promise<Map<string, ItemGlance>> {
    const found = new Map<string, ItemGlance>();
    for (const [chain, parts] of followed(ids)) {
      const [contracts, tokens] = [parts.map((part) => part.collection), parts.map((part) => part.tokenId)];
      const rows = await glanceAtItems(of, [chain, arrayOf(contracts), arrayOf(tokens), now(), markets.of(chain).deployment.names]);
      for (const { collection, token_id: token, name, price } of rows)
        found.set(`${collectionId(chain, collection)}-${token}`, { name, price: await coin(chain, price) });
    }
    return found;
  }

  async function held(wallets: readonly ProvenWallet[]): Promise<Map<string, CollectionGlance>> {
    const ids = await Promise.all(
      markets.chains().map(async (chain) => {
        const found = await heldCollections(db, chain, [...accountsAmong(wallets, chain)], MOST_HELD);
        return found.map((collection) => collectionId(chain, collection));
      }),
    );
    return collections(ids.flat());
  }

  async function wholeItems(ids: readonly string[]): Promise<Map<string, PlacedItem>> {
    const found = new Map<string, PlacedItem>();
    for (const [chain, keys] of followed(ids)) {
      const placed = await placedItems(db, markets.of(chain), now(), keys);
      for (const one of keys.map(placed)) if (one.item.owners > 0) found.set(one.item.id, one);
    }
    return found;
  }

  async function wholeCollections(ids: readonly string[]): Promise<Map<string, Collection>> {
    const known = await collections(ids);
    const found = await Promise.all([...known.keys()].map(async (id) => (await byId(id)).collection));
    return new Map(found.map((collection) => [collection.id, collection]));
  }

  async function owners(ids: readonly string[], of: Db = db): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const [chain, parts] of followed(ids)) {
      const [contracts, tokens] = [parts.map((part) => part.collection), parts.map((part) => part.tokenId)];
      for (const { collection, token_id: token, owners: accounts } of await findOwners(of, [chain, arrayOf(contracts), arrayOf(tokens)]))
        found.set(`${collectionId(chain, collection)}-${token}`, accounts);
    }
    return found;
  }

  async function burned(ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const [chain, parts] of followed(ids)) {
      const [contracts, tokens] = [parts.map((part) => part.collection), parts.map((part) => part.tokenId)];
      for (const { collection, token_id: token } of await findBurned(db, [chain, arrayOf(contracts), arrayOf(tokens)]))
        found.push(`${collectionId(chain, collection)}-${token}`);
    }
    return found;
  }

  return {
    collections,
    items,
    held,
    wholeCollections,
    wholeItems,
    owners,
    burned,
    async acceptances(sales, of = db) {
      const found: string[] = [];
      for (const chain of new Set(sales.map((sale) => sale.chain))) {
        const own = sales.filter((sale) => sale.chain === chain);
        const columns = (['collection', 'tokenId', 'transaction'] as const).map((key) => arrayOf(own.map((sale) => sale[key])));
        found.push(...(await findAcceptances(of, [chain, ...columns])).map(({ transaction }) => transaction));
      }
      return new Set(found);
    },
    amount: async (chain, currency, amount) => ({ amount, currency, ...(await markets.of(chain).currencyOf(currency, true)) }),
  };
}
