import type { Output, Query } from '@mortar/protocol';
import type { MarketEvent, MarketEventKind, listMarketActivity } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import { readKeyCursor, writeKeyCursor } from '../../../lib/key-cursor.ts';
import { checkedPlace, checkedTime, END, type Place } from '../cursors.ts';
import { partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { eventOfFact, eventOfSigned } from './event-of.ts';
import { findFacts, type FactRow, type Scope } from './find-facts.ts';
import { findSigned, type SignedPlace, type SignedRow } from './find-signed.ts';

type Activity = Output<typeof listMarketActivity>;
interface Page {
  kinds?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
}
/** Where each source goes on: for a chain, in the order of their numbers, its facts and what was signed. */
interface Places {
  facts: Place;
  signed: SignedPlace;
}
type Found = { at: string; chain: number } & ({ fact: FactRow } | { signed: SignedRow });

const LATEST: Places = { facts: END, signed: ['infinity', ''] };
const PLACE_LENGTH = 5;

function readPlaces(cursor: string | undefined, chains: readonly number[]): Places[] {
  const like = chains.flatMap((): (string | number)[] => [0, 0, 0, '', '']);
  const key = readKeyCursor(cursor, like);
  if (!key) return chains.map(() => LATEST);
  return chains.map((_, index) => {
    const [block, log, sub, at, hash] = key.slice(index * PLACE_LENGTH) as [number, number, number, string, string];
    return { facts: checkedPlace([block, log, sub]), signed: [checkedTime(at), hash] };
  });
}

const writePlaces = (places: readonly Places[]): string =>
  writeKeyCursor(places.flatMap(({ facts, signed: [at, hash] }) => [...facts, at, hash]));

/** Where a source goes on behind a row. */
const passed = (places: Places, row: Found): Places =>
  'fact' in row
    ? { ...places, facts: [row.fact.block, row.fact.log_index, row.fact.sub] }
    : { ...places, signed: [row.signed.at, row.signed.hash] };

/** Reads what happens on the chains and what is signed for them. */
export function createActivity({ db, markets }: { db: Db; markets: Markets }) {
  /** The latest of some chains, each row once, whatever source it is from. */
  async function list(chains: readonly number[], scope: Scope, { kinds, cursor, pageSize }: Page): Promise<Activity> {
    const wanted = kinds === undefined ? null : (kinds.split(',') as MarketEventKind[]);
    const places = readPlaces(cursor, chains);
    const freshness = await Promise.all(chains.map((chain) => markets.freshness(chain)));
    const limit = pageSize + 1;
    const found = await Promise.all(
      chains.map(async (chain, index): Promise<Found[]> => {
        const { names } = markets.of(chain).deployment;
        const [facts, signed] = await Promise.all([
          findFacts(db, { chain, scope, kinds: wanted, before: places[index]!.facts, limit, names }),
          findSigned(db, { chain, scope, kinds: wanted, before: places[index]!.signed, limit, names }),
        ]);
        return [...facts.map((fact) => ({ at: fact.at, chain, fact })), ...signed.map((one) => ({ at: one.at, chain, signed: one }))];
      }),
    );
    // Sorting keeps rows of one moment, and of one source, in the order in which they came.
    const all = found.flat().sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
    const shown = all.slice(0, pageSize);
    const next = chains.map((chain, index) => shown.filter((row) => row.chain === chain).reduce(passed, places[index]!));
    const items = await Promise.all(
      shown.map((row): Promise<MarketEvent> => {
        const market = markets.of(row.chain);
        const head = freshness[chains.indexOf(row.chain)]!.block;
        return 'fact' in row ? eventOfFact(market, row.fact, head) : eventOfSigned(market, row.signed);
      }),
    );
    return { items, next: all.length > pageSize ? writePlaces(next) : null, freshness };
  }

  return {
    async market({ collection, ...page }: Query<typeof schemas.listMarketActivity>): Promise<Activity> {
      if (collection !== undefined) {
        const { chain, collection: contract } = partsOf(collection);
        await markets.read(chain, contract);
        return list([chain], { of: 'collection', collection: contract }, page);
      }
      return list(await markets.readable(), { of: 'chain' }, page);
    },
    /** Of the collections that an account made, and its own trades. */
    of: (chain: number, account: string, page: Page) => list([chain], { of: 'account', account }, page),
  };
}
