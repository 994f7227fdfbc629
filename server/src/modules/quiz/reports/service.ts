import type { Input } from '@mortar/protocol';
import type { reportQuestion } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptText } from '../../../lib/kept-text.ts';
import { askedIn } from '../runs/asked.ts';
import { roundsOf } from '../rounds/repository.ts';
import { isOver } from '../runs/machine.ts';
import { runsOf } from '../runs/repository.ts';
import { questionReportsOf } from './repository.ts';

/** Takes what a person says of a question of a run of theirs that is over; once more replaces it. @throws AppError `notFound` */
export const createQuestionReports =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (userId: number, { runid, place, reason, text }: Input<typeof reportQuestion>): Promise<Record<string, never>> => {
    const run = await runsOf(db).find(runid);
    const asked = run?.userId === userId && isOver(run) ? askedIn(await runsOf(db).stepsOf([runid]))[place] : undefined;
    const leaf = asked && (await roundsOf(db).leafAt(run!.roundId, asked));
    if (!leaf) throw new AppError('notFound', { status: 200 });
    const report = { userId, questionId: leaf.id, rev: leaf.rev, reason, text: keptText(text), at: new Date(clock.now()) };
    await questionReportsOf(db).put(report);
    return {};
  };

export type ReportQuestion = ReturnType<typeof createQuestionReports>;
