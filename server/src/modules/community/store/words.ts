import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { quotedWord, wantedWords, wordsOf } from '../../../lib/words.ts';
import { toOneScript } from '../text/one-form.ts';
import { counters } from '../numbers/tables.ts';
import { edges } from '../../relations/index.ts';
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
/** Candidates that are weighed for the best; half of a post's weight is gone after so many days. */
const CANDIDATES = 1000;
const HALF_LIFE_DAYS = 14;

/** Posts by their words, for one person. */
export function foundPostsOf(db: Db, viewer: number) {
  const matching = ({ q, authorId, top }: Wanted, below: number) => {
    const wanted = wantedWords(toOneScript(q)).map((word) => `${quotedWord(word)}:*`);
    if (wanted.length === 0) return undefined;
    return sql`w.pos <= ${top} and w.pos < ${below} and ${authorId === undefined ? sql`true` : sql`p.author_id = ${authorId}`}
      and (w.words @@ to_tsquery('simple', ${wanted.join(' & ')}) or w.words @@ websearch_to_tsquery('english', ${q}))`;
  };
  const from = sql`from ${postWords} w join ${posts} p on p.id = w.post_id`;
  return {
    /** The latest first. @param below place of the last one before */
    async latest(wanted: Wanted, below: number, limit: number): Promise<Found[]> {
      const match = matching(wanted, below);
      if (!match) return [];
      return db.execute<Found & Record<string, unknown>>(sql`
        select w.post_id::float8 as "postId", w.pos::float8 as pos ${from} where ${match} and ${visible(viewer)} order by w.pos desc limit ${limit}`);
    },

    /**
     * The best of the latest thousand: what holds the words as they were asked for, whom one follows, what people like, what is
     * young. They are put in order first, because who may see a post takes longer to find out than its weight.
     */
    async top(wanted: Wanted, skip: number, limit: number, at: Date): Promise<Found[]> {
      const match = matching(wanted, Number.MAX_SAFE_INTEGER);
      if (!match) return [];
      const phrase = wanted.q.normalize('NFC').toLowerCase();
      return db.execute<Found & Record<string, unknown>>(sql`
        select p.id::float8 as "postId", p.pos::float8 as pos from (
          select * from (
            select p.*, w.pos,
              (case when strpos(lower(p.text), ${phrase}) > 0 then 3 else 0 end
               + case when exists (select 1 from ${edges} e where e.from_id = ${viewer} and e.kind = 'follow' and e.to_id = p.author_id) then 1 else 0 end
               + 1 + ln(1 + coalesce((select c.likes + c.comments + c.favorites from ${counters} c where c.post_id = p.id and c.seq = 0), 0)))
              * power(0.5, greatest(extract(epoch from ${at.toISOString()}::timestamptz - p.published_at), 0) / 86400 / ${HALF_LIFE_DAYS}) as weight
              ${from} where ${match} order by w.pos desc limit ${CANDIDATES}) c
           order by weight desc, pos desc offset 0) p
         where ${visible(viewer)} order by p.weight desc, p.pos desc offset ${skip} limit ${limit}`);
    },
  };
}
