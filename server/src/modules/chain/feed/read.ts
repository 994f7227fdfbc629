import type { Db } from '../../../db/db.ts';
import { cursorOf, KEPT } from '../sync/index.ts';
import type { MarketEvent } from './event.ts';
import { findFacts, findSigned, hear, type EventRow } from './queries.ts';
import { feedsOf } from './repository.ts';

/** What is older is history, such as that of a chain that is read for the first time, and not told. */
const FRESH_MS = 10 * 60 * 1000;
/** What is being written while somebody reads comes with an earlier time. */
const LATE_MS = 60 * 1000;
/** Most blocks of one transaction. */
const BLOCKS = 2000;

export interface Reader {
  /** Its name among all readers, such as `market.alerts`. */
  reader: string;
  /** Takes what happened, in the order in which it did. What it does in this transaction happens once; where it throws, the same comes again. */
  take(tx: Db, events: readonly MarketEvent[]): Promise<void>;
}

const eventOf =
  (chain: number) =>
  ({ at, collection, event }: EventRow): MarketEvent =>
    ({ chain, collection, at: new Date(at), ...event }) as MarketEvent;

/** Tells a reader what is new to it on a chain. @returns whether it has got to where the chain was read */
export function readFeed(db: Db, chain: number, { reader, take }: Reader, now: Date): Promise<boolean> {
  const ago = (time: Date, ms: number) => new Date(time.getTime() - ms);
  const fresh = ago(now, FRESH_MS);
  return db.transaction(async (tx) => {
    const cursor = await cursorOf(tx, chain).hold();
    if (!cursor) return true;
    const { place, moveTo } = await feedsOf(tx).take(reader, chain, { block: Math.max(0, cursor.block - KEPT), signedAt: fresh });
    const upTo = Math.min(cursor.block, place.block + BLOCKS);
    const signedAfter = new Date(Math.max(fresh.getTime(), ago(place.signedAt, LATE_MS).getTime()));
    const seconds = String(Math.floor(now.getTime() / 1000));
    const found = [
      ...(await findFacts(tx, [chain, place.block, upTo, fresh.toISOString()])),
      ...(await findSigned(tx, [chain, signedAfter.toISOString(), seconds])),
    ];
    if (found.length > 0) {
      const heard = await hear(tx, [reader, chain, JSON.stringify(found.map(({ key }) => key)), now.toISOString()]);
      const isNew = new Set(heard.map(({ key }) => key));
      const events = found.filter(({ key }) => isNew.has(key)).map(eventOf(chain));
      if (events.length > 0) await take(tx, events);
    }
    await moveTo({ block: upTo, signedAt: now });
    return upTo === cursor.block;
  });
}
