import type { Input, Output } from '@mortar/protocol';
import type { getHighlights, listMyRuns } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { shareAnswer } from '../../../lib/shared-answer.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import type { PublicPerson } from '../../identity/index.ts';
import type { runs } from '../runs/tables.ts';
import { recentRunsOf } from './repository.ts';

export interface RecentServiceDeps {
  clock: Clock;
  db: Db;
  /** Who people are, by their `userId`; those who are gone are missing. */
  readPeople: (userIds: readonly number[]) => Promise<ReadonlyMap<number, PublicPerson>>;
}

type Run = typeof runs.$inferSelect;

/** Every visit of the landing page asks for them: for so long one answer does for all. */
const HIGHLIGHTS_MS = 10_000;

const itemOf = ({ id, gameId, score, points, bricks, finishedAt }: Run): Output<typeof listMyRuns>['items'][number] => ({
  id,
  gameid: gameId,
  score: score ?? 0,
  points: points ?? 0,
  bricks: bricks ?? 0,
  at: finishedAt!.toISOString(),
});

/** What was played lately: by one person, and by everybody. */
export function createRecentService({ clock, db, readPeople }: RecentServiceDeps) {
  const rows = recentRunsOf(db);

  async function readHighlights(): Promise<Output<typeof getHighlights>> {
    const today = new Date(new Date(clock.now()).setUTCHours(0, 0, 0, 0));
    const [best, rewarded] = await Promise.all([rows.best(today), rows.rewarded()]);
    const people = await readPeople([...best, ...rewarded].flatMap(({ userId }) => userId ?? []));
    const firstOf = (found: readonly Run[]) => {
      const run = found.find(({ userId }) => userId !== null && people.has(userId));
      return run && { ...itemOf(run), username: people.get(run.userId!)!.username };
    };
    const [top, last] = [firstOf(best), firstOf(rewarded)];
    return {
      top: top ? { gameid: top.gameid, username: top.username, score: top.score } : null,
      bricks: last ? { gameid: last.gameid, username: last.username, amount: last.bricks, at: last.at } : null,
    };
  }

  return {
    async myRuns(userId: number, { cursor, pageSize }: NonNullable<Input<typeof listMyRuns>>): Promise<Output<typeof listMyRuns>> {
      const from = readTimeCursor(cursor);
      const { shown, next } = pageByTime(await rows.ofPerson(userId, from, pageSize + 1), pageSize, from, ({ finishedAt }) => finishedAt!);
      return { items: shown.map(itemOf), next };
    },

    highlights: shareAnswer(HIGHLIGHTS_MS, clock, readHighlights),
  };
}

export type RecentService = ReturnType<typeof createRecentService>;
