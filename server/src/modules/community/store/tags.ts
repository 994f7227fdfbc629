import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { tagFollows } from '../choices/tables.ts';
import { posts, postTags, tags } from './tables.ts';
import { visible } from './visible.ts';

interface Tagged {
  pos: number;
  postId: number;
  /** As they are written. */
  names: string[];
}

/** Puts new posts under their tags. */
export async function putTags(tx: Db, tagged: readonly Tagged[], keyOfTag: (name: string) => string): Promise<void> {
  const rows = tagged.flatMap(({ pos, postId, names }) => names.map((name) => ({ pos, post_id: postId, name, key: keyOfTag(name) })));
  if (rows.length === 0) return;
  await tx.execute(sql`
    with o as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(pos bigint, post_id bigint, name text, key text)),
    known as (
      insert into ${tags} as t (key, name) select distinct on (key) key, name from o order by key, pos desc
      on conflict (key) do update set name = excluded.name returning id, key)
    insert into ${postTags} (tag_id, pos, post_id) select known.id, o.pos, o.post_id from o join known using (key) on conflict do nothing`);
}

/** A tag by its key; undefined where nobody has written or followed it. */
export async function findTag(db: Db, key: string): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db.execute<{ id: number; name: string }>(sql`select id::float8 as id, name from ${tags} where key = ${key}`);
  return row;
}

/** The tag of a key, made where there is none. */
export async function makeTag(db: Db, key: string, name: string): Promise<number> {
  await db.insert(tags).values({ key, name }).onConflictDoNothing();
  return (await findTag(db, key))!.id;
}

type TagRow = { tag: string; posts: number; follows: boolean };

/** Tags as one person sees them. */
export function tagsOf(db: Db, viewer: number) {
  const follows = (tagId: SQL | number) => sql`exists (select 1 from ${tagFollows} f where f.user_id = ${viewer} and f.tag_id = ${tagId})`;
  const posted = (tagId: SQL, since: Date) => sql`(
    select count(*)::int from ${postTags} pt join ${posts} p on p.id = pt.post_id
     where pt.tag_id = ${tagId} and p.state = 'live' and p.audience = 'public' and p.published_at > ${since.toISOString()}::timestamptz)`;
  const rows = (from: SQL, since: Date) =>
    db.execute<TagRow>(sql`
      select t.name as tag, ${posted(sql`t.id`, since)} as posts, ${follows(sql`t.id`)} as follows ${from}`);
  return {
    /** Posts that the viewer may see, counted to 10,000. */
    async countPosts(tagId: number): Promise<number> {
      const [row] = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from (
          select 1 from ${postTags} pt join ${posts} p on p.id = pt.post_id where pt.tag_id = ${tagId} and ${visible(viewer)} limit 10000) one`);
      return row!.count;
    },
    follows: async (tagId: number): Promise<boolean> =>
      (await db.$count(tagFollows, and(eq(tagFollows.userId, viewer), eq(tagFollows.tagId, tagId)))) > 0,
    countFollowed: () => db.$count(tagFollows, eq(tagFollows.userId, viewer)),
    async setFollowed(tagId: number, isFollowed: boolean, at: Date): Promise<void> {
      if (isFollowed) await db.insert(tagFollows).values({ userId: viewer, tagId, at }).onConflictDoNothing();
      else await db.delete(tagFollows).where(and(eq(tagFollows.userId, viewer), eq(tagFollows.tagId, tagId)));
    },
    followed: (since: Date, limit: number) =>
      rows(
        sql`from ${tags} t join ${tagFollows} f on f.tag_id = t.id where f.user_id = ${viewer} order by f.at desc limit ${limit}`,
        since,
      ),
    /** By how many people wrote it since then: one person is one. */
    trending: (since: Date, limit: number) =>
      rows(
        sql`from ${tags} t join (
            select pt.tag_id, count(distinct p.author_id) as people, max(pt.pos) as pos from ${postTags} pt join ${posts} p on p.id = pt.post_id
             where p.published_at > ${since.toISOString()}::timestamptz and p.audience = 'public' and p.state = 'live' and ${visible(viewer)}
             group by pt.tag_id order by people desc, pos desc limit ${limit}) w on w.tag_id = t.id
          order by w.people desc, w.pos desc`,
        since,
      ),
    beginning: (key: string, since: Date, limit: number) =>
      rows(
        sql`from ${tags} t where t.key like ${`${key.replaceAll(/[\\%_]/g, '\\$&')}%`}
             and exists (select 1 from ${postTags} pt join ${posts} p on p.id = pt.post_id where pt.tag_id = t.id and ${visible(viewer)}) order by posts desc, t.key limit ${limit}`,
        since,
      ),
  };
}
