import type { MetadataFault } from '@mortar/protocol/market';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { statement } from '../../../../db/statement.ts';
import type { Document } from '../document.ts';
import { AGAIN_AN_HOUR, AGAIN_MS, LEASE_MS } from '../limits.ts';
import { collectionWords } from './tables.ts';

/** A collection that is being looked at, until a time after which somebody else may. */
export interface TakenCollection {
  chainId: number;
  collection: string;
  tries: number;
  leasedUntil: Date;
}

/** Takes a collection that is due; those that never came to nothing first. $1 chains, $2 now, $3 end of the lease */
const takeOne = statement<{ chain_id: string; collection: string; tries: number }>(
  'chain_collection_words_take',
  `update chain_collection_words set due_at = $3::timestamptz where (chain_id, collection) in (
     select chain_id, collection from chain_collection_words
     where due_at <= $2::timestamptz and chain_id = any(array(select jsonb_array_elements_text($1::jsonb)::bigint))
     order by tries, due_at limit 1 for update skip locked
   ) returning chain_id, collection, tries`,
);
/** What was once read and looked at longest ago, before $1, is due; at most $2 of them. */
const lookAgain = statement<never>(
  'chain_collection_words_again',
  `update chain_collection_words set due_at = now(), tries = 0 where (chain_id, collection) in (
     select chain_id, collection from chain_collection_words
     where due_at is null and read_at is not null and greatest(read_at, failed_at) < $1::timestamptz
     order by greatest(read_at, failed_at) limit $2::int for update skip locked)`,
);

/** The SQL of what collections say of themselves. */
export const collectionWordsOf = (db: Db) => {
  /** Nothing where the chain has told of a change meanwhile, or taken the collection back: then it is looked at again, or never. */
  const isHeld = ({ chainId, collection, leasedUntil }: TakenCollection) =>
    and(eq(collectionWords.chainId, chainId), eq(collectionWords.collection, collection), eq(collectionWords.dueAt, leasedUntil));
  return {
    async take(chains: readonly number[], now: Date): Promise<TakenCollection | undefined> {
      const leasedUntil = new Date(now.getTime() + LEASE_MS);
      const [row] = await takeOne(db, [JSON.stringify(chains), now.toISOString(), leasedUntil.toISOString()]);
      return row && { chainId: Number(row.chain_id), collection: row.collection, tries: row.tries, leasedUntil };
    },
    /** What was read. @param next when it is to be looked at again; null where the chain's word or time brings a look */
    async note(
      taken: TakenCollection,
      { name, description, link }: Document,
      read: { picture: string | null; fault: MetadataFault | null; block: number; at: Date; next: Date | null },
    ): Promise<void> {
      const { picture, fault, block, at, next } = read;
      const tries = next ? taken.tries + 1 : 0;
      await db
        .update(collectionWords)
        .set({ name, description, link, picture, fault, readBlock: block, readAt: at, failedAt: null, dueAt: next, tries })
        .where(isHeld(taken));
    },
    /** What was read before stays. */
    async noteFault(taken: TakenCollection, fault: MetadataFault, { at, next }: { at: Date; next: Date | null }): Promise<void> {
      await db
        .update(collectionWords)
        .set({ fault, failedAt: at, dueAt: next, tries: taken.tries + 1 })
        .where(isHeld(taken));
    },
    /** Some of what nothing else has brought a look to for long is due. */
    async lookAgain(now: Date): Promise<void> {
      await lookAgain(db, [new Date(now.getTime() - AGAIN_MS).toISOString(), AGAIN_AN_HOUR]);
    },
    /** Collections that wait for a gateway are due where there is one now. */
    async dueForGateway(): Promise<void> {
      await db
        .update(collectionWords)
        .set({ dueAt: sql`now()`, tries: 0 })
        .where(eq(collectionWords.fault, 'noGateway'));
    },
  };
};
