import type { Input, Locale, Output } from '@mortar/protocol';
import type { getHistory, PlayedRun } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import type { Rounds } from '../rounds/service.ts';
import { isOver } from '../runs/machine.ts';
import { runsOf } from '../runs/repository.ts';
import { readPlayed } from './played.ts';

interface HistoryDeps {
  db: Db;
  clock: Clock;
  rounds: Pick<Rounds, 'find'>;
}

/** Runs that are over, for their players. */
export function createHistory({ db, clock, rounds }: HistoryDeps) {
  const read = (runs: Parameters<typeof readPlayed>[1], locale: Locale) => readPlayed(db, runs, rounds.find, locale, new Date(clock.now()));

  return {
    /** Runs of a person, the latest first. */
    async list(userId: number, { cursor, pageSize, filter }: Input<typeof getHistory>, locale: Locale): Promise<Output<typeof getHistory>> {
      const from = readTimeCursor(cursor);
      const rows = await runsOf(db).ended(userId, from.until, from.skip, pageSize + 1);
      const { shown, next } = pageByTime(rows, pageSize, from, ({ endedAt }) => endedAt!);
      const items = await read(shown, locale);
      if (filter === 'all') return { items, next };
      const mistakes = items.map((run) => ({ ...run, questions: run.questions.filter(({ outcome }) => outcome !== 'right') }));
      return { items: mistakes.filter(({ questions }) => questions.length > 0), next };
    },

    /** One run, for whoever has its id. @throws AppError `notFound`, `wrongState` while it is under way */
    async result(runId: string, locale: Locale): Promise<PlayedRun> {
      const run = await runsOf(db).find(runId);
      if (!run) throw new AppError('notFound', { status: 200 });
      if (!isOver(run)) throw new AppError('wrongState');
      return (await read([run], locale))[0]!;
    },
  };
}

export type History = ReturnType<typeof createHistory>;
