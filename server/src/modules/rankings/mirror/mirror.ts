import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/db.ts';
import type { Database } from '../../../db/database.ts';
import type { RedisClient } from '../../../lib/redis.ts';
import { currentPlaces, type Places } from '../places.ts';
import type { BoardSeason } from '../seasons/repository.ts';
import { createReads, soon } from './read.ts';
import { keysOf, memberOf, MOVE } from './scripts.ts';

const AS_OF = 'mortar:ranking:as-of';
/** People who are moved or written at once. */
const BATCH = 2000;
/** Where more have moved, a copy is made anew: Redis does nothing else while it moves them. */
const MOST_MOVED = 20_000;
/** What a process that died left half made goes after so long, s. */
const DRAFT_SECONDS = 3600;

interface MirrorDeps {
  db: Db;
  sql: Database['sql'];
  redis: RedisClient;
}

interface Head extends BoardSeason {
  change: string;
  anew: string;
}

interface Standing {
  userId: string;
  neg: string;
  reachedAt: string;
  isHeld: boolean;
  change: string;
}

/** The running boards in Redis, for reads past what one database carries. */
export interface Mirror {
  /** Brings it to where the database stands. */
  follow(): Promise<void>;
  /** Until when it has counted everything; undefined where it can't be asked. */
  asOf(): Promise<Date | undefined>;
  places: Places;
}

/**
 * A copy of the running boards. The database stays the truth: a copy carries the number of the change that it stands at, takes
 * what changed since, and is made anew where no delta tells of a change, or Redis has forgotten it.
 */
export function createMirror({ db, sql, redis }: MirrorDeps): Mirror {
  /** Everything of a board's season in a new set, put in the place of the old one at once. */
  async function make({ board, season }: BoardSeason): Promise<void> {
    const [ranked, members] = keysOf(board, season, `:${randomUUID()}`);
    const [toRanked, toMembers, toChange] = keysOf(board, season);
    let change = '0';
    let isEmpty = true;
    const rows = sql<Standing[]>`
      select s.user_id::text as "userId", s.neg::text, (extract(epoch from s.reached_at) * 1000)::bigint::text as "reachedAt", h.change::text
        from rankings_heads h join rankings_scores s using (board, season)
       where board = ${board} and season = ${season} and not s.is_held`;
    for await (const batch of rows.cursor(BATCH)) {
      const all = batch.map((row) => ({ ...row, member: memberOf(Number(row.reachedAt), Number(row.userId)) }));
      if (all.length === 0) continue;
      [isEmpty, change] = [false, all[0]!.change];
      await redis
        .multi()
        .zAdd(
          ranked,
          all.map(({ neg, member }) => ({ score: Number(neg), value: member })),
        )
        .hSet(
          members,
          all.map(({ userId, member }): [string, string] => [userId, member]),
        )
        .expire(ranked, DRAFT_SECONDS)
        .expire(members, DRAFT_SECONDS)
        .exec();
    }
    if (isEmpty) return void (await redis.del([toRanked, toMembers, toChange]));
    await redis
      .multi()
      .rename(ranked, toRanked)
      .rename(members, toMembers)
      .persist(toRanked)
      .persist(toMembers)
      .set(toChange, change)
      .exec();
  }

  /** Takes over who moved since the copy's change. */
  async function move({ board, season }: BoardSeason, from: string): Promise<void> {
    const rows = await sql<Standing[]>`
      select s.user_id::text as "userId", s.neg::text, (extract(epoch from s.reached_at) * 1000)::bigint::text as "reachedAt",
             s.is_held as "isHeld", h.change::text
        from rankings_heads h join rankings_scores s using (board, season)
       where board = ${board} and season = ${season}
         and user_id in (select user_id from rankings_deltas d where d.change > ${from} and d.board = ${board})`;
    if (rows.length > MOST_MOVED) return make({ board, season });
    const args = rows.flatMap(({ userId, neg, reachedAt, isHeld }) => [
      userId,
      neg,
      isHeld ? '' : memberOf(Number(reachedAt), Number(userId)),
    ]);
    await redis.eval(MOVE, { keys: keysOf(board, season), arguments: [from, rows[0]?.change ?? from, ...args] });
  }

  const places = createReads(redis, currentPlaces(db));
  return {
    places,

    async follow() {
      if (!redis.isReady) return;
      const [now] = await sql<{ at: string }[]>`select coalesce((select min(at) from rankings_deltas where change is null), now()) as at`;
      const heads = await sql<Head[]>`
        select board, season, change::text, anew::text from rankings_heads h
         where not exists (select from rankings_seasons s where (s.board, s.season) = (h.board, h.season))`;
      for (const head of heads) {
        const at = await redis.get(keysOf(head.board, head.season)[2]);
        if (at === null || BigInt(at) < BigInt(head.anew)) await make(head);
        else if (at !== head.change) await move(head, at);
      }
      await redis.set(AS_OF, new Date(now!.at).toISOString());
    },

    async asOf() {
      if (!redis.isReady) return undefined;
      const at = await soon(redis.get(AS_OF));
      return at === null ? undefined : new Date(at);
    },
  };
}
