import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { viewers, views } from '../numbers/tables.ts';
import { keys } from './posts.ts';
import { posts } from './tables.ts';
import { visible } from './visible.ts';

/** A day in UTC, `2027-03-05`. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The SQL of who had which posts in sight. */
export const viewsOf = (db: Db) => ({
  /** Counts somebody once for each post and day; not for their own posts, and not for what they may not see. */
  add: (viewer: number, ids: readonly number[], day: string) =>
    db.execute(sql`
      insert into ${viewers} (post_id, day, user_id)
      select p.id, ${day}::date, ${viewer} from ${posts} p
       where p.id = any(${keys(ids)}) and p.author_id <> ${viewer} and ${visible(viewer)} order by p.id
      on conflict do nothing`),

  /** Keeps of the days before one how many people they were, and no longer who. */
  fold: (before: string) =>
    db.execute(sql`
      with gone as (delete from ${viewers} where day < ${before}::date returning post_id, day)
      insert into ${views} as v (post_id, day, views) select post_id, day, count(*) from gone group by post_id, day
      on conflict (post_id, day) do update set views = v.views + excluded.views`),

  /** Numbers of days that no page shows any more. */
  removeBefore: (day: string) => db.delete(views).where(lt(views.day, day)),
  forget: (userId: number) => db.delete(viewers).where(eq(viewers.userId, userId)),
});
