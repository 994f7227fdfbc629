import type { Input } from '@mortar/protocol';
import type { readOwnStats, Stats, StatsDay } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readStats } from '../store/stats.ts';

const DAY_MS = 24 * 3600 * 1000;
const WHAT = ['likes', 'replies', 'reposts', 'follows'] as const;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** An author's own numbers, every day of a span, today the last one. */
export const createStats =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (userId: number, { days }: Input<typeof readOwnStats>): Promise<Stats> => {
    const names = Array.from({ length: days }, (_, back) => dayOf(clock.now() - (days - 1 - back) * DAY_MS));
    const rows = new Map((await readStats(db, userId, new Date(`${names[0]!}T00:00:00Z`))).map((row) => [row.day, row]));
    const whole = names.map((day): StatsDay => rows.get(day) ?? { day, likes: 0, replies: 0, reposts: 0, follows: 0 });
    const sum = (what: (typeof WHAT)[number]) => whole.reduce((total, one) => total + one[what], 0);
    const total = { likes: sum('likes'), replies: sum('replies'), reposts: sum('reposts'), follows: sum('follows') };
    return { days: whole, total };
  };

export type ReadOwnStats = ReturnType<typeof createStats>;
