import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { prepared } from '../../../db/statement.ts';
import { quotedWord, wantedWords, wordsOf } from '../../../lib/words.ts';
import { toOneScript } from '../text/one-form.ts';
import { counters } from '../numbers/tables.ts';
import { edges } from '../../relations/index.ts';
import { keys } from './posts.ts';
import { posts, postWords } from './tables.ts';
import { visible } from './visible.ts';

/** Makes posts findable by what they say. */
export async function putWords(tx: Db, written: readonly { postId: number; pos: number; text: string }[]): Promise<void> {
  const rows = written.map(({ postId, pos, text }) => ({ post_id: postId, pos, text, words: wordsOf(toOneScript(text)) }));
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${postWords} (post_id, pos, words)
    select post_id, pos, array_to_tsvector(words) || to_tsvector('english', text)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(post_id bigint, pos bigint, text text, words text[])
    on conflict (post_id) do update set words = excluded.words`);
}

export interface Found {
  postId: number;
  pos: number;
}
interface Wanted {
  q: string;
  authorId: number | undefined;
  /** Newest place that counts. */
  top: number;
}
/** Words are common where so many of so many of the latest posts hold them. */
const COMMON = 40;
const SAMPLE = 2000;
/** Among so many of the latest posts the best that hold common words are looked for. */
const LOOKED_THROUGH = 20_000;
/** Candidates that are weighed for the best; half of a post's weight is gone after so many days. */
const CANDIDATES = 1000;
const HALF_LIFE_DAYS = 14;
/** As many are looked at together until a page is full. */
const LOOKED_AT = 50;

/** Posts by their words, for one person. */
export function foundPostsOf(db: Db, viewer: number) {
  /** The latest posts below a place, by place. @param limit null where all of them */
  const latestPosts = ({ top }: Wanted, below: number, limit: number | null) =>
    sql`(select * from ${postWords} where pos <= ${top} and pos < ${below} order by pos desc limit ${limit}) w`;

  function matchOf({ q, authorId }: Wanted) {
    const wanted = wantedWords(toOneScript(q)).map((word) => `${quotedWord(word)}:*`);
    if (wanted.length === 0) return undefined;
    const ofAuthor = authorId === undefined ? sql`` : sql`and w.post_id in (select id from ${posts} where author_id = ${authorId})`;
    return sql`(w.words @@ to_tsquery('simple', ${wanted.join(' & ')}) or w.words @@ websearch_to_tsquery('english', ${q})) ${ofAuthor}`;
  }

  /**
   * Posts that hold the words, below a place. Common words are soon found in the latest posts, where the index of words would give
   * all that ever held them; rare ones by that index, where the latest posts would be read in vain. PostgreSQL cannot tell which are
   * which: it takes the beginning of a word for common.
   * @param most of the latest posts that are looked through for common words, null for all
   * @returns rows with `post_id` and `pos`, in no order
   */
  async function matching(wanted: Wanted, below: number, most: number | null) {
    const match = matchOf(wanted);
    if (!match) return undefined;
    // What is asked around it would have PostgreSQL read it by place: `offset 0` keeps them apart.
    const all = sql`(select w.post_id, w.pos from ${postWords} w where w.pos <= ${wanted.top} and w.pos < ${below} and ${match} offset 0) w`;
    if (wanted.authorId !== undefined) return all;
    const [sample] = await db.execute<{ held: number }>(
      sql`select count(*)::int as held from ${latestPosts(wanted, below, SAMPLE)} where ${match}`,
    );
    if (sample!.held < COMMON) return all;
    return sql`(select w.post_id, w.pos from ${latestPosts(wanted, below, most)} where ${match}) w`;
  }

  /** Which of some posts may be seen. */
  async function shownAmong(postIds: readonly number[]): Promise<Set<number>> {
    const rows = await prepared<{ id: number }>(
      db,
      'community_found',
      sql`select p.id::float8 as id from ${posts} p where p.id = any(${keys(postIds)}) and ${visible(viewer)}`,
    );
    return new Set(rows.map(({ id }) => id));
  }
  return {
    /** The latest first. @param below place of the last one before */
    async latest(wanted: Wanted, below: number, limit: number): Promise<Found[]> {
      const found = await matching(wanted, below, null);
      if (!found) return [];
      return db.execute<Found & Record<string, unknown>>(sql`
        select w.post_id::float8 as "postId", w.pos::float8 as pos from ${found} join ${posts} p on p.id = w.post_id where ${visible(viewer)} order by w.pos desc limit ${limit}`);
    },

    /**
     * The best of the latest thousand: what holds the words as they were asked for, whom one follows, what people like, what is
     * young. They are put in order first, because who may see a post takes longer to find out than its weight.
     */
    async top(wanted: Wanted, skip: number, limit: number, at: Date): Promise<Found[]> {
      const found = await matching(wanted, Number.MAX_SAFE_INTEGER, LOOKED_THROUGH);
      if (!found) return [];
      const phrase = wanted.q.normalize('NFC').toLowerCase();
      const [row] = await db.execute<{ best: [postId: number, pos: number][] }>(sql`
        select coalesce(json_agg(json_build_array(c.id, c.pos) order by c.weight desc, c.pos desc), '[]') as best from (
          select p.id, w.pos,
            (case when strpos(lower(p.text), ${phrase}) > 0 then 3 else 0 end
             + case when exists (select 1 from ${edges} e where e.from_id = ${viewer} and e.kind = 'follow' and e.to_id = p.author_id) then 1 else 0 end
             + 1 + ln(1 + coalesce((select c.likes + c.comments + c.favorites from ${counters} c where c.post_id = p.id and c.seq = 0), 0)))
            * exp(-ln(2::float8) * greatest(extract(epoch from ${at.toISOString()}::timestamptz - p.published_at)::float8, 0) / 86400 / ${HALF_LIFE_DAYS}) as weight
            from (select w.post_id, w.pos from ${found} order by w.pos desc limit ${CANDIDATES}) w
            join ${posts} p on p.id = w.post_id) c`);
      const shown: Found[] = [];
      for (let start = 0; start < row!.best.length && shown.length < skip + limit; start += LOOKED_AT) {
        const part = row!.best.slice(start, start + LOOKED_AT);
        const seen = await shownAmong(part.map(([postId]) => postId));
        shown.push(...part.flatMap(([postId, pos]) => (seen.has(postId) ? [{ postId, pos }] : [])));
      }
      return shown.slice(skip, skip + limit);
    },
  };
}
