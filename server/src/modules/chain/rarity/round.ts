import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Clock } from '../../../lib/clock.ts';
import { countItems, countTraits, MOST_ITEMS, noteRun, rankItems } from './compute.ts';

/** Seconds between two rounds. */
export const RARITY_SECONDS = 5;
/** A round begins no further collection after this, ms. */
const ROUND_MS = 20_000;
/** What was not computed by then was left behind by a process that died, ms. */
const LEASE_MS = 60_000;

/** A collection that is due, no more often than a second for each 100 of its items: while thousands are read, ranks follow now and then. */
const takeDue = statement<{ collection: string; chain_id: string }>(
  'chain_rarity_take',
  `update chain_rarity_due set due_at = $2::timestamptz where (chain_id, collection) in (
     select d.chain_id, d.collection from chain_rarity_due d left join chain_rarity_runs r using (chain_id, collection)
     where due_at <= $1::timestamptz and (r.at is null or r.at + (r.items / 100) * interval '1 second' <= $1)
     order by due_at limit 1 for update of d skip locked
   ) returning chain_id, collection`,
);
/** Unless something changed meanwhile, which has made it due again. */
const endDue = statement<never>(
  'chain_rarity_end',
  'delete from chain_rarity_due where chain_id = $1::bigint and collection = $2 and due_at = $3::timestamptz',
);
const forget = (['chain_rarity', 'chain_rarity_traits', 'chain_rarity_runs'] as const).map((table) =>
  statement<never>(`${table}_forget`, `delete from ${table} where chain_id = $1::bigint and collection = $2`),
);

/** Computes how rare the items of collections are whose traits changed, each in a transaction of its own. */
export function createRarityRound({ db, clock, stopped }: { db: Db; clock: Clock; stopped: AbortSignal }) {
  async function compute(of: [chain: number, collection: string], now: string, leasedUntil: string): Promise<void> {
    await db.transaction(async (tx) => {
      for (const clear of forget) await clear(tx, of);
      const [counted] = await countItems(tx, of);
      if (counted!.items > 0 && counted!.items <= MOST_ITEMS) {
        await rankItems(tx, of);
        await countTraits(tx, of);
        await noteRun(tx, [...of, now]);
      }
      await endDue(tx, [...of, leasedUntil]);
    });
  }

  /** @returns whether there was one */
  async function one(): Promise<boolean> {
    const now = clock.now();
    const leasedUntil = new Date(now + LEASE_MS).toISOString();
    const [due] = await takeDue(db, [new Date(now).toISOString(), leasedUntil]);
    if (!due) return false;
    await compute([Number(due.chain_id), due.collection], new Date(now).toISOString(), leasedUntil);
    return true;
  }

  return async (): Promise<void> => {
    const end = clock.now() + ROUND_MS;
    while (!stopped.aborted && clock.now() < end && (await one()));
  };
}
