import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { Notify } from '../../notices/index.ts';
import { addScore } from '../../rankings/index.ts';
import { reviewOf, type QuestionRow } from '../review/repository.ts';
import { bankRoleOf, type RolesOf } from '../bank-roles.ts';
import { roundDay } from '../rounds/day.ts';
import { submissionsOf } from './repository.ts';

/** Main coins for a question that two reviewers agreed to, and for all of a day in Hong Kong. They are public. */
const QUESTION_BRICKS = 15;
const BRICKS_PER_DAY = 300;
/** Points on the board of contributions. */
const QUESTION_POINTS = 100;

interface OutcomeDeps {
  clock: Clock;
  ledger: Pick<Ledger, 'issue' | 'idOf'>;
  notify: Notify;
  rolesOf: RolesOf;
}

/** What becomes of people's questions: their authors are told, and get bricks and points once when one goes live; who keeps the bank gets none. */
export function createOutcome({ clock, ledger, notify, rolesOf }: OutcomeDeps) {
  const link = '/quiz/questions';

  /** @returns bricks that it brought; undefined where it had brought them before */
  async function reward(tx: Db, { id, authorId }: QuestionRow): Promise<number | undefined> {
    const key = `quiz:question:${id}`;
    if ((await ledger.idOf(tx, key)) !== undefined) return undefined;
    if (bankRoleOf(rolesOf(authorId!)) !== null) return 0;
    await addScore(tx, {
      board: 'contribute',
      userId: authorId!,
      points: QUESTION_POINTS,
      ref: `question:${id}`,
      at: new Date(clock.now()),
    });
    const today = (await submissionsOf(tx).paidSince(roundDay(clock.now()).opensAt)) * QUESTION_BRICKS;
    if (today + QUESTION_BRICKS > BRICKS_PER_DAY) return 0;
    await ledger.issue(tx, { key, kind: 'quizQuestion', ref: id, bricksType: 1, amount: QUESTION_BRICKS, userId: authorId! });
    return QUESTION_BRICKS;
  }

  return async (tx: Db, question: QuestionRow, reason: string): Promise<void> => {
    const { id, rev, origin, authorId, state } = question;
    if (origin !== 'person' || authorId === null) return;
    const { body } = await reviewOf(tx).revision(id, rev);
    const text = body[0] || body[6]!;
    if (state === 'draft') {
      await notify(tx, [authorId], { kind: 'quizQuestionBack', about: `question:${id}`, values: { question: text, reason }, link });
      return;
    }
    const bricks = await reward(tx, question);
    if (bricks === undefined) return;
    const values = { question: text, bricks: String(bricks) };
    await notify(tx, [authorId], { kind: 'quizQuestionLive', about: `question:${id}`, values, link });
  };
}
