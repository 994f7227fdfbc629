import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { prepared } from '../../../db/statement.ts';
import { addDeltas } from '../numbers/deltas.ts';
import { reactions } from '../numbers/tables.ts';
import { authorColumns, joinAuthor, joinNumbers, number, type CommentRow } from './rows.ts';
import { commentHeads, comments, posts } from './tables.ts';
import { personShown, visible } from './visible.ts';

type Row = typeof comments.$inferSelect;
export type NewComment = Pick<Row, 'postId' | 'authorId' | 'clientId' | 'parentSeq' | 'text' | 'facets' | 'moment' | 'at'>;

/** Whether somebody may read a reply, `k` in the statement, to a post that they may see. */
const shown = (viewer: number): SQL =>
  sql`((k.state = 'live' or k.state = 'hidden' and k.author_id = ${viewer}) and ${personShown(viewer, sql`k.author_id`)})`;
/** Whether anything that they may read was answered to it. */
const isAnswered = (viewer: number): SQL => sql`exists (
  select 1 from ${comments} a where a.post_id = k.post_id and a.root_seq = k.root_seq and a.seq > k.seq and a.state = 'live'
     and ${personShown(viewer, sql`a.author_id`)})`;

const select = (viewer: number): SQL => sql`
  select k.id::float8 as id, k.post_id::float8 as "postId", k.seq, k.parent_seq as "parentSeq", k.root_seq as "rootSeq", k.depth,
    k.author_id::float8 as "authorId", ${authorColumns}, k.text, k.facets, k.moment, k.rev, k.at, k.edited_at as "editedAt", ${shown(viewer)} as shown,
    ${number('likes')} as likes, ${number('comments')} as comments,
    exists (select 1 from ${reactions} r
      where r.post_id = k.post_id and r.seq = k.seq and r.what = 'like' and r.user_id = ${viewer}) as "isLiked"
    from ${comments} k ${joinAuthor(sql`k.author_id`)} ${joinNumbers(sql`k.post_id`, sql`k.seq`)}`;

export type RootOrder = 'old' | 'new' | 'top';

/** What one person may read of replies; that they may see the post is for the caller to find out. */
export function commentsOf(db: Db, viewer: number) {
  const rowsOf = (rest: SQL) => prepared<CommentRow>(db, 'community_comments', sql`${select(viewer)} ${rest}`);
  const orders: Record<RootOrder, SQL> = {
    old: sql`k.seq`,
    new: sql`k.seq desc`,
    top: sql`${number('likes')} desc, k.seq`,
  };
  return {
    /** Replies to the post itself, without those of which nothing is to be read. @param after seq of the last one; rows to leave out where the most liked come first */
    roots(postId: number, order: RootOrder, after: number, limit: number) {
      const isAfter = { old: sql`k.seq > ${after}`, new: after === 0 ? sql`true` : sql`k.seq < ${after}`, top: sql`true` }[order];
      return rowsOf(sql`where k.post_id = ${postId} and k.parent_seq = 0 and ${isAfter} and (${shown(viewer)} or ${isAnswered(viewer)})
        order by ${orders[order]} offset ${order === 'top' ? after : 0} limit ${limit}`);
    },

    /** The first answers below each of some replies to the post, and how many there are. */
    async firstAnswers(postId: number, roots: readonly number[], most: number) {
      if (roots.length === 0) return [];
      return db.execute<{ rootSeq: number; seq: number; total: number }>(sql`
        select * from (
          select k.root_seq as "rootSeq", k.seq, row_number() over (partition by k.root_seq order by k.seq) as place,
            count(*) over (partition by k.root_seq)::int as total
            from ${comments} k
           where k.post_id = ${postId} and k.root_seq = any(${sql.param([...roots])}::int[]) and k.parent_seq <> 0
             and (${shown(viewer)} or ${isAnswered(viewer)})) a
         where place <= ${most} order by seq`);
    },

    /** All that stands below a reply to the post, in its order. */
    answers: (postId: number, root: number, after: number, limit: number) =>
      rowsOf(sql`where k.post_id = ${postId} and k.root_seq = ${root} and k.parent_seq <> 0 and k.seq > ${after}
        and (${shown(viewer)} or ${isAnswered(viewer)}) order by k.seq limit ${limit}`),

    /** Moments of the post's video that something is said about, ms: of each of `most` equal parts the first one. */
    async moments(postId: number, most: number): Promise<number[]> {
      const rows = await db.execute<{ moment: number }>(sql`
        with parts as (select max(moment) / ${most}::int + 1 as width from ${comments} where post_id = ${postId} and moment is not null)
        select min(k.moment) as moment from ${comments} k, parts
         where k.post_id = ${postId} and k.moment is not null and ${shown(viewer)}
         group by k.moment / parts.width order by 1`);
      return rows.map(({ moment }) => moment);
    },

    read: async (postId: number, seqs: readonly number[]) =>
      seqs.length === 0 ? [] : rowsOf(sql`where k.post_id = ${postId} and k.seq = any(${sql.param([...seqs])}::int[]) order by k.seq`),

    /** What somebody wrote to posts that the viewer may see, the latest first. */
    by: (authorId: number, below: number, limit: number) =>
      rowsOf(sql`join ${posts} p on p.id = k.post_id where k.author_id = ${authorId} and k.id < ${below} and ${shown(viewer)} and ${visible(viewer)}
        order by k.id desc limit ${limit}`),

    /** Those that the viewer may see with their posts. @param linkKey of a post by link */
    async seen(targets: readonly { postId: number; seq: number }[], linkKey?: string): Promise<CommentRow[]> {
      if (targets.length === 0) return [];
      const wanted = JSON.stringify(targets.map(({ postId, seq }) => ({ post_id: postId, seq })));
      return rowsOf(sql`join ${posts} p on p.id = k.post_id
        where (k.post_id, k.seq) in (select post_id, seq from jsonb_to_recordset(${wanted}::jsonb) as o(post_id bigint, seq int))
          and ${shown(viewer)} and ${visible(viewer, linkKey)}`);
    },
  };
}

/** Adds, changes and takes away replies. */
export const commentWritesOf = (db: Db) => ({
  /** The next seq of the post: whoever takes it holds the post's head until the commit. */
  async add({ postId, authorId, clientId, parentSeq, ...body }: NewComment, levels: number): Promise<{ seq: number }> {
    const [head] = await db.execute<{ seq: number }>(sql`
      insert into ${commentHeads} as h (post_id, last_seq) values (${postId}, 1)
      on conflict (post_id) do update set last_seq = h.last_seq + 1 returning last_seq as seq`);
    const seq = head!.seq;
    const parent = parentSeq === 0 ? undefined : await this.find(postId, parentSeq);
    const place = { parentSeq, rootSeq: parent?.rootSeq ?? seq, depth: Math.min((parent?.depth ?? 0) + 1, levels) };
    await db.insert(comments).values({ postId, authorId, clientId, seq, ...place, state: 'live', ...body });
    await this.count({ postId, parentSeq }, 1);
    return { seq };
  },

  /** One that its writer sent before. */
  async known(authorId: number, clientId: string): Promise<Row | undefined> {
    const [row] = await db
      .select()
      .from(comments)
      .where(and(eq(comments.authorId, authorId), eq(comments.clientId, clientId)));
    return row;
  },

  async find(postId: number, seq: number): Promise<Row | undefined> {
    const [row] = await db
      .select()
      .from(comments)
      .where(and(eq(comments.postId, postId), eq(comments.seq, seq)));
    return row;
  },

  async hold(postId: number, seq: number): Promise<Row | undefined> {
    const [row] = await db
      .select()
      .from(comments)
      .where(and(eq(comments.postId, postId), eq(comments.seq, seq)))
      .for('update');
    return row;
  },

  async change({ postId, seq }: { postId: number; seq: number }, change: Partial<Row>): Promise<void> {
    await db
      .update(comments)
      .set(change)
      .where(and(eq(comments.postId, postId), eq(comments.seq, seq)));
  },

  /** Counts one that is there from now on, or gone, at its post and at what it answers. */
  count: ({ postId, parentSeq }: Pick<Row, 'postId' | 'parentSeq'>, d: number) =>
    addDeltas(db, [
      { postId, seq: 0, what: 'comment', d },
      ...(parentSeq === 0 ? [] : [{ postId, seq: parentSeq, what: 'comment' as const, d }]),
    ]),

  /** Who wrote a post. */
  async authorOf(postId: number): Promise<number | undefined> {
    const [row] = await db.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, postId));
    return row?.authorId;
  },
});
