import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { deltas, viewers, views } from '../numbers/tables.ts';
import { keys } from './posts.ts';
import { comments, feedItems, posts, postTags, postWords, versions } from './tables.ts';

/** What one person wrote, for them alone: what they are given, and what goes when they leave or when it has been deleted long enough. */
export const ownOf = (db: Db) => ({
  posts: (authorId: number, limit: number) =>
    db
      .select({
        postid: posts.id,
        state: posts.state,
        text: posts.text,
        media: posts.media,
        audience: posts.audience,
        publishedAt: posts.publishedAt,
        publishAt: posts.publishAt,
        editedAt: posts.editedAt,
        deletedAt: posts.deletedAt,
      })
      .from(posts)
      .where(eq(posts.authorId, authorId))
      .orderBy(desc(posts.publishAt))
      .limit(limit),

  comments: (authorId: number, limit: number) =>
    db
      .select({ postid: comments.postId, seq: comments.seq, state: comments.state, text: comments.text, at: comments.at })
      .from(comments)
      .where(eq(comments.authorId, authorId))
      .orderBy(desc(comments.id))
      .limit(limit),

  ids: async (authorId: number): Promise<number[]> =>
    (await db.select({ id: posts.id }).from(posts).where(eq(posts.authorId, authorId))).map(({ id }) => id),

  /** Posts that were deleted before a time. */
  async deletedBefore(time: Date, limit: number): Promise<number[]> {
    const rows = await db.execute<{ id: number }>(sql`
      select id::float8 as id from ${posts} where state = 'deleted' and deleted_at < ${time.toISOString()}::timestamptz
        and text <> '' limit ${limit}`);
    return rows.map(({ id }) => id);
  },

  /** Takes the words and pictures of posts away; their places stay, so that the log keeps its numbers. */
  async clear(ids: readonly number[], at: Date): Promise<void> {
    const all = keys(ids);
    await db.execute(sql`delete from ${versions} where post_id = any(${all})`);
    await db.execute(sql`delete from ${postTags} where post_id = any(${all})`);
    await db.execute(sql`delete from ${viewers} where post_id = any(${all})`);
    await db.execute(sql`delete from ${views} where post_id = any(${all})`);
    await db.execute(sql`delete from ${postWords} where post_id = any(${all})`);
    // A quote of theirs that still stood is counted no longer.
    await db.execute(sql`
      insert into ${deltas} (post_id, seq, what, d) select quote_id, 0, 'quote', -count(*) from ${posts}
       where id = any(${all}) and state in ('live', 'hidden', 'removed') and quote_id is not null group by 1`);
    await db.execute(sql`
      update ${posts} set state = 'deleted', deleted_at = coalesce(deleted_at, ${at.toISOString()}::timestamptz), text = '', facets = '[]',
        media = '[]', card = null, poll = null, source = null, link_key = null where id = any(${all})`);
  },

  /** Takes back what somebody reposted, and the words of what they answered: neither is counted any longer. */
  async leave(authorId: number, at: Date): Promise<void> {
    await db.execute(sql`
      with gone as (update ${feedItems} set is_off = true where author_id = ${authorId} and not is_off returning post_id, kind)
      insert into ${deltas} (post_id, seq, what, d) select post_id, 0, 'repost', -1 from gone where kind = 'repost'`);
    await db.execute(sql`
      with gone as (select post_id, parent_seq from ${comments} where author_id = ${authorId} and state = 'live')
      insert into ${deltas} (post_id, seq, what, d) select post_id, seq, 'comment', -count(*)
        from (select post_id, 0 as seq from gone union all select post_id, parent_seq from gone where parent_seq <> 0) o group by 1, 2`);
    await db.update(comments).set({ state: 'deleted', text: '', facets: [], deletedAt: at }).where(eq(comments.authorId, authorId));
  },
});
