import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { addDeltas } from '../numbers/deltas.ts';
import { comments, posts } from './tables.ts';

/** What moderators do with a post, or a reply where `seq` is not 0. @returns whose it is; undefined where that changes nothing */
export async function judge(tx: Db, { postId, seq }: { postId: number; seq: number }, isRemoved: boolean): Promise<number | undefined> {
  const [from, to] = isRemoved ? (['live', 'removed'] as const) : (['removed', 'live'] as const);
  if (seq === 0) {
    const [row] = await tx
      .update(posts)
      .set({ state: to })
      .where(and(eq(posts.id, postId), eq(posts.state, from)))
      .returning({ authorId: posts.authorId });
    return row?.authorId;
  }
  const [row] = await tx
    .update(comments)
    .set({ state: to })
    .where(and(eq(comments.postId, postId), eq(comments.seq, seq), eq(comments.state, from)))
    .returning({ authorId: comments.authorId, parentSeq: comments.parentSeq });
  if (!row) return undefined;
  const d = isRemoved ? -1 : 1;
  await addDeltas(tx, [
    { postId, seq: 0, what: 'comment', d },
    ...(row.parentSeq === 0 ? [] : [{ postId, seq: row.parentSeq, what: 'comment' as const, d }]),
  ]);
  return row.authorId;
}

/** The beginning of a post or a reply, for moderators. */
export async function wordsFor(db: Db, { postId, seq }: { postId: number; seq: number }): Promise<string> {
  const [row] = await db.execute<{ text: string }>(
    seq === 0
      ? sql`select left(text, 80) as text from ${posts} where id = ${postId}`
      : sql`select left(text, 80) as text from ${comments} where post_id = ${postId} and seq = ${seq}`,
  );
  return row?.text.replace(/\s+/g, ' ') ?? '';
}
