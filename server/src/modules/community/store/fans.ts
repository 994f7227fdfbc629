import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { reactions } from '../numbers/tables.ts';
import { comments, feedItems, posts } from './tables.ts';
import { personShown } from './visible.ts';

/** The author's latest posts that are looked at, and the latest rows of each kind at each of them. */
const POSTS = 200;
const ROWS = 500;

export interface FanRow {
  userId: number;
  likes: number;
  replies: number;
  reposts: number;
  score: number;
}

/**
 * Who takes part in somebody's public posts since a time: one for a like, two for a reply and for a repost. Whoever the
 * viewer or the author has nothing to do with is left out, and so is the author.
 */
export async function readFans(db: Db, viewer: number, authorId: number, since: Date, limit: number): Promise<FanRow[]> {
  return db.execute<FanRow & Record<string, unknown>>(sql`
    with own as (
      select p.id from ${feedItems} i join ${posts} p on p.id = i.post_id
       where i.author_id = ${authorId} and i.kind = 'post' and i.at > ${since.toISOString()}::timestamptz
         and p.state = 'live' and p.audience = 'public' order by i.pos desc limit ${POSTS}),
    acts as (
      select r.user_id as fan, 'like' as what from own cross join lateral (
        select user_id from ${reactions} where post_id = own.id and seq = 0 and what = 'like' order by id desc limit ${ROWS}) r
      union all
      select c.author_id, 'reply' from own cross join lateral (
        select author_id from ${comments} where post_id = own.id and state = 'live' order by seq desc limit ${ROWS}) c
      union all
      select i.author_id, 'repost' from own cross join lateral (
        select author_id from ${feedItems} where post_id = own.id and kind = 'repost' and not is_off order by pos desc limit ${ROWS}) i),
    fans as (
      select fan, count(*) filter (where what = 'like')::int as likes, count(*) filter (where what = 'reply')::int as replies,
        count(*) filter (where what = 'repost')::int as reposts from acts where fan <> ${authorId} group by fan)
    select fan::float8 as "userId", likes, replies, reposts, likes + 2 * (replies + reposts) as score from fans
     where ${personShown(viewer, sql`fan`)} and ${personShown(authorId, sql`fan`)}
     order by score desc, fan limit ${limit}`);
}
