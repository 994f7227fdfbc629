import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { users } from '../../identity/index.ts';
import { edges } from '../../relations/index.ts';
import { mutes } from '../choices/tables.ts';
import { hot, hotRuns } from '../hot/tables.ts';
import { groupMembers, groups } from '../membership/tables.ts';
import { authorsOf } from '../store/authors-of.ts';
import { personShown } from '../store/visible.ts';

/** Of whom somebody follows, of whom each of those follows, of members of a group, of hot posts and of newcomers so many are looked at. */
const NEAREST = 200;
/** What a reason weighs: somebody whom I follow follows them; they follow me; we share a group; people like what they write. */
const WEIGHT = { followedBy: 100, follower: 60, group: 30, liked: 10, newcomer: 1 } as const;

export interface Suggested {
  id: number;
  score: number;
}
/** How a candidate stands to who asks. */
export interface Standing {
  id: number;
  isFollower: boolean;
  isLiked: boolean;
  group: string | null;
  count: number;
  by: string[];
}

/** Whose posts people like now. */
const hotAuthors: SQL = authorsOf(
  sql`select post_id from ${hot} where run = (select max(run) from ${hotRuns}) order by rank limit ${NEAREST}`,
);

const follows = (userId: number): SQL =>
  sql`select to_id as a from ${edges} where from_id = ${userId} and kind = 'follow' order by at desc limit ${NEAREST}`;

/** The SQL of people whom somebody may want to follow. */
export const suggestionsOf = (db: Db, userId: number) => ({
  /** The best first. @param after the last one of the page before */
  page: (after: Suggested | undefined, limit: number): Promise<Suggested[]> =>
    db.execute<Suggested & Record<string, unknown>>(sql`
      with mine as (${follows(userId)}),
      candidates as (
        select e.to_id as id, ${WEIGHT.followedBy}::int as weight from mine
          cross join lateral (select to_id from ${edges} where from_id = mine.a and kind = 'follow' order by at desc limit ${NEAREST}) e
        union all
        (select from_id, ${WEIGHT.follower} from ${edges} where to_id = ${userId} and kind = 'follow' order by at desc limit ${NEAREST})
        union all
        select m.user_id, ${WEIGHT.group} from ${groupMembers} own
          cross join lateral (
            select user_id from ${groupMembers} where group_id = own.group_id and role in ('owner', 'moderator', 'member') order by at desc limit ${NEAREST}) m
         where own.user_id = ${userId} and own.role in ('owner', 'moderator', 'member')
        union all
        select a, ${WEIGHT.liked} from (${hotAuthors}) h
        union all
        (select id, ${WEIGHT.newcomer} from ${users} where deleted_at is null order by id desc limit ${NEAREST})),
      scored as (select id, sum(weight)::float8 as score from candidates group by id)
      select id::float8 as id, score from scored
       where id <> ${userId} and ${personShown(userId, sql`scored.id`)}
         and not exists (select 1 from ${edges} k where k.from_id = ${userId} and k.to_id = scored.id and k.kind in ('follow', 'dismissed'))
         and not exists (select 1 from ${mutes} m where m.user_id = ${userId} and m.muted_id = scored.id)
         ${after ? sql`and (score, id) < (${after.score}, ${after.id})` : sql``}
       order by score desc, id desc limit ${limit}`),

  /** What speaks for each. */
  async standings(ids: readonly number[]): Promise<ReadonlyMap<number, Standing>> {
    if (ids.length === 0) return new Map();
    const rows = await db.execute<Standing & Record<string, unknown>>(sql`
      with mine as (${follows(userId)}), hot as (${hotAuthors})
      select c.id::float8 as id,
             exists (select 1 from ${edges} f where f.from_id = c.id and f.kind = 'follow' and f.to_id = ${userId}) as "isFollower",
             c.id in (select a from hot) as "isLiked",
             (select g.name from ${groupMembers} own join ${groupMembers} m on m.group_id = own.group_id and m.user_id = c.id
                join ${groups} g on g.id = own.group_id and not g.is_closed
               where own.user_id = ${userId} and own.role in ('owner', 'moderator', 'member') and m.role in ('owner', 'moderator', 'member')
               order by g.members desc, g.id limit 1) as "group",
             coalesce(b.count, 0)::int as count, coalesce(b.by, '{}') as by
        from unnest(${sql.param([...ids])}::bigint[]) as c (id)
        left join lateral (
          select count(*) as count, (array_agg(u.username order by e.at desc))[1:2] as by
            from mine join ${edges} e on e.from_id = mine.a and e.kind = 'follow' and e.to_id = c.id
            join ${users} u on u.id = mine.a and u.deleted_at is null) b on true`);
    return new Map(rows.map((row) => [row.id, row]));
  },
});
