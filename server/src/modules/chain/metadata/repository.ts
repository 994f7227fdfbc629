import type { MetadataFault } from '@mortar/protocol/market';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Document } from './document.ts';
import { AGAIN_AN_HOUR, AGAIN_MS, LEASE_MS } from './limits.ts';
import { tokens } from './tables.ts';
import { writeTraits } from './write-traits.ts';

/** A token that is being looked at, until a time after which somebody else may. */
export interface TakenToken {
  chainId: number;
  collection: string;
  tokenId: string;
  isCopies: boolean;
  tries: number;
  leasedUntil: Date;
}

interface TakenRow {
  chain_id: string;
  collection: string;
  token_id: string;
  is_copies: boolean;
  tries: number;
}

/**
 * Takes a token that is due, of any collection alike, however many each has that are. $1 chains, $2 now, $3 end of the lease, $4 collections that are left alone, `<chain>-<contract>` each
 */
const takeOne = statement<TakenRow>(
  'chain_tokens_take',
  `with collections as (
     select distinct chain_id, collection from chain_tokens
     where due_at <= $2::timestamptz and chain_id = any(array(select jsonb_array_elements_text($1::jsonb)::bigint))
       and chain_id || '-' || collection <> all(array(select jsonb_array_elements_text($4::jsonb)))
   ), first as (
     select t.* from (select * from collections order by random()) as c, lateral (
       select chain_id, collection, token_id from chain_tokens t
       where t.chain_id = c.chain_id and t.collection = c.collection and due_at <= $2::timestamptz
       order by due_at limit 1 for update skip locked) as t
     limit 1
   )
   update chain_tokens t set due_at = $3::timestamptz from first
   where t.chain_id = first.chain_id and t.collection = first.collection and t.token_id = first.token_id
   returning t.chain_id, t.collection, t.token_id::text, t.tries,
     coalesce((select is_copies from chain_drops d where d.chain_id = t.chain_id and d.collection = t.collection), false) as is_copies`,
);

/** What was once read and looked at longest ago, before $1, is due; at most $2 of them. */
const lookAgain = statement<never>(
  'chain_tokens_look_again',
  `update chain_tokens t set due_at = now(), tries = 0
   from (
     select chain_id, collection, token_id from chain_tokens
     where due_at is null and read_at is not null and greatest(read_at, failed_at) < $1::timestamptz
     order by greatest(read_at, failed_at) limit $2::int for update skip locked
   ) as old
   where t.chain_id = old.chain_id and t.collection = old.collection and t.token_id = old.token_id`,
);

/** The SQL of what tokens say of themselves. */
export const tokensOf = (db: Db) => {
  /** Nothing where the chain has told of a change meanwhile, or taken the token back: then it is looked at again, or never. */
  const isHeld = ({ chainId, collection, tokenId, leasedUntil }: TakenToken) =>
    and(eq(tokens.chainId, chainId), eq(tokens.collection, collection), eq(tokens.tokenId, tokenId), eq(tokens.dueAt, leasedUntil));
  return {
    async take(chains: readonly number[], busy: readonly string[], now: Date): Promise<TakenToken | undefined> {
      const leasedUntil = new Date(now.getTime() + LEASE_MS);
      const params = [JSON.stringify(chains), now.toISOString(), leasedUntil.toISOString(), JSON.stringify(busy)];
      const [row] = await takeOne(db, params);
      if (!row) return undefined;
      const { chain_id: chainId, collection, token_id: tokenId, is_copies: isCopies, tries } = row;
      return { chainId: Number(chainId), collection, tokenId, isCopies, tries, leasedUntil };
    },
    /** What was read. @param next when it is to be looked at again; null where the chain's word or time brings a look */
    async note(
      token: TakenToken,
      { name, description, traits, animation, link }: Document,
      read: { picture: string | null; pictureFault: MetadataFault | null; block: number; at: Date; next: Date | null },
    ): Promise<void> {
      const { picture, pictureFault, block, at, next } = read;
      const said = { name, description, traits, animation, link, picture };
      const tries = next ? token.tries + 1 : 0;
      await db.transaction(async (tx) => {
        const written = await tx
          .update(tokens)
          .set({ ...said, fault: null, pictureFault, readBlock: block, readAt: at, failedAt: null, dueAt: next, tries })
          .where(isHeld(token))
          .returning({ tokenId: tokens.tokenId });
        if (written.length > 0) await writeTraits(tx, token);
      });
    },
    /** What was read before stays. */
    async noteFault(token: TakenToken, fault: MetadataFault, { at, next }: { at: Date; next: Date | null }): Promise<void> {
      await db
        .update(tokens)
        .set({ fault, failedAt: at, dueAt: next, tries: token.tries + 1 })
        .where(isHeld(token));
    },
    /** Some of what nothing else has brought a look to for long is due. */
    async lookAgain(now: Date): Promise<void> {
      await lookAgain(db, [new Date(now.getTime() - AGAIN_MS).toISOString(), AGAIN_AN_HOUR]);
    },
    /** Tokens that wait for a gateway are due where there is one now. */
    async dueForGateway(): Promise<void> {
      await db
        .update(tokens)
        .set({ dueAt: sql`now()`, tries: 0 })
        .where(sql`'noGateway' in (fault, picture_fault)`);
    },
  };
};
