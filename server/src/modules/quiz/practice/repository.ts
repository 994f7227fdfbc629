import { and, eq, gte, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { questions, revisions } from '../bank/tables.ts';
import { leaves } from '../rounds/tables.ts';
import { runs, steps } from '../runs/tables.ts';

/** The SQL of the practice: what closed rounds asked and the open one does not, as long as it is true. */
export function practiceOf(db: Db, openRound: string) {
  const inPool = db
    .select({ one: sql`1` })
    .from(leaves)
    .where(and(eq(leaves.questionId, questions.id), eq(leaves.roundId, openRound)));
  const isFresh = or(isNull(questions.validUntil), gte(questions.validUntil, openRound));
  const isFree = and(eq(questions.isTold, true), eq(questions.state, 'live'), isFresh, notExists(inPool));
  const fields = {
    id: questions.id,
    rev: questions.rev,
    topic: questions.topic,
    tier: questions.tier,
    source: questions.source,
    body: revisions.body,
    correct: revisions.correct,
  };
  const from = () =>
    db
      .select(fields)
      .from(questions)
      .innerJoin(revisions, and(eq(revisions.questionId, questions.id), eq(revisions.rev, questions.rev)));

  return {
    /** Some questions by chance. @param userId only those that this person did not answer right the last time */
    pick(limit: number, topic: string | undefined, userId: number | undefined) {
      const answered = db
        .select({
          id: leaves.questionId,
          isRight: sql<boolean>`(array_agg(${steps.isRight} order by ${steps.at} desc))[1]`.as('last_right'),
        })
        .from(runs)
        .innerJoin(steps, and(eq(steps.runId, runs.id), inArray(steps.act, ['answer', 'time'])))
        .innerJoin(leaves, and(eq(leaves.roundId, runs.roundId), eq(leaves.tier, steps.tier), eq(leaves.idx, steps.idx)))
        .where(eq(runs.userId, userId ?? 0))
        .groupBy(leaves.questionId)
        .as('answered');
      const mistakes = db
        .select({ id: answered.id })
        .from(answered)
        .where(sql`${answered.isRight} is not true`);
      return from()
        .where(
          and(
            isFree,
            topic === undefined ? undefined : eq(questions.topic, topic),
            userId === undefined ? undefined : inArray(questions.id, mistakes),
          ),
        )
        .orderBy(sql`random()`)
        .limit(limit);
    },
    async find(id: string, rev: number) {
      const [question] = await from().where(and(isFree, eq(questions.id, id), eq(questions.rev, rev)));
      return question;
    },
  };
}
