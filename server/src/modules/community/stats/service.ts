import type { Input } from '@mortar/protocol';
import { MOST_STATS_DAYS, type readOwnStats, type Stats, type StatsDay, type tellViewed } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readStats } from '../store/stats.ts';
import { dayOf, viewsOf } from '../store/views.ts';

const DAY_MS = 24 * 3600 * 1000;
const WHAT = ['views', 'likes', 'replies', 'reposts', 'follows'] as const;

/** An author's own numbers, every day of a span, today the last one. */
export const createStats =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (userId: number, { days }: Input<typeof readOwnStats>): Promise<Stats> => {
    const names = Array.from({ length: days }, (_, back) => dayOf(clock.now() - (days - 1 - back) * DAY_MS));
    const rows = new Map((await readStats(db, userId, new Date(`${names[0]!}T00:00:00Z`))).map((row) => [row.day, row]));
    const whole = names.map((day): StatsDay => rows.get(day) ?? { day, views: 0, likes: 0, replies: 0, reposts: 0, follows: 0 });
    const sum = (what: (typeof WHAT)[number]) => whole.reduce((total, one) => total + one[what], 0);
    const total = { views: sum('views'), likes: sum('likes'), replies: sum('replies'), reposts: sum('reposts'), follows: sum('follows') };
    return { days: whole, total };
  };

/** Counts what somebody had in sight. */
export const createTellViewed =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (viewer: number, { postids }: Input<typeof tellViewed>): Promise<Record<string, never>> => {
    await viewsOf(db).add(viewer, postids.map(Number), dayOf(clock.now()));
    return {};
  };

/** Forgets who saw what once nobody can tell of that day any more: the clocks of two servers are not a day apart. */
export const createFoldViews =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (): Promise<void> => {
    await viewsOf(db).fold(dayOf(clock.now() - DAY_MS));
    await viewsOf(db).removeBefore(dayOf(clock.now() - MOST_STATS_DAYS * DAY_MS));
  };

export type ReadOwnStats = ReturnType<typeof createStats>;
export type TellViewed = ReturnType<typeof createTellViewed>;
