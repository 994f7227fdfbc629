import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { hongKongDay } from '../../../lib/hong-kong.ts';
import type { Notify } from '../../notices/index.ts';
import { fold, holdScores } from '../fold.ts';
import { seasonsOf, type BoardSeason } from './repository.ts';

/** Runs and events that began before midnight have ended by then, ms. */
const CLOSES_AFTER_MS = 15 * 60 * 1000;

/** The season of a moment: its month in Hong Kong, `YYYY-MM`. */
export const seasonAt = (time: number): string => hongKongDay(time).slice(0, 7);

interface ClosingDeps {
  db: Db;
  clock: Clock;
  notify: Notify;
}

/**
 * Closes seasons that have ended: their places stand from then on, and their winners are told. What is mended in one of them
 * later, or who comes under review, has its places counted anew, and who won before is told what has become of their place.
 */
export function createClosing({ db, clock, notify }: ClosingDeps) {
  const closeOne = (one: BoardSeason): Promise<void> =>
    db.transaction(async (tx) => {
      await holdScores(tx);
      const before = new Map((await seasonsOf(tx).winners(one)).map(({ userId, rank }) => [userId, rank]));
      await seasonsOf(tx).count(one, new Date(clock.now()));
      for (const { userId, rank, isHeld } of await seasonsOf(tx).winnersAnd(one, [...before.keys()])) {
        if (before.get(userId) === rank && !isHeld) continue;
        const recount = isHeld ? 'review' : before.has(userId) ? 'yes' : 'no';
        const values = { ...one, rank: String(rank), recount } as const;
        const link = `/quiz/rankings?board=${one.board}&season=${one.season}`;
        await notify(tx, [userId], { kind: 'rankingWon', about: `${one.board} ${one.season}`, values, link });
      }
    });

  return async function closeDue(): Promise<void> {
    const due = await seasonsOf(db).due(seasonAt(clock.now() - CLOSES_AFTER_MS));
    if (due.length === 0) return;
    await fold(db);
    for (const one of due) await closeOne(one);
  };
}
