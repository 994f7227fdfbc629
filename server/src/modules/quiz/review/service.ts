import type { Input, Output } from '@mortar/protocol';
import type { BankQuestion, editQuestion, listBank, offerQuestion, restQuestion } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { hongKongDay } from '../../../lib/hong-kong.ts';
import { keptLine, keptText } from '../../../lib/kept-text.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import { addAudit } from '../../moderation/index.ts';
import { flawsOf } from '../bank/flaws.ts';
import type { KeepPicture } from '../bank/keep-picture.ts';
import type { QuestionState } from '../bank/tables.ts';
import { calibrationOf } from '../calibration/repository.ts';
import { bankListOf } from './list-repository.ts';
import { reviewOf, type QuestionRow } from './repository.ts';
import type { AreOfOneLine, Reviewer } from '../bank-roles.ts';
import { voidsOf } from '../voids/repository.ts';
import { targetOf } from '../bank/target.ts';
import { mayApprove, viewQuestion } from './view.ts';
import { keptOf, writtenOf } from './written.ts';

/** People who have to agree to a wording before it is asked. */
const NEEDED = 2;
const AGEING_MS = 30 * 24 * 3_600_000;

interface ReviewDeps {
  db: Db;
  clock: Clock;
  keepPicture: KeepPicture;
  /** A person's question has gone somewhere: they are told, and get what it brings. */
  moved(tx: Db, question: QuestionRow, reason: string): Promise<void>;
  areOfOneLine: AreOfOneLine;
}

type OnWording = Input<typeof offerQuestion>;
type WithReason = Input<typeof restQuestion>;
interface Act {
  name: string;
  from: readonly QuestionState[];
  /** @returns what else is kept of it */
  work(tx: Db, question: QuestionRow, at: Date): Promise<void>;
}

/** What reviewers do with questions; every act is audited with its reason, and takes a wording as the reviewer saw it. */
export function createReview({ db, clock, keepPicture, moved, areOfOneLine }: ReviewDeps) {
  const today = () => hongKongDay(clock.now());

  /** Whether a question is of somebody who is here by the reviewer's invites, or the other way round. */
  const isClose = async (via: Db, { authorId }: QuestionRow, { userId }: Reviewer): Promise<boolean> =>
    authorId !== null && (await areOfOneLine(via, userId, authorId));
  const view = async (via: Db, question: QuestionRow, reviewer: Reviewer) =>
    viewQuestion(via, question, { reviewer, isClose: await isClose(via, question, reviewer) }, clock.now());

  /** @throws AppError `notFound`, `questionMoved` */
  const act = (
    reviewer: Reviewer,
    { id, rev, reason = '' }: OnWording & { reason?: string },
    { name, from, work }: Act,
  ): Promise<BankQuestion> =>
    db.transaction(async (tx) => {
      const question = await reviewOf(tx).lock(id);
      if (!question) throw new AppError('notFound', { status: 200 });
      if (question.rev !== rev || !from.includes(question.state)) throw new AppError('questionMoved');
      const at = new Date(clock.now());
      await work(tx, question, at);
      const detail = { rev, reason: keptText(reason) };
      await addAudit(tx, { at, actor: `user:${reviewer.uid}`, action: `quiz.${name}`, target: targetOf(id), outcome: 'done', detail });
      return view(tx, (await reviewOf(tx).find(id))!, reviewer);
    });

  /** @throws AppError `questionUnfit` */
  async function demandFit(tx: Db, question: QuestionRow): Promise<void> {
    const flaws = flawsOf(writtenOf(question, await reviewOf(tx).revision(question.id, question.rev)), today());
    if (flaws.length > 0) throw new AppError('questionUnfit', { data: { flaws } });
  }

  return {
    async list({ cursor, pageSize, flag, search, ...filter }: NonNullable<Input<typeof listBank>>): Promise<Output<typeof listBank>> {
      const from = readTimeCursor(cursor);
      const wanted = {
        ...filter,
        isReported: flag === 'reported',
        agesUntil: flag === 'ageing' ? hongKongDay(clock.now() + AGEING_MS) : undefined,
        search: keptLine(search ?? '') || undefined,
      };
      const { shown, next } = pageByTime(await bankListOf(db).page(wanted, from, pageSize + 1), pageSize, from, ({ at }) => at);
      const items = shown.map(({ body, validUntil, agreed, at, topic, ...row }) => ({
        ...row,
        topic: topic as BankQuestion['topic'],
        text: { en: body[0]!, 'zh-HK': body[6]! },
        validuntil: validUntil,
        approvals: agreed,
        changedat: at.toISOString(),
      }));
      return { items, next, counts: await bankListOf(db).counts() };
    },

    /** @throws AppError `notFound` */
    async find(reviewer: Reviewer, id: string): Promise<BankQuestion> {
      const question = await reviewOf(db).find(id);
      if (!question) throw new AppError('notFound', { status: 200 });
      return view(db, question, reviewer);
    },

    /** @throws AppError `questionUnfit` */
    offer: (reviewer: Reviewer, on: OnWording) =>
      act(reviewer, on, {
        name: 'offer',
        from: ['draft'],
        async work(tx, question, at) {
          await demandFit(tx, question);
          await reviewOf(tx).change(question.id, { state: 'review', reason: '' }, at);
        },
      }),

    /** @throws AppError `ownQuestion`, `questionUnfit`; who has agreed already changes nothing */
    approve: (reviewer: Reviewer, on: OnWording) =>
      act(reviewer, on, {
        name: 'approve',
        from: ['review'],
        async work(tx, question, at) {
          const { id, rev } = question;
          const rows = reviewOf(tx);
          const may = mayApprove(question, await rows.revision(id, rev), [], reviewer, await isClose(tx, question, reviewer));
          if (may === 'author' || may === 'invites') throw new AppError('ownQuestion');
          await demandFit(tx, question);
          await rows.approve({ questionId: id, rev, userId: reviewer.userId, at });
          if ((await rows.approvals(id, rev)).length < NEEDED) return;
          await rows.change(id, { state: 'live', reason: '' }, at);
          await rows.judgeReports(id, at);
          await moved(tx, { ...question, state: 'live' }, '');
        },
      }),

    sendBack: (reviewer: Reviewer, on: WithReason) =>
      act(reviewer, on, {
        name: 'sendback',
        from: ['review', 'draft'],
        async work(tx, question, at) {
          const reason = keptText(on.reason);
          await reviewOf(tx).withdrawApprovals(question.id, question.rev);
          await reviewOf(tx).change(question.id, { state: 'draft', reason }, at);
          await moved(tx, { ...question, state: 'draft' }, reason);
        },
      }),

    /** A draft stays one; everything else is reviewed anew. @throws AppError `questionUnfit` */
    edit: (reviewer: Reviewer, { written, ...on }: Input<typeof editQuestion>) =>
      act(reviewer, on, {
        name: 'edit',
        from: ['draft', 'review', 'live', 'rest'],
        async work(tx, question, at) {
          const { id, state: before } = question;
          const kept = await keepPicture(tx, reviewer.userId, written, (await reviewOf(tx).revision(id, question.rev)).body);
          const { about, wording } = keptOf(kept);
          const rev = await reviewOf(tx).addRevision({ questionId: id, ...wording, authorId: reviewer.userId, at });
          const state = before === 'draft' ? 'draft' : 'review';
          const changed = { ...about, rev, state } as const;
          if (state === 'review') await demandFit(tx, { ...question, ...changed });
          await reviewOf(tx).change(id, { ...changed, reason: keptText(on.reason) }, at);
        },
      }),

    rest: (reviewer: Reviewer, on: WithReason) =>
      act(reviewer, on, {
        name: 'rest',
        from: ['live'],
        async work(tx, { id }, at) {
          await reviewOf(tx).judgeReports(id, at);
          await reviewOf(tx).change(id, { state: 'rest', reason: keptText(on.reason) }, at);
        },
      }),

    wake: (reviewer: Reviewer, on: WithReason) =>
      act(reviewer, on, {
        name: 'wake',
        from: ['rest'],
        async work(tx, question, at) {
          const { id, rev, origin } = question;
          await demandFit(tx, question);
          // The bank's files were read twice before they came here.
          const isOfFile = origin === 'bank' && (await reviewOf(tx).revision(id, rev)).authorId === null;
          const isAgreed = isOfFile || (await reviewOf(tx).approvals(id, rev)).length >= NEEDED;
          await reviewOf(tx).judgeReports(id, at);
          await calibrationOf(tx).reset(id, rev);
          await reviewOf(tx).change(id, { state: isAgreed ? 'live' : 'review', reason: keptText(on.reason) }, at);
        },
      }),

    /** Found wrong after it was played: it is asked no more, and whom it hurt gets it made good. */
    void: (reviewer: Reviewer, on: WithReason) =>
      act(reviewer, on, {
        name: 'void',
        from: ['live', 'rest', 'review'],
        async work(tx, { id, rev }, at) {
          const reason = keptText(on.reason);
          await reviewOf(tx).judgeReports(id, at);
          await reviewOf(tx).change(id, { state: 'void', reason }, at);
          await voidsOf(tx).add(id, rev, { reason, at });
        },
      }),

    dismiss: (reviewer: Reviewer, on: WithReason) =>
      act(reviewer, on, {
        name: 'dismiss',
        from: ['draft', 'review', 'live', 'rest', 'void'],
        work: async (tx, { id }, at) => void (await reviewOf(tx).judgeReports(id, at)),
      }),
  };
}

export type Review = ReturnType<typeof createReview>;
