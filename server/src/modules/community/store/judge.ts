import { sql } from 'drizzle-orm';
import type { PostPicture } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import type { Target } from '../ids.ts';
import { commentWritesOf } from './comments.ts';
import { comments, posts } from './tables.ts';

/** `hidden` is seen by its author alone. */
export type Judged = 'live' | 'hidden' | 'removed';

/** What moderators do with a post, or a reply where `seq` is not 0. @returns whose it is; undefined where that changes nothing */
export async function judge(tx: Db, { postId, seq }: Target, to: Judged): Promise<number | undefined> {
  const isBefore = sql`state in ('live', 'hidden', 'removed') and state <> ${to}`;
  if (seq === 0) {
    const [post] = await tx.execute<{ authorId: number }>(
      sql`update ${posts} set state = ${to} where id = ${postId} and ${isBefore} returning author_id::float8 as "authorId"`,
    );
    return post?.authorId;
  }
  const [row] = await tx.execute<{ authorId: number; parentSeq: number; was: Judged }>(sql`
    with before as (select state from ${comments} where post_id = ${postId} and seq = ${seq} and ${isBefore} for update)
    update ${comments} c set state = ${to} from before where c.post_id = ${postId} and c.seq = ${seq}
      returning c.author_id::float8 as "authorId", c.parent_seq as "parentSeq", before.state as was`);
  if (!row) return undefined;
  const d = Number(to === 'live') - Number(row.was === 'live');
  if (d !== 0) await commentWritesOf(tx).count({ postId, parentSeq: row.parentSeq }, d);
  return row.authorId;
}

/** What a post or a reply says and shows, and whose it is, for moderators. */
export async function evidenceOf(
  db: Db,
  { postId, seq }: Target,
): Promise<{ authorId: number; text: string; media: PostPicture[] } | undefined> {
  const [row] = await db.execute<{ authorId: number; text: string; media: PostPicture[] }>(
    seq === 0
      ? sql`select author_id::float8 as "authorId", text, media from ${posts} where id = ${postId}`
      : sql`select author_id::float8 as "authorId", text, '[]'::jsonb as media from ${comments} where post_id = ${postId} and seq = ${seq}`,
  );
  return row;
}
