import type { Output, Query } from '@mortar/protocol';
import { readTraits, type getCollectionFacets, type ItemSort, type listCollectionItems } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { NOBODY } from '../address.ts';
import { collectionId, partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { cut } from '../../../lib/page.ts';
import { rarityOfTraits } from '../rarity/of-traits.ts';
import { createFacets } from './facets.ts';
import { findFew } from './find-few.ts';
import { findItems, placeOf } from './find-items.ts';
import { itemOf } from './item-of.ts';
import { ANY_PRICE, type Place } from './wanted.ts';

type ItemsQuery = Query<typeof schemas.listCollectionItems>;

const NUMBER = /^-?[0-9]{1,78}(?:[.][0-9]{1,6})?$/;
/** What PostgreSQL has as a time, and as a rank. */
const KEYS: Partial<Record<ItemSort, RegExp>> = { listed: /^-?[0-9]{1,11}(?:[.]|$)/, rarity: /^[0-9]{1,9}$/ };

/** The place that a cursor holds, of a list with this order. */
function placeAfter(cursor: string | undefined, sort: ItemSort): Place | undefined {
  const key = readKeyCursor<string[]>(cursor, ['', '', '', '']);
  if (!key) return undefined;
  const [of, ...place] = key;
  const isOne = of === sort && place.every((value) => NUMBER.test(value)) && /^[01]$/.test(place[0]!);
  if (!isOne || KEYS[sort]?.test(place[1]!) === false) throw new AppError('validation');
  return place as unknown as Place;
}

/** Texts that PostgreSQL takes. */
const isText = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

function traitsOf(text: string | undefined) {
  if (text === undefined) return [];
  const traits = isText(text) ? readTraits(text) : undefined;
  if (!traits) throw new AppError('validation');
  return traits;
}

function pricesOf({ filter, priceFrom, priceTo }: ItemsQuery): readonly [from: string, to: string] | undefined {
  return filter === 'listed' || priceFrom !== undefined || priceTo !== undefined
    ? [priceFrom ?? ANY_PRICE[0], priceTo ?? ANY_PRICE[1]]
    : undefined;
}

/** Reads the items of collections. */
export function createItems({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }) {
  const facets = createFacets({ db, clock });
  return {
    async list(query: ItemsQuery): Promise<Output<typeof listCollectionItems>> {
      const { id, sort, owner, cursor, pageSize, token } = query;
      const { chain, collection } = partsOf(id);
      const freshness = await markets.read(chain, collection);
      const currency = query.currency?.toLowerCase() ?? NOBODY;
      const wanted = {
        chain,
        collection,
        now: String(Math.floor(clock.now() / 1000)),
        currency,
        names: markets.of(chain).deployment.names,
        sort,
        prices: pricesOf(query),
        owner: owner?.toLowerCase(),
        traits: traitsOf(query.traits),
        after: placeAfter(cursor, sort),
        limit: pageSize + 1,
        isNamed: token !== undefined,
      };
      const few = token === undefined ? await findFew(db, wanted) : [token];
      const { shown, last } = cut(await findItems(db, wanted, few), pageSize);
      const items = shown.map((row) => itemOf(collectionId(chain, collection), currency, row));
      const [one] = items;
      if (token !== undefined && one?.rarity) one.rarity.traits = await rarityOfTraits(db, chain, collection, token);
      return { items, next: last ? writeKeyCursor([sort, ...placeOf(last)]) : null, freshness };
    },

    async facets(id: string): Promise<Output<typeof getCollectionFacets>> {
      const { chain, collection } = partsOf(id);
      const freshness = await markets.read(chain, collection);
      return { facets: await facets(chain, collection), freshness };
    },
  };
}
