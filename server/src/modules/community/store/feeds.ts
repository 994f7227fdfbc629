import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { prepared, preparedOnce } from '../../../db/statement.ts';
import { edges } from '../../relations/index.ts';
import { mutes, watchWords } from '../choices/tables.ts';
import { reactions } from '../numbers/tables.ts';
import { authorHeads, feedHead, feedItems, posts, postTags } from './tables.ts';
import { OWN_KEY, personShown, visible } from './visible.ts';

/** A place of a feed that was looked at. */
export interface FeedRow {
  pos: number;
  postId: number;
  authorId: number;
  /** Who reposted it. */
  byId: number | null;
  at: string;
  shown: boolean;
}

/** Which places are looked at: below one and above another, the newest first. */
export interface Span {
  below: number;
  above: number;
  /** What the list began with: newer items do not decide over older ones. */
  top: number;
  /** One of few (pages/read-page.ts). */
  limit: number;
}

/** How many rows at most, as a part of the statement: of an unknown number a plan expects a tenth of all that there is. */
export const atMost = (limit: number): SQL => sql.raw(String(Math.trunc(limit)));

/** Where items come from: a list of them by `pos`, the greatest first. */
export type Source = (span: Span) => Promise<FeedRow[]>;

const isMuted = (viewer: number, author: SQL): SQL =>
  sql`exists (select 1 from ${mutes} m where m.user_id = ${viewer} and m.muted_id = ${author})`;

/** Whom and what somebody wants out of their feeds. */
const wanted = (viewer: number): SQL => sql`(
  not exists (select 1 from ${mutes} m where m.user_id = ${viewer} and m.muted_id in (p.author_id, i.author_id))
  and (p.author_id = ${viewer} or not exists (
    select 1 from ${watchWords} w where w.user_id = ${viewer} and strpos(lower(p.text), w.word) > 0)))`;

const itemShown = (viewer: number, item: SQL): SQL =>
  sql`(not ${item}.is_off and (${item}.kind = 'post' or ${personShown(viewer, sql`${item}.author_id`)}))`;

const columns = sql`i.pos::float8 as pos, i.post_id::float8 as "postId", p.author_id::float8 as "authorId", i.at,
  case when i.kind = 'repost' then i.author_id::float8 end as "byId"`;

/** Whom somebody follows, and themselves. */
const followed = (viewer: number): SQL =>
  sql`select to_id as a from ${edges} where from_id = ${viewer} and kind = 'follow' union select ${viewer}::bigint`;

/** An item shows unless a newer one of the same post does in the same feed; what came after `top` does not count. */
const isNewest = (viewer: number, top: number, isInFeed: SQL): SQL => sql`not exists (
  select 1 from ${feedItems} n where n.post_id = i.post_id and n.pos > i.pos and n.pos <= ${top} and ${isInFeed} and ${itemShown(viewer, sql`n`)})`;

const readHead = preparedOnce<{ pos: number }>('community_feed_head', () => sql`select last_pos::float8 as pos from ${feedHead}`);

/** The feeds as lists of places; each row says whether it is shown, so that a page can say what it has looked at. */
export function feedsOf(db: Db, viewer: number) {
  const read = (raw: SQL, shown: SQL): Promise<FeedRow[]> =>
    prepared(
      db,
      'community_feed',
      sql`select ${columns}, (${itemShown(viewer, sql`i`)} and ${visible(viewer)} and ${shown}) as shown
        from (${raw}) i join ${posts} p on p.id = i.post_id order by i.pos desc`,
    );
  const between = ({ below, above }: Span): SQL => sql`pos < ${below} and pos > ${above}`;

  /**
   * Head merge: the newest items come from the authors whose best position is greatest (docs/design/community.md); places alone, which
   * the index has, until it is known which of them the page takes. @param authors keys as `a`
   */
  const by =
    (authors: SQL): Source =>
    (span) => {
      const { limit, top } = span;
      const raw = sql`
      with f as (${authors}),
      c as (
        select f.a, case when h.last_pos < ${span.below} then h.last_pos else b.pos end as best
          from f join ${authorHeads} h on h.author_id = f.a
          left join lateral (
            select pos from ${feedItems} where h.last_pos >= ${span.below} and author_id = f.a and ${between(span)} order by pos desc limit 1) b on true
         where h.last_pos > ${span.above}
         order by best desc nulls last limit ${atMost(limit)})
      select x.* from (
        select n.pos from c cross join lateral (
          select pos from ${feedItems} where author_id = c.a and ${between(span)} order by pos desc limit ${atMost(limit)}) n
         order by n.pos desc limit ${atMost(limit)}) n
        join ${feedItems} x on x.pos = n.pos`;
      return read(
        raw,
        sql`${wanted(viewer)} and ${isNewest(viewer, top, sql`n.author_id in (${authors}) and not ${isMuted(viewer, sql`n.author_id`)}`)}`,
      );
    };

  return {
    home: by(followed(viewer)),
    by,
    latest: ((span) =>
      read(
        sql`select * from ${feedItems} where kind = 'post' and ${between(span)} order by pos desc limit ${atMost(span.limit)}`,
        wanted(viewer),
      )) as Source,
    group:
      (groupId: number): Source =>
      (span) =>
        read(
          sql`select * from ${feedItems} where group_id = ${groupId} and kind = 'post' and ${between(span)} order by pos desc limit ${atMost(span.limit)}`,
          wanted(viewer),
        ),
    tag:
      (tagId: number): Source =>
      (span) =>
        read(
          sql`select f.* from (select pos from ${postTags} where tag_id = ${tagId} and ${between(span)} order by pos desc limit ${atMost(span.limit)}) t
            join ${feedItems} f on f.pos = t.pos`,
          wanted(viewer),
        ),
    author:
      (authorId: number, withMedia: boolean): Source =>
      (span) =>
        read(
          sql`select * from ${feedItems} where author_id = ${authorId} and ${between(span)} order by pos desc limit ${atMost(span.limit)}`,
          withMedia ? sql`i.kind = 'post' and i.has_media` : isNewest(viewer, span.top, sql`n.author_id = ${authorId}`),
        ),
    /** A list of posts that was made elsewhere. @param raw gives `pos`, `post_id` and `author_id`, which is null */
    listed:
      (raw: (span: Span) => SQL): Source =>
      (span) =>
        prepared(
          db,
          'community_listed',
          sql`select i.pos::float8 as pos, i.post_id::float8 as "postId", p.author_id::float8 as "authorId", null as "byId",
                 p.published_at as at, (${visible(viewer)} and ${wanted(viewer)}) as shown
            from (${raw(span)}) i join ${posts} p on p.id = i.post_id order by i.pos desc`,
        ),
    /** What somebody keeps: `pos` is of when they did. Who keeps a post by link had its key. */
    saved: (({ below, above, limit }) =>
      prepared(
        db,
        'community_saved',
        sql`select r.id::float8 as pos, r.post_id::float8 as "postId", p.author_id::float8 as "authorId", null as "byId", r.at, ${visible(viewer, OWN_KEY)} as shown
          from ${reactions} r join ${posts} p on p.id = r.post_id
         where r.user_id = ${viewer} and r.what = 'favorite' and r.id < ${below} and r.id > ${above} order by r.id desc limit ${atMost(limit)}`,
      )) as Source,
    /** The last place that was given. */
    async head(): Promise<number> {
      const [row] = await readHead(db, {});
      return row!.pos;
    },
    async savedHead(): Promise<number> {
      const [row] = await db.execute<{ pos: number }>(
        sql`select coalesce(max(id), 0)::float8 as pos from ${reactions} where user_id = ${viewer} and what = 'favorite'`,
      );
      return row!.pos;
    },
  };
}
