import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { prepared, preparedOnce } from '../../../db/statement.ts';
import { groups } from '../membership/tables.ts';
import { reactions } from '../numbers/tables.ts';
import { authorColumns, joinAuthor, joinNumbers, number, type PostRow } from './rows.ts';
import { feedItems, posts, versions } from './tables.ts';
import { OWN_KEY, personShown, visible } from './visible.ts';

/** Keys for a statement. They come out of a query of their own, so that a plan does not depend on how many they are. */
export const keys = (ids: readonly number[]): SQL =>
  sql`array(select k::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) k)`;

const mine = (viewer: number, what: 'like' | 'favorite'): SQL =>
  sql`from ${reactions} r where r.post_id = p.id and r.seq = 0 and r.what = ${what} and r.user_id = ${viewer}`;

const select = (viewer: number): SQL => sql`
  select p.id::float8 as id, p.author_id::float8 as "authorId", ${authorColumns}, p.text, p.facets, p.lang, p.media, p.video_id as "videoId", p.card, p.poll,
    p.quote_id::float8 as "quoteId", p.quote_rev as "quoteRev", p.group_id::float8 as "groupId", g.name as "groupName", p.audience,
    p.gate_chain::float8 as "gateChain", p.gate_collection as "gateCollection", p.gate_name as "gateName",
    p.link_key as "linkKey", p.rev, coalesce(p.published_at, p.publish_at) as at, p.edited_at as "editedAt", p.is_demo as "isDemo",
    ${number('likes')} as likes, ${number('favorites')} as favorites, ${number('comments')} as comments,
    ${number('reposts')} as reposts, ${number('quotes')} as quotes,
    (select r.rev ${mine(viewer, 'like')}) as "likedRev", exists (select 1 ${mine(viewer, 'favorite')}) as "isFavorite",
    exists (select 1 from ${feedItems} i
      where i.post_id = p.id and i.author_id = ${viewer} and i.kind = 'repost' and not i.is_off) as "isReposted"
    from ${posts} p ${joinAuthor(sql`p.author_id`)} left join ${groups} g on g.id = p.group_id and not g.is_closed ${joinNumbers(sql`p.id`, sql`0`)}`;

/** What of a post is asked for by who likes or keeps it. */
export type Liked = Pick<PostRow, 'id' | 'authorId' | 'rev' | 'text'>;
const readLiked = preparedOnce<Liked & { place: number }>(
  'community_liked',
  () => sql`select o.place, p.id::float8 as id, p.author_id::float8 as "authorId", p.rev, p.text
    from jsonb_to_recordset(${sql.placeholder('asked')}::jsonb) as o(place int, id bigint, viewer bigint, key text)
    join ${posts} p on p.id = o.id where ${visible(sql`o.viewer`, sql`o.key`)}`,
);

/** A post for somebody who likes it. */
export interface AskedLiked {
  id: number;
  viewer: number;
  /** Of a post by link. */
  key: string | undefined;
}

/** Posts for people who like them, all at once. @returns for each what they may see; undefined where that is nothing */
export async function likedPosts(db: Db, asked: readonly AskedLiked[]): Promise<(Liked | undefined)[]> {
  const rows = await readLiked(db, { asked: JSON.stringify(asked.map((one, place) => ({ ...one, place }))) });
  const found = new Map(rows.map(({ place, ...row }) => [place, row]));
  return asked.map((_, place) => found.get(place));
}

/** What one person may read of posts. */
export function postsOf(db: Db, viewer: number) {
  const rowsOf = (where: SQL) => prepared<PostRow>(db, 'community_posts', sql`${select(viewer)} where ${where}`);
  async function find(ids: readonly number[], where: SQL): Promise<ReadonlyMap<number, PostRow>> {
    if (ids.length === 0) return new Map();
    const rows = await rowsOf(sql`p.id = any(${keys(ids)}) and ${where}`);
    return new Map(rows.map((row) => [row.id, row]));
  }
  return {
    /** By their ids; those that the viewer may not see are missing. @param linkKey of a post by link */
    read: (ids: readonly number[], linkKey?: string) => find(ids, visible(viewer, linkKey)),

    /** Those that the viewer keeps and may still see. */
    kept: (ids: readonly number[]) => find(ids, sql`exists (select 1 ${mine(viewer, 'favorite')}) and ${visible(viewer, OWN_KEY)}`),

    /** The viewer's own that wait for their time. */
    waiting: (ids: readonly number[]) => find(ids, sql`p.author_id = ${viewer} and p.state in ('scheduled', 'held')`),

    /** The first post in which somebody shows a video of theirs. */
    async ofVideo(videoId: string, authorUid: string): Promise<PostRow | undefined> {
      const [row] = await rowsOf(
        sql`p.video_id = ${videoId} and u.uid = ${authorUid} and ${visible(viewer)} order by p.publish_at limit 1`,
      );
      return row;
    },

    /** Versions before this one, the latest first. */
    versions: (postId: number) =>
      db.execute<Pick<PostRow, 'rev' | 'text' | 'facets' | 'media' | 'at'> & Record<string, unknown>>(
        sql`select rev, text, facets, media, at from ${versions} where post_id = ${postId} order by rev desc limit 200`,
      ),

    /** How many posts somebody wrote that the viewer may see, counted to 10,000. */
    async countBy(authorId: number): Promise<number> {
      const [row] = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from (
          select 1 from ${feedItems} i join ${posts} p on p.id = i.post_id
           where i.author_id = ${authorId} and i.kind = 'post' and ${visible(viewer)} limit 10000) one`);
      return row!.count;
    },

    /** Those of some people who may see a post. @param by somebody whose work it is about, whom they may see too */
    async readersAmong(postId: number, userIds: readonly number[], by?: number): Promise<number[]> {
      if (userIds.length === 0) return [];
      const rows = await db.execute<{ id: number }>(sql`
        select r.id::float8 as id from unnest(${keys(userIds)}) r(id) join ${posts} p on p.id = ${postId} where ${visible(sql`r.id`)}
          and ${by === undefined ? sql`true` : personShown(sql`r.id`, by)}`);
      return rows.map(({ id }) => id);
    },
  };
}

/** What is told of a post that was just published. */
export interface Published {
  id: number;
  authorId: number;
  text: string;
  facets: { kind: string; ref: string }[];
  quoteId: number | null;
  quotedId: number | null;
}

/** For telling people alone: what they may see is another question. */
export const publishedOf = (tx: Db, ids: readonly number[]) =>
  tx.execute<Published & Record<string, unknown>>(sql`
    select p.id::float8 as id, p.author_id::float8 as "authorId", p.text, p.facets, p.quote_id::float8 as "quoteId",
      q.author_id::float8 as "quotedId"
      from ${posts} p left join ${posts} q on q.id = p.quote_id where p.id = any(${keys(ids)})`);
