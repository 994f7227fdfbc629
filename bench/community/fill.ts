import type { Database } from '@mortar/server';
import { wordsOf } from '../../server/src/lib/words.ts';
import { toOneScript } from '../../server/src/modules/community/text/one-form.ts';
import { FEW_FOLLOWED, FIRST_POST, FOLLOWS, LIKES, MANY_FOLLOWED, PEOPLE, POSTS, texts } from './layout.ts';
import postgres from 'postgres';

/** The same number from 0 to below 1 for the same place, on every machine. */
const UNIT = `create function pg_temp.unit(n bigint, salt int) returns float8 language sql immutable parallel safe
  as $$ select (hashint8extended(n, salt) & 4294967295)::float8 / 4294967296 $$`;
const unit = (salt: number, of = 'n') => `pg_temp.unit(${of}, ${salt})`;
/** Somebody, who comes earlier more often. */
const person = (salt: number, power: number) => `(select min from first) + floor(${PEOPLE} * power(${unit(salt)}, ${power}))::bigint`;

/** Tables of millions: their indexes are made when all rows are there, which takes a fraction of the time. */
const LARGE = ['relations_edges', 'community_reactions', 'community_post_words'];

/** What the product would have written for everything that these people did, in the order of time. */
const statements = [
  `insert into account_users (uid, username, locale, created_at)
   select 'bench' || n, 'Mason ' || n, 'en', now() - interval '90 days' from generate_series(1, ${PEOPLE}) n`,
  `create temp table first as select min(id) as min from account_users where uid like 'bench%'`,
  `insert into relations_edges (from_id, to_id, kind, at)
   select min, min + 2 + n, 'follow', now() from first, generate_series(1, ${FEW_FOLLOWED}) n
   union all select min + 1, min + 2 + n, 'follow', now() from first, generate_series(1, ${MANY_FOLLOWED}) n`,
  `insert into relations_edges (from_id, to_id, kind, at)
   select a, b, 'follow', now() - ${unit(3, 'min(n)')} * interval '90 days' from (
     select n, ${person(1, 1)} as a, ${person(2, 3)} as b from generate_series(1, ${FOLLOWS}) n) e
    where a <> b and a > (select min + 1 from first) group by a, b order by a, b`,
  `insert into community_posts (id, author_id, client_id, state, lang, audience, text, facets, media, publish_at, published_at)
   select ${FIRST_POST} + n, ${person(4, 1.5)}, gen_random_uuid(), 'live', 'en', case when ${unit(5)} < 0.02 then 'followers' else 'public' end,
     t.text || ' ' || n, '[]', '[]', at, at
   from (select n, now() - interval '90 days' * (1 - n::float8 / ${POSTS}) as at from generate_series(1, ${POSTS}) n) p
   join texts t on t.k = p.n % ${texts.length} order by p.n`,
  `insert into community_feed_items (pos, post_id, author_id, kind, has_media, at)
   select id - ${FIRST_POST}, id, author_id, 'post', false, published_at from community_posts where id > ${FIRST_POST} order by id`,
  `insert into community_author_heads (author_id, last_pos) select author_id, max(pos) from community_feed_items group by author_id`,
  `update community_feed_head set last_pos = ${POSTS}`,
  `insert into community_post_words (post_id, pos, words)
   select ${FIRST_POST} + n, n, t.words from generate_series(1, ${POSTS}) n join texts t on t.k = n % ${texts.length} order by n`,
  `insert into community_reactions (post_id, seq, user_id, what, rev, at)
   select distinct ${FIRST_POST} + 1 + floor(${POSTS} * (1 - power(${unit(6)}, 2)))::bigint as post, 0, ${person(7, 1)} as person, 'like', 0, now()
     from generate_series(1, ${LIKES}) n order by post, person`,
  `insert into community_counters (post_id, seq, likes) select post_id, seq, count(*) from community_reactions group by post_id, seq order by post_id`,
];

/** Writes a community into the tables of a site that nobody uses yet, the same each time. @returns key of the first of its people */
export async function fillCommunity({ url }: Pick<Database, 'url'>): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(
      "set statement_timeout = 0; set jit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
    );
    await sql.unsafe(UNIT);
    const rows = texts.map((text, k) => ({ k, text, words: wordsOf(toOneScript(text)) }));
    await sql`
      create temp table texts as
      select k, text, array_to_tsvector(words) || to_tsvector('english', text) as words
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as o(k int, text text, words text[])`;
    const indexes = await sql<{ name: string; definition: string }[]>`
      select indexname as name, indexdef as definition from pg_indexes
       where tablename in ${sql(LARGE)} and indexname not in (select conname from pg_constraint)`;
    for (const { name } of indexes) await sql`drop index ${sql(name)}`;
    for (const statement of statements) await sql.unsafe(statement);
    for (const { definition } of indexes) await sql.unsafe(definition);
    await sql`vacuum analyze`;
    const [first] = await sql<{ min: number }[]>`select min::float8 as min from first`;
    return first!.min;
  } finally {
    await sql.end();
  }
}
