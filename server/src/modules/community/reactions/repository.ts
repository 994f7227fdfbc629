import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { prepared } from '../../../db/statement.ts';
import type { Target } from '../ids.ts';
import { addDeltas } from '../numbers/deltas.ts';
import { counters, deltas, reactions, type Reacted } from '../numbers/tables.ts';
import { personShown } from '../store/visible.ts';

/** A state that somebody sets. */
export interface Change extends Omit<typeof reactions.$inferInsert, 'id'> {
  isWanted: boolean;
}
type Changed = Pick<Change, 'postId' | 'seq' | 'what' | 'userId'> & Record<string, unknown>;

/** Names what is set by whom. */
export const keyOf = ({ postId, seq, what, userId }: Pick<Change, 'postId' | 'seq' | 'what' | 'userId'>): string =>
  `${postId} ${seq} ${what} ${userId}`;

const KEY = sql.raw('post_id::float8 as "postId", seq, what, user_id::float8 as "userId"');
const wireOf = ({ postId, seq, userId, what, rev, at }: Change) => ({ post_id: postId, seq, user_id: userId, what, rev, at });
const recordset = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(post_id bigint, seq int, user_id bigint, what text, rev int, at timestamptz)`;

/** The SQL of what people like and keep. */
export function reactionsOf(db: Db) {
  const isOn = ({ postId, seq }: Target, what: Reacted) =>
    and(eq(reactions.postId, postId), eq(reactions.seq, seq), eq(reactions.what, what));
  return {
    /** Sets states, each of another person or thing. @returns for each whether it was another one before */
    async setAll(changes: readonly Change[]): Promise<boolean[]> {
      const rows = (isWanted: boolean) => changes.filter((change) => change.isWanted === isWanted).map(wireOf);
      const [on, off] = [rows(true), rows(false)];
      const changed = [
        ...(on.length === 0
          ? []
          : await prepared<Changed>(
              db,
              'community_react',
              sql`
              insert into ${reactions} (post_id, seq, user_id, what, rev, at)
              select post_id, seq, user_id, what, rev, at from ${recordset(on)} order by post_id, seq, what, user_id
              on conflict do nothing returning ${KEY}`,
            )),
        ...(off.length === 0
          ? []
          : await db.execute<Changed>(sql`
              delete from ${reactions} r using ${recordset(off)}
               where r.post_id = o.post_id and r.seq = o.seq and r.what = o.what and r.user_id = o.user_id
              returning ${sql.raw('r.post_id::float8 as "postId", r.seq, r.what, r.user_id::float8 as "userId"')}`)),
      ];
      const names = new Set(changed.map(keyOf));
      const done = changes.map((change) => names.has(keyOf(change)));
      await addDeltas(
        db,
        changes.flatMap(({ postId, seq, what, isWanted }, index) => (done[index] ? [{ postId, seq, what, d: isWanted ? 1 : -1 }] : [])),
      );
      return done;
    },

    /** Who, the latest first, as far as somebody may see them. */
    byTarget: (viewer: number, target: Target, what: Reacted, below: number, limit: number) =>
      db
        .select({ id: reactions.id, userId: reactions.userId, at: reactions.at })
        .from(reactions)
        .where(and(isOn(target, what), lt(reactions.id, below), personShown(viewer, sql`${reactions.userId}`)))
        .orderBy(desc(reactions.id))
        .limit(limit),

    /** What somebody likes or keeps, the latest first. */
    byUser: (userId: number, what: Reacted, below: number, limit: number) =>
      db
        .select({ id: reactions.id, postId: reactions.postId, seq: reactions.seq, at: reactions.at })
        .from(reactions)
        .where(and(eq(reactions.userId, userId), eq(reactions.what, what), lt(reactions.id, below)))
        .orderBy(desc(reactions.id))
        .limit(limit),

    /** How many people like something, as it stands in this transaction. */
    async count({ postId, seq }: Target, what: Reacted): Promise<number> {
      const column = sql.identifier(what === 'like' ? 'likes' : 'favorites');
      const [row] = await prepared<{ count: number }>(
        db,
        'community_reacted',
        sql`
        select (coalesce((select ${column} from ${counters} where post_id = ${postId} and seq = ${seq}), 0)
          + coalesce((select sum(d) from ${deltas} where post_id = ${postId} and seq = ${seq} and what = ${what}), 0))::int as count`,
      );
      return row!.count;
    },

    countBy: async (userId: number, what: Reacted): Promise<number> =>
      db.$count(reactions, and(eq(reactions.userId, userId), eq(reactions.what, what))),
  };
}

/** Takes away all that somebody likes and keeps, and counts it. */
export async function forgetReactions(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${reactions} where user_id = ${userId} returning post_id, seq, what)
    insert into ${deltas} (post_id, seq, what, d) select post_id, seq, what, -1 from gone`);
}
