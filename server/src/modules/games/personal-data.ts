import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import { bests, dailies, points } from './boards/tables.ts';
import { runs } from './runs/tables.ts';

/** Games of a person: given out with their data; their places on the boards go with them, their runs stay without a name. */
export function gameData(db: Db): PersonalData {
  return {
    name: 'games',
    async read({ userId }) {
      const [played, best, challenges, total] = await Promise.all([
        db
          .select({
            game: runs.gameId,
            startedAt: runs.startedAt,
            state: runs.state,
            score: runs.score,
            points: runs.points,
            bricks: runs.bricks,
          })
          .from(runs)
          .where(eq(runs.userId, userId))
          .orderBy(desc(runs.startedAt))
          .limit(EXPORT_ENTRIES),
        db.select({ game: bests.gameId, score: bests.score, reachedAt: bests.reachedAt }).from(bests).where(eq(bests.userId, userId)),
        db
          .select({ day: dailies.day, game: dailies.gameId, score: dailies.score })
          .from(dailies)
          .where(eq(dailies.userId, userId))
          .orderBy(desc(dailies.day)),
        db.select({ points: points.points }).from(points).where(eq(points.userId, userId)),
      ]);
      return { points: total[0]?.points ?? 0, bests: best, dailies: challenges, runs: played };
    },
    async erase(tx, { userId }) {
      await tx.delete(bests).where(eq(bests.userId, userId));
      await tx.delete(dailies).where(eq(dailies.userId, userId));
      await tx.delete(points).where(eq(points.userId, userId));
    },
  };
}
