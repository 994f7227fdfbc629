import type { Input, LocalizedText, Output } from '@mortar/protocol';
import {
  QUESTIONS_PER_DAY,
  type listOwnQuestions,
  type OwnQuestion,
  type submitQuestion,
  type WrittenQuestion,
} from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { hongKongDay } from '../../../lib/hong-kong.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import { addAudit } from '../../moderation/index.ts';
import { flawsOf } from '../bank/flaws.ts';
import { reviewOf, type QuestionRow } from '../review/repository.ts';
import type { Reviewer } from '../bank-roles.ts';
import { targetOf } from '../bank/target.ts';
import type { KeepPicture } from '../bank/keep-picture.ts';
import { keptOf, writtenOf } from '../review/written.ts';
import { roundDay } from '../rounds/day.ts';
import { submissionsOf } from './repository.ts';

const LOCALES = ['en', 'zh-HK'] as const;
const NEEDS_WORDS: LocalizedText = {
  en: 'Write the question and its four options in one language at least.',
  'zh-HK': '請以至少一種語言寫出題目和四個選項。',
};
const NEEDS_SOURCE: LocalizedText = {
  en: 'Add the https:// address of a page that confirms this.',
  'zh-HK': '請提供可查證的網址，以 https:// 開頭。',
};

/** @throws AppError `validation` where there is nothing that a reviewer could judge */
function demandWords(written: WrittenQuestion): void {
  const isWhole = ({ text, options }: WrittenQuestion['en']) => [text, ...options].every((part) => keptLine(part) !== '');
  const fields = {
    ...(!LOCALES.some((locale) => isWhole(written[locale])) && { 'written.en.text': NEEDS_WORDS }),
    ...(!/^https:\/\/[^/]+\.[^/]+/.test(written.source.trim()) && { 'written.source': NEEDS_SOURCE }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
}

/** Questions that people offer: so many a day, reviewed by others, and told where they stand. */
export function createSubmissions({ db, clock, keepPicture }: { db: Db; clock: Clock; keepPicture: KeepPicture }) {
  const view = (question: QuestionRow, wording: { body: string[]; correct: number }): OwnQuestion => {
    const written = writtenOf(question, wording);
    const { id, state, reason, changedAt } = question;
    return { ...written, id, state, reason, flaws: flawsOf(written, hongKongDay(clock.now())), at: changedAt.toISOString() };
  };
  const usedBy = (tx: Db, userId: number) => submissionsOf(tx).countSince(userId, roundDay(clock.now()).opensAt);

  /** Another wording of one's own draft. @throws AppError `notFound`, `questionMoved` */
  async function rewrite(tx: Db, userId: number, id: string, written: WrittenQuestion, at: Date): Promise<void> {
    const question = await reviewOf(tx).lock(id);
    if (!question || question.authorId !== userId || question.origin !== 'person') throw new AppError('notFound', { status: 200 });
    if (question.state !== 'draft') throw new AppError('questionMoved');
    const before = await reviewOf(tx).revision(id, question.rev);
    const { about, wording } = keptOf(await keepPicture(tx, userId, written, before.body));
    const rev = await reviewOf(tx).addRevision({ questionId: id, ...wording, authorId: userId, at });
    await reviewOf(tx).change(id, { ...about, rev, reason: '' }, at);
  }

  async function add(tx: Db, userId: number, written: WrittenQuestion, at: Date): Promise<string> {
    if ((await usedBy(tx, userId)) >= QUESTIONS_PER_DAY) throw new AppError('questionLimit');
    const { about, wording } = keptOf(await keepPicture(tx, userId, written));
    const row = { ...about, origin: 'person', state: 'draft', authorId: userId, changedAt: at } as const;
    return (await reviewOf(tx).add(row, { ...wording, authorId: userId, at }))!;
  }

  return {
    /** @throws AppError `validation`, `questionLimit`, `notFound`, `questionMoved` */
    async submit(tx: Db, { userId, uid }: Reviewer, { id: given, written }: Input<typeof submitQuestion>): Promise<OwnQuestion> {
      demandWords(written);
      const at = new Date(clock.now());
      await submissionsOf(tx).hold(userId);
      if (given !== undefined) await rewrite(tx, userId, given, written, at);
      const id = given ?? (await add(tx, userId, written, at));
      await addAudit(tx, { at, actor: `user:${uid}`, action: 'quiz.submit', target: targetOf(id), outcome: 'done' });
      const question = (await reviewOf(tx).find(id))!;
      return view(question, await reviewOf(tx).revision(id, question.rev));
    },

    async list(
      userId: number,
      { cursor, pageSize }: NonNullable<Input<typeof listOwnQuestions>>,
    ): Promise<Output<typeof listOwnQuestions>> {
      const from = readTimeCursor(cursor);
      const { shown, next } = pageByTime(await submissionsOf(db).page(userId, from, pageSize + 1), pageSize, from, ({ at }) => at);
      const left = Math.max(QUESTIONS_PER_DAY - (await usedBy(db, userId)), 0);
      return { items: shown.map(({ question, ...wording }) => view(question, wording)), next, left };
    },
  };
}

export type Submissions = ReturnType<typeof createSubmissions>;
