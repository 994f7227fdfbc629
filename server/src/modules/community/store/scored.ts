import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { users } from '../../identity/index.ts';
import { roles } from '../../moderation/index.ts';
import { edges } from '../../relations/index.ts';
import { reactions } from '../numbers/tables.ts';
import { comments, posts } from './tables.ts';
import { isActive } from './visible.ts';

/** A public post with the people who did something with it since it came. */
export interface Scored {
  postId: number;
  authorId: number;
  likes: number;
  comments: number;
  favorites: number;
  hours: number;
  score: number;
}

interface Scoring {
  at: Date;
  youngestDays: number;
  /** An account counts from this age, or when somebody of the site's own follows it. */
  trustedAfterHours: number;
  limit: number;
}

/** What people like now, the best first: (likes + 2 replies + 2 kept), each person once, over (age in hours + 2) to the 1.6. */
export function scoredPosts(db: Db, { at, youngestDays, trustedAfterHours, limit }: Scoring): Promise<Scored[]> {
  const time = at.toISOString();
  return db.execute<Scored & Record<string, unknown>>(sql`
    with p as materialized (
      select id, author_id, extract(epoch from ${time}::timestamptz - published_at)::float8 / 3600 as hours from ${posts}
       where state = 'live' and audience = 'public' and published_at > ${time}::timestamptz - make_interval(days => ${youngestDays})),
    acts as (
      select r.post_id, r.user_id, r.what from ${reactions} r join p on p.id = r.post_id and r.seq = 0 where r.user_id <> p.author_id
      union select c.post_id, c.author_id, 'comment' from ${comments} c join p on p.id = c.post_id where c.state = 'live' and c.author_id <> p.author_id),
    trusted as (
      select a.user_id from (select distinct user_id from acts) a join ${users} u on u.id = a.user_id
       where u.created_at < ${time}::timestamptz - make_interval(hours => ${trustedAfterHours})
          or exists (select 1 from ${roles} r where r.user_id = u.id)
          or exists (select 1 from ${edges} e join ${roles} r on r.user_id = e.from_id where e.to_id = u.id and e.kind = 'follow')),
    sums as (
      select post_id, count(*) filter (where what = 'like')::int as likes, count(*) filter (where what = 'comment')::int as comments,
        count(*) filter (where what = 'favorite')::int as favorites
        from acts join trusted using (user_id) group by post_id)
    select p.id::float8 as "postId", p.author_id::float8 as "authorId", likes, comments, favorites, hours,
      ((likes + 2 * comments + 2 * favorites) / power(greatest(hours, 0) + 2, 1.6))::float8 as score
      from sums join p on p.id = sums.post_id
     where ${isActive(sql`p.author_id`)}
     order by score desc, p.id desc limit ${limit}`);
}
