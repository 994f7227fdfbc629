import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { scoredPosts } from '../store/scored.ts';
import { spread } from './spread.ts';
import { hot, hotRuns } from './tables.ts';

/** Posts of the last days may be hot; one run has so many, and is kept for so long. */
const YOUNGEST_DAYS = 4;
const MOST = 500;
const KEPT_HOURS = 2;
/** An account counts once it is a day old, or somebody of the site's own follows it: a hundred new ones change nothing (S6). */
const TRUSTED_AFTER_HOURS = 24;

/** Makes the list of what people like now: (likes + 2 replies + 2 kept), each person once, over (age in hours + 2) to the 1.6. */
export async function makeRun(db: Db, at: Date): Promise<void> {
  const time = at.toISOString();
  const rows = await scoredPosts(db, { at, youngestDays: YOUNGEST_DAYS, trustedAfterHours: TRUSTED_AFTER_HOURS, limit: 2 * MOST });
  const list = spread(rows, ({ authorId }) => authorId).slice(0, MOST);
  await db.transaction(async (tx) => {
    await holdLock(tx, 'communityOwn', 'hot');
    const [{ run } = { run: 1 }] = await tx.execute<{ run: number }>(sql`select (coalesce(max(run), 0) + 1)::int as run from ${hotRuns}`);
    await tx.insert(hotRuns).values({ run, at });
    const round = (value: number) => Math.round(value * 100) / 100;
    const ranked = list.map(({ postId, likes, comments: replies, favorites, hours, score }, index) => ({
      run,
      rank: index + 1,
      postId,
      parts: { likes, comments: replies, favorites, hours: round(hours), score: round(score) },
    }));
    if (ranked.length > 0) await tx.insert(hot).values(ranked);
    const old = sql`select run from ${hotRuns} where at < ${time}::timestamptz - make_interval(hours => ${KEPT_HOURS}) and run < ${run}`;
    await tx.execute(sql`delete from ${hot} where run in (${old})`);
    await tx.execute(sql`delete from ${hotRuns} where run in (${old})`);
  });
}
