import type { AlertKind } from '@mortar/protocol/market';
import type { NoticeKind, NoticeValues } from '@mortar/protocol/notices';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { NOBODY, type Glance, type MarketEvent } from '../../chain/index.ts';
import type { Notify } from '../../notices/index.ts';
import { itemWords } from '../item-words.ts';
import { favouritesOf } from '../favourites/repository.ts';
import { alertsOf } from './repository.ts';

const HOUR_MS = 3600 * 1000;
/** Most alerts that one person gets in an hour. */
const MOST = 30;
/** An offer for more tokens than these is one for a collection, of which nobody is told. */
const FEW_TOKENS = 20;
/** Things that people watch which are looked at together. */
const AT_ONCE = 100;

export interface AlertsDeps {
  db: Db;
  clock: Clock;
  glance: Glance;
  notify: Notify;
  /** People by the wallets that are theirs, in lower case. */
  findWalletUsers(db: Db, addresses: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

type ItemNotice = 'marketListed' | 'marketLowered' | 'marketSold' | 'marketOffered' | 'marketSale' | 'marketAccepted';
type EventOf<Kind extends MarketEvent['kind']> = Extract<MarketEvent, { kind: Kind }>;

const collectionOf = ({ chain, collection }: MarketEvent): string => `${chain}-${collection}`;
const itemOf = (event: MarketEvent, token: string): string => `${collectionOf(event)}-${token}`;

/** What people are told of the market: what they watch, and what happens to what is theirs. */
export function createAlerts({ db, clock, glance, notify, findWalletUsers }: AlertsDeps) {
  const wordsOf = itemWords(glance);
  const hour = () => new Date(Math.floor(clock.now() / HOUR_MS) * HOUR_MS);

  async function tell<Kind extends NoticeKind>(
    tx: Db,
    userIds: readonly number[],
    wanted: AlertKind,
    notice: { kind: Kind; about: string; values: NoticeValues[Kind]; link: string },
  ): Promise<void> {
    const admitted = await alertsOf(tx).admit(userIds, wanted, hour(), MOST);
    if (admitted.length > 0) await notify(tx, admitted, notice);
  }

  async function tellOfItem(
    tx: Db,
    userIds: readonly number[],
    [kind, wanted]: readonly [ItemNotice, AlertKind],
    { event, token, price, currency }: { event: MarketEvent; token: string; price: string; currency: string },
  ): Promise<void> {
    if (userIds.length === 0) return;
    const id = itemOf(event, token);
    const values = await wordsOf(tx, id, currency, price);
    await tell(tx, userIds, wanted, { kind, about: id, values, link: `/market/items/${id}` });
  }

  /** The lowest price of an item now; null where it is not for sale in the chain's own coin. */
  const priceOf = async (tx: Db, id: string): Promise<string | null> => (await glance.items([id], tx)).get(id)?.price?.amount ?? null;

  async function listed(tx: Db, event: EventOf<'listed'>, own: ReadonlyMap<string, number>): Promise<void> {
    if (event.currency !== NOBODY) return;
    const { tokenId: token, price, currency } = event;
    const lowest = await priceOf(tx, itemOf(event, token));
    if (lowest !== null && BigInt(lowest) < BigInt(price)) return;
    const watchers = await alertsOf(tx).notePrice(itemOf(event, token), price);
    const others = watchers.filter(({ userId }) => userId !== own.get(event.seller));
    const found = { event, token, price, currency };
    const idsOf = (which: typeof others) => which.map(({ userId }) => userId);
    const isCheaper = (before: string | null) => before !== null && BigInt(price) < BigInt(before);
    await tellOfItem(tx, idsOf(others.filter(({ before }) => before === null)), ['marketListed', 'item'], found);
    await tellOfItem(tx, idsOf(others.filter(({ before }) => isCheaper(before))), ['marketLowered', 'item'], found);
  }

  async function sold(tx: Db, event: EventOf<'sold'>, own: ReadonlyMap<string, number>, isAccepted: boolean): Promise<void> {
    const { tokenId: token, price, currency, seller, buyer } = event;
    const found = { event, token, price, currency };
    const parties = [own.get(seller), own.get(buyer)];
    const id = itemOf(event, token);
    const watchers = await alertsOf(tx).notePrice(id, await priceOf(tx, id));
    const others = watchers.map(({ userId }) => userId).filter((userId) => !parties.includes(userId));
    await tellOfItem(tx, others, ['marketSold', 'item'], found);
    const told = isAccepted ? own.get(buyer) : own.get(seller);
    if (told !== undefined && own.get(seller) !== own.get(buyer))
      await tellOfItem(tx, [told], isAccepted ? ['marketAccepted', 'accepted'] : ['marketSale', 'sale'], found);
  }

  async function offered(tx: Db, event: EventOf<'offered'>, own: ReadonlyMap<string, number>): Promise<void> {
    const { tokenIds, price, currency, bidder } = event;
    if (tokenIds === null || tokenIds.length > FEW_TOKENS) return;
    const owners = await glance.owners(
      tokenIds.map((token) => itemOf(event, token)),
      tx,
    );
    const people = await findWalletUsers(tx, [...new Set([...owners.values()].flat())]);
    for (const token of tokenIds) {
      const users = (owners.get(itemOf(event, token)) ?? []).flatMap((owner) => people.get(owner) ?? []);
      const others = users.filter((userId) => userId !== own.get(bidder));
      await tellOfItem(tx, others, ['marketOffered', 'offer'], { event, token, price, currency });
    }
  }

  /** Compares the floors of collections with what their watchers know of them. */
  async function floors(tx: Db, collections: readonly string[]): Promise<void> {
    for (const [id, { name, floor }] of await glance.collections(collections, tx)) {
      if (!floor) continue;
      const moved = await alertsOf(tx).noteFloor(id, floor.amount);
      for (const [before, told] of groupBy(moved, (one) => one.before)) {
        if (before === null || BigInt(before) === 0n) continue;
        const [was, is] = [BigInt(before), BigInt(floor.amount)];
        const percent = String(((is > was ? is - was : was - is) * 100n) / was);
        const values = { collection: name, way: is > was ? ('up' as const) : ('down' as const), percent };
        const { amount, decimals, symbol } = floor;
        const userIds = told.map(({ userId }) => userId);
        await tell(tx, userIds, 'floor', {
          kind: 'marketFloor',
          about: id,
          values: { ...values, amount, decimals: String(decimals), symbol },
          link: `/market/collections/${id}`,
        });
      }
    }
  }

  async function eachWatched(isItem: boolean, work: (subjects: readonly string[]) => Promise<void>): Promise<void> {
    for (let after = '', left = true; left;) {
      const subjects = await alertsOf(db).watched(isItem, after, AT_ONCE);
      if (subjects.length > 0) await work(subjects);
      after = subjects.at(-1) ?? after;
      left = subjects.length === AT_ONCE;
    }
  }

  return {
    /** Takes what happened on the market, once and in order. */
    async take(tx: Db, events: readonly MarketEvent[]): Promise<void> {
      const accounts = events.flatMap((event) =>
        event.kind === 'sold'
          ? [event.seller, event.buyer]
          : event.kind === 'listed'
            ? [event.seller]
            : event.kind === 'offered'
              ? [event.bidder]
              : [],
      );
      const own = await findWalletUsers(tx, [...new Set(accounts)]);
      const accepted = await glance.acceptances(
        events.filter((event) => event.kind === 'sold'),
        tx,
      );
      for (const event of events) {
        if (event.kind === 'listed') await listed(tx, event, own);
        else if (event.kind === 'sold') await sold(tx, event, own, accepted.has(event.transaction));
        else if (event.kind === 'offered') await offered(tx, event, own);
      }
      await floors(tx, [...new Set(events.map(collectionOf))]);
    },

    /** What no event tells: floors that moved with a cancellation or a time that ended, and items that are no longer for sale, or burned. */
    async look(): Promise<void> {
      await eachWatched(false, (subjects) => db.transaction((tx) => floors(tx, subjects)));
      await eachWatched(true, async (subjects) => {
        const items = await glance.items(subjects);
        await alertsOf(db).noteUnsold(subjects.filter((id) => items.get(id)?.price === null));
        await favouritesOf(db).removeAll(await glance.burned(subjects));
      });
    },

    prune: () => alertsOf(db).forgetBefore(new Date(clock.now() - 24 * HOUR_MS)),
  };
}
