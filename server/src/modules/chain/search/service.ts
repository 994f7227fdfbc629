import type { Output, Query } from '@mortar/protocol';
import type { FoundCollection, SearchKind, searchMarket } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { lookAlikes } from '../../../lib/look-alike.ts';
import { shareAnswers } from '../../../lib/shared-answer.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findCollections } from '../collections/queries.ts';
import { collectionOf } from '../collections/service.ts';
import { collectionId } from '../ids.ts';
import type { ChainMarket, Markets } from '../markets.ts';
import { OWN } from '../own-collections.ts';
import { briefsOf, type TokenOf } from './briefs.ts';
import { findAccounts, findByName, findItemsByName, findItemsByNumber, findLabels, findNames } from './queries.ts';

type Found = Output<typeof searchMarket>;
/** Tells the older collection for which the name of one can be taken. */
type ImitatedBy = (contract: string, name: string) => FoundCollection['looksLike'];

const ADDRESS = /^0x[0-9a-f]{40}$/;
/** A number, behind the name of a collection or alone: `7`, `#7`, `Kiln Works 7`. */
const NUMBERED = /^(.*?)\s*#?(0|[1-9][0-9]{0,77})$/s;
const NOBODYS_TEXT = /[\0\p{Cs}]/u;
const MOST_KNOWN = 5000;
/** Folding so many names is work: for so long one answer does for all, of so many chains. */
const KNOWN_MS = 10_000;
const CHAINS = 20;

/** A beginning as `like` takes it. */
const beginning = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Finds what the market has by what somebody types. */
export function createSearch({ db, clock, markets }: { db: Db; clock: Clock; markets: Markets }) {
  const now = () => String(Math.floor(clock.now() / 1000));
  const share = shareAnswers<ImitatedBy>(KNOWN_MS, clock, CHAINS);

  async function imitatedBy(chain: number): Promise<ImitatedBy> {
    const { names, boxes } = markets.of(chain).deployment;
    const own = [
      { collection: names, name: OWN.names },
      { collection: boxes, name: OWN.boxes },
    ];
    // Of those that look alike the oldest is the original, and the platform's own before all.
    const known = [...(await findNames(db, [chain, MOST_KNOWN])).toReversed(), ...own];
    const first = new Map(known.map((one) => [one.name, one]));
    const find = lookAlikes(known.map(({ name }) => name));
    return (contract, name) => {
      const like = find(name);
      const original = like === null ? undefined : first.get(like);
      return !original || original.collection === contract ? null : { id: collectionId(chain, original.collection), name: original.name };
    };
  }

  async function collections(market: ChainMarket, text: string, limit: number): Promise<FoundCollection[]> {
    const { chainId, names, boxes } = market.deployment;
    const contracts = (await findByName(db, [chainId, text, limit, names, boxes])).map(({ collection }) => collection);
    if (contracts.length === 0) return [];
    const [rows, imitated] = await Promise.all([
      findCollections(db, [chainId, names, boxes, now(), null, null, null, null, null, limit, `{${contracts.join(',')}}`]),
      share(String(chainId), () => imitatedBy(chainId)),
    ]);
    const found = await Promise.all(rows.map((row) => collectionOf(market, row)));
    return found
      .sort((one, other) => contracts.indexOf(one.contract) - contracts.indexOf(other.contract))
      .map(({ id, contract, name, symbol, kind, picture, items, floor }) => {
        return { id, name, symbol, kind, picture, items, floor, looksLike: imitated(contract, name) };
      });
  }

  async function items(market: ChainMarket, text: string, limit: number) {
    const { chainId } = market.deployment;
    const [, name = '', number] = NUMBERED.exec(text) ?? [];
    const [numbered, named] = await Promise.all([
      number === undefined || number.length > 77 ? [] : findItemsByNumber(db, [chainId, number, name.trim(), limit]),
      findItemsByName(db, [chainId, text.toLowerCase(), limit]),
    ]);
    const tokens = new Map([...numbered, ...named].map((token): [string, TokenOf] => [`${token.collection} ${token.token_id}`, token]));
    return briefsOf(db, market, [...tokens.values()].slice(0, limit), now());
  }

  async function creators({ deployment: { chainId, names } }: ChainMarket, text: string, limit: number): Promise<Found['creators']> {
    const whole = ADDRESS.test(text.toLowerCase()) ? text.toLowerCase() : null;
    const rows = await findAccounts(db, [chainId, beginning(text), whole, limit, names, now()]);
    return rows.map(({ account, name, collections: made }) => ({ chain: chainId, address: account, name, collections: made }));
  }

  async function labels(market: ChainMarket, text: string, limit: number): Promise<Found['names']> {
    const { chainId, names } = market.deployment;
    const rows = await findLabels(db, [chainId, beginning(text), now(), limit, names]);
    const briefs = await briefsOf(
      db,
      market,
      rows.map(({ token_id: tokenId }) => ({ collection: names, token_id: tokenId })),
      now(),
    );
    return rows.map(({ label, holder }, index) => ({ id: briefs[index]!.id, label, holder, price: briefs[index]!.price }));
  }

  return async ({ text: given, limit, kind, chain }: Query<typeof schemas.searchMarket>): Promise<Found> => {
    const text = given.normalize('NFKC').trim();
    if (text === '' || NOBODYS_TEXT.test(text)) throw new AppError('validation');
    const chains = chain === undefined ? await markets.readable() : [markets.of(chain).deployment.chainId];
    const among = async <One>(of: SearchKind, find: (market: ChainMarket, text: string, limit: number) => Promise<One[]>): Promise<One[]> =>
      kind !== undefined && kind !== of
        ? []
        : (await Promise.all(chains.map((id) => find(markets.of(id), text, limit)))).flat().slice(0, limit);
    const [foundCollections, foundItems, foundCreators, foundNames] = await Promise.all([
      among('collections', collections),
      among('items', items),
      among('creators', creators),
      among('names', labels),
    ]);
    return { collections: foundCollections, items: foundItems, creators: foundCreators, names: foundNames };
  };
}
