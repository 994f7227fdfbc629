import { randomUUID } from 'node:crypto';
import { findPage, savePost } from '@mortar/protocol/community';
import { systemClock } from '@mortar/server';
import postgres from 'postgres';
import { drizzle } from 'drizzle-orm/postgres-js';
import { createReactions, type ReactionServiceDeps } from '../../server/src/modules/community/reactions/service.ts';
import { createNotify } from '../../server/src/modules/notices/index.ts';
import { compared, limited, quantile, type Figure, type Series } from '../report.ts';
import { FIRST_POST } from './layout.ts';
import type { CommunitySite } from './site.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const PUBLISHED = 100;
const VISIBLE_MS = 100;
const CLIENTS = 200;
/** Likes of each client in a round. */
const EACH = 5;
const CONNECTIONS = 40;

/** From sending a post until its reader has it. */
export async function measurePublish({ first, ask }: CommunitySite): Promise<Figure[]> {
  const took: number[] = [];
  for (let number = 0; number < PUBLISHED; number += 1) {
    const begun = performance.now();
    const { postid } = await ask(first + 3 + number, savePost, { clientid: randomUUID(), text: `Just now ${number}` });
    for (;;) {
      const { list } = await ask(first, findPage, { feed: 'home', pageSize: 5 });
      if (list.some(({ post }) => post.postid === postid)) break;
    }
    took.push(performance.now() - begun);
  }
  return [limited('publish.p95', quantile(took, 0.95), 'ms to its reader’s page', VISIBLE_MS)];
}

/** Everybody likes one post at once, as the product writes it, beside a like and `count + 1` of its row. */
export async function measureLikes({ first, database }: CommunitySite): Promise<Figure[]> {
  const sql = postgres(database.url, { max: CONNECTIONS, onnotice: () => {} });
  const db = drizzle(sql);
  const unused = null as unknown as Pick<ReactionServiceDeps, 'cursors' | 'view' | 'keepNews'>;
  const reactions = createReactions({ ...unused, db, clock: systemClock, notify: createNotify({ db, clock: systemClock }) });
  await sql`create table bench_likes (post_id bigint, user_id bigint, primary key (post_id, user_id))`;
  await sql`create table bench_counts (post_id bigint primary key, likes int not null)`;
  const naive = (postId: number, userId: number) =>
    sql.begin(async (tx) => {
      await tx`insert into bench_likes values (${postId}, ${userId})`;
      await tx`update bench_counts set likes = likes + 1 where post_id = ${postId}`;
    });
  const storm = async (like: (userId: number) => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let turn = 0; turn < EACH; turn += 1) await like(first + 10 + client * EACH + turn);
      }),
    );
    return (CLIENTS * EACH) / ((performance.now() - begun) / 1000);
  };
  const series: Series & { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  let lost = 0;
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      // A post of its own for each round, public and without a like.
      const [target] = await sql<{ id: number }[]>`
        select id::float8 as id from community_posts where id > ${FIRST_POST + round * 1000} and audience = 'public' order by id limit 1`;
      const postId = target!.id;
      await sql`delete from community_reactions where post_id = ${postId}`;
      await sql`delete from community_counters where post_id = ${postId}`;
      await sql`insert into bench_counts values (${postId}, 0) on conflict do nothing`;
      const theirs = await storm((userId) => naive(postId, userId));
      const ours = await storm((userId) =>
        reactions.save(userId, { targetid: String(postId), targettype: 'post', liketype: 'like', status: 1 }),
      );
      const [counted] = await sql<{ likes: number }[]>`
        select (coalesce((select likes from community_counters where post_id = ${postId} and seq = 0), 0)
          + coalesce((select sum(d) from community_counter_deltas where post_id = ${postId} and what = 'like'), 0))::int as likes`;
      lost += Math.abs(CLIENTS * EACH - counted!.likes);
      if (round === 0) continue;
      series.ours.push(ours);
      series.theirs.push(theirs);
    }
  } finally {
    await sql`drop table bench_likes, bench_counts`;
    await sql.end();
  }
  return [
    compared('likes.hot', series, 'likes/s', 'insert and UPDATE count + 1, 200 clients', { least: 5 }),
    limited('likes.wrong', lost, 'likes that the number lacks or has too many', 0),
  ];
}
