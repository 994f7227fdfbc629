import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { edges } from '../../relations/index.ts';
import { reactions, viewers, views } from '../numbers/tables.ts';
import { comments, feedItems, posts } from './tables.ts';

export interface DayRow {
  day: string;
  views: number;
  likes: number;
  replies: number;
  reposts: number;
  follows: number;
}

/** What others did with somebody's posts since a time, by days in UTC: what was taken back, or is of a post that is gone, is not in it. */
export async function readStats(db: Db, authorId: number, since: Date): Promise<DayRow[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  return db.execute<DayRow & Record<string, unknown>>(sql`
    with own as (
      select p.id from ${feedItems} i join ${posts} p on p.id = i.post_id
       where i.author_id = ${authorId} and i.kind = 'post' and p.state = 'live'),
    acts as (
      select r.at, 'like' as what, 1 as n from own join ${reactions} r on r.post_id = own.id and r.seq = 0 and r.what = 'like'
       where r.at >= ${from} and r.user_id <> ${authorId}
      union all
      select c.at, 'reply', 1 from own join ${comments} c on c.post_id = own.id where c.at >= ${from} and c.state = 'live' and c.author_id <> ${authorId}
      union all
      select i.at, 'repost', 1 from own join ${feedItems} i on i.post_id = own.id
       where i.at >= ${from} and i.kind = 'repost' and not i.is_off and i.author_id <> ${authorId}
      union all
      select e.at, 'follow', 1 from ${edges} e where e.to_id = ${authorId} and e.kind = 'follow' and e.at >= ${from}
      union all
      select v.day::timestamp at time zone 'UTC', 'view', v.views from own join ${views} v on v.post_id = own.id where v.day >= ${since.toISOString().slice(0, 10)}::date
      union all
      select v.day::timestamp at time zone 'UTC', 'view', 1 from own join ${viewers} v on v.post_id = own.id where v.day >= ${since.toISOString().slice(0, 10)}::date)
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(sum(n) filter (where what = 'view'), 0)::int as views,
      count(*) filter (where what = 'like')::int as likes,
      count(*) filter (where what = 'reply')::int as replies, count(*) filter (where what = 'repost')::int as reposts,
      count(*) filter (where what = 'follow')::int as follows from acts group by 1 order by 1`);
}
