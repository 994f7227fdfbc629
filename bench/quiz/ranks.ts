import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@mortar/server';
import { fold } from '../../server/src/modules/rankings/fold.ts';
import { currentPlaces } from '../../server/src/modules/rankings/places.ts';
import { compared, limited, quantile, type Figure } from '../report.ts';

const PLAYERS = Number(process.env['BENCH_RANKED'] ?? 1_000_000);
const PER_SECOND = 500;
const ASKED = Number(process.env['BENCH_ASKED'] ?? 2000);
const COUNTED = 15;
const MOST_MS = 5;
const LEAST_TIMES = 20;
const MOST_POINTS = 60_000;
const P95 = 0.95;

/** A board of so many players, as the fold would have made it. */
async function fill({ sql }: Database): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into rankings_scores (board, season, user_id, neg, reached_at, bucket, is_held)
      select 'contribute', 'all', i, -p, now() - i * interval '1 second', rankings_bucket(p), false
        from (select i, (hashint4(i) & 2147483647) % ${MOST_POINTS} as p from generate_series(1, ${PLAYERS}) i) s`;
    await tx`
      insert into rankings_buckets (board, season, level, bucket, players)
      select board, season, level, case level when 1 then bucket else bucket / 96 end, count(*)
        from rankings_scores cross join (values (1::smallint), (2::smallint)) as l(level) group by 1, 2, 3, 4`;
    await tx`analyze rankings_scores`;
    await tx`analyze rankings_buckets`;
  });
}

/** Points come in at a steady rate and are folded each second, until it is stopped. */
function score({ sql, db }: Database): () => Promise<void> {
  const stopped = new AbortController();
  const work = async () => {
    for (let second = 0; !stopped.signal.aborted; second += 1) {
      await sql`
        insert into rankings_deltas (board, user_id, points, ref, at)
        select 'contribute', 1 + floor(random() * ${PLAYERS})::int, 100, 'bench:' || ${second} || ':' || i, now()
          from generate_series(1, ${PER_SECOND}) i`;
      await fold(db);
      await wait(1000, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const done = work();
  return () => {
    stopped.abort();
    return done;
  };
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** A place with its neighbours in a board of a million while points come in, and beside counting who stands above a middle player. */
export async function measureRanks(_stack: unknown, database: Database): Promise<Figure[]> {
  await fill(database);
  const stop = score(database);
  const places = currentPlaces(database.db);
  const anybody = () => 1 + Math.floor(Math.random() * PLAYERS);
  try {
    for (let warm = 0; warm < 100; warm += 1) await places.around('contribute', 'all', anybody());
    const times: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) times.push(await timed(() => places.around('contribute', 'all', anybody())));
    const [middle] = await database.sql<{ user_id: string; neg: string }[]>`
      select user_id, neg from rankings_scores where board = 'contribute' and season = 'all' and not is_held and neg >= ${-MOST_POINTS / 2}
       order by neg, reached_at, user_id limit 1`;
    const took = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < COUNTED; round += 1) {
      took.ours.push(await timed(() => places.around('contribute', 'all', Number(middle!.user_id))));
      took.theirs.push(
        await timed(
          () =>
            database.sql`select count(*) from rankings_scores where board = 'contribute' and season = 'all' and not is_held and neg < ${middle!.neg}`,
        ),
      );
    }
    return [
      limited('rank.p95', quantile(times, P95), 'ms', MOST_MS),
      compared('rank.above', took, 'ms', 'count(*) of who stands above a middle player', { most: 1 / LEAST_TIMES }),
    ];
  } finally {
    await stop();
  }
}
