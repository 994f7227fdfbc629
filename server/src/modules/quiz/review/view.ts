import { targetOf } from '../bank/target.ts';
import type { BankQuestion } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { hongKongDay } from '../../../lib/hong-kong.ts';
import { readPeople } from '../../identity/index.ts';
import { readAudit } from '../../moderation/index.ts';
import { flawsOf } from '../bank/flaws.ts';
import { bankOf } from '../bank/repository.ts';
import { readFigures } from '../calibration/figures.ts';
import { gistOf, readLikeness } from './alike.ts';
import { reviewOf, type QuestionRow, type RevisionRow } from './repository.ts';
import type { Reviewer } from '../bank-roles.ts';
import { writtenOf } from './written.ts';

/** Reports and acts that are shown of a question. */
const SHOWN = 100;
const NONE = [0, 0, 0, 0];

/** Whether somebody may agree to a wording, or why not. @param isClose whether they and its author are here by each other's invites */
export function mayApprove(
  { state, authorId }: Pick<QuestionRow, 'state' | 'authorId'>,
  wording: Pick<RevisionRow, 'authorId'>,
  approved: readonly { userId: number }[],
  { userId }: Reviewer,
  isClose: boolean,
): BankQuestion['mayapprove'] {
  if (state !== 'review') return 'state';
  if (authorId === userId || wording.authorId === userId) return 'author';
  if (isClose) return 'invites';
  return approved.some((one) => one.userId === userId) ? 'approved' : 'yes';
}

/** A question with everything that reviewers decide by. @param now ms */
export async function viewQuestion(
  db: Db,
  question: QuestionRow,
  { reviewer, isClose }: { reviewer: Reviewer; isClose: boolean },
  now: number,
): Promise<BankQuestion> {
  const { id, rev, state, origin, attribution, authorId, reason, changedAt } = question;
  const rows = reviewOf(db);
  const revisions = await rows.revisions(id);
  const current = revisions.find((one) => one.rev === rev)!;
  const approved = await rows.approvals(id, rev);
  const reports = await rows.reports(id, SHOWN);
  const acts = await readAudit(db, targetOf(id), SHOWN);
  const picks = (await bankOf(db).picksOf([id])).find((one) => one.rev === rev)?.picks ?? NONE;
  const { likeness, textOf } = await readLikeness(db, id);
  const known = [authorId, ...revisions.map((one) => one.authorId), ...approved.map(({ userId }) => userId)];
  const people = await readPeople(db, [...new Set(known.filter((one) => one !== null))]);
  const nameOf = (userId: number | null) => {
    const person = userId === null ? undefined : people.get(userId);
    return person ? person.username || person.uid : null;
  };
  return {
    ...writtenOf(question, current),
    id,
    rev,
    state,
    origin,
    attribution,
    author: nameOf(authorId),
    reason,
    changedat: changedAt.toISOString(),
    flaws: flawsOf(writtenOf(question, current), hongKongDay(now)),
    alike: likeness.alike(gistOf(current)).map((other) => ({ id: other, text: textOf(other) })),
    approvals: approved.map(({ userId, at }) => ({ name: nameOf(userId), at: at.toISOString() })),
    mayapprove: mayApprove(question, current, approved, reviewer, isClose),
    picks,
    figures: await readFigures(db, id, rev),
    reports: reports.map((report) => ({
      reason: report.reason,
      text: report.text,
      rev: report.rev,
      at: report.at.toISOString(),
      judged: report.judgedAt !== null,
    })),
    revisions: revisions.map((one) => ({
      ...writtenOf(question, one),
      rev: one.rev,
      author: nameOf(one.authorId),
      at: one.at.toISOString(),
    })),
    acts: acts.map(({ action, actor, detail, at }) => ({
      act: action.replace('quiz.', ''),
      by: actor.replace('user:', ''),
      reason: String((detail as { reason?: string | null } | null)?.reason ?? ''),
      at: at.toISOString(),
    })),
    committed: await rows.committedAfter(id, new Date(now)),
  };
}
