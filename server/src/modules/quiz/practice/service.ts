import type { Input, Locale, Output } from '@mortar/protocol';
import type { answerPractice, practise } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { bankOf } from '../bank/repository.ts';
import { toldQuestion } from '../history/played.ts';
import { roundDay } from '../rounds/day.ts';
import { askedQuestion } from '../runs/view.ts';
import { practiceOf } from './repository.ts';

/** Questions that come at once. */
const QUESTIONS = 10;
/** Options stand as in the bank: nothing is at stake. */
const ORDER = [0, 1, 2, 3];

/** Practice: no clock, no points, and nothing that the open round asks. */
export function createPractice({ db, clock }: { db: Db; clock: Clock }) {
  const practice = () => practiceOf(db, roundDay(clock.now()).id);
  return {
    /** @param userId who asks; undefined for a visitor, who has made no mistakes */
    async pick(
      { topic, mistakes = false }: Input<typeof practise>,
      userId: number | undefined,
      locale: Locale,
    ): Promise<Output<typeof practise>> {
      const rows = await practice().pick(QUESTIONS, topic, mistakes ? (userId ?? 0) : undefined);
      return { items: rows.map((row) => ({ id: row.id, rev: row.rev, quiz: askedQuestion(row, ORDER, locale) })) };
    },

    /** @throws AppError `notFound` for a question that is not practised on now */
    async answer({ id, rev, selected }: Input<typeof answerPractice>, locale: Locale): Promise<Output<typeof answerPractice>> {
      const question = await practice().find(id, rev);
      if (!question) throw new AppError('notFound', { status: 200 });
      const picks = await bankOf(db).picksOf([id]);
      return { right: selected === question.correct, quiz: toldQuestion(question, ORDER, picks, locale) };
    },
  };
}

export type Practice = ReturnType<typeof createPractice>;
