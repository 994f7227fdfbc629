import type { BankEntry } from '@mortar/protocol/quiz';
import { and, count, desc, eq, ilike, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { approvals, questions, revisions } from '../bank/tables.ts';
import { questionReports } from '../reports/tables.ts';

/** What of the bank is looked for. */
export interface BankFilter {
  state?: BankEntry['state'] | undefined;
  topic?: string | undefined;
  tier?: number | undefined;
  isReported: boolean;
  /** Only what ages until this day, and is still asked. */
  agesUntil: string | undefined;
  search: string | undefined;
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const ofQuestion = and(eq(revisions.questionId, questions.id), eq(revisions.rev, questions.rev));

/** The SQL of the reviewers' list. */
export function bankListOf(db: Db) {
  const reports = db.$count(questionReports, and(eq(questionReports.questionId, questions.id), sql`${questionReports.judgedAt} is null`));
  const agreed = db.$count(approvals, and(eq(approvals.questionId, questions.id), eq(approvals.rev, questions.rev)));
  const ASKED = ['live', 'review', 'rest'] as const;

  const wanted = ({ state, topic, tier, isReported, agesUntil, search }: BankFilter) =>
    and(
      state === undefined ? undefined : eq(questions.state, state),
      topic === undefined ? undefined : eq(questions.topic, topic),
      tier === undefined ? undefined : eq(questions.tier, tier),
      isReported
        ? inArray(
            questions.id,
            db
              .select({ id: questionReports.questionId })
              .from(questionReports)
              .where(sql`${questionReports.judgedAt} is null`),
          )
        : undefined,
      agesUntil === undefined ? undefined : and(lte(questions.validUntil, agesUntil), inArray(questions.state, [...ASKED])),
      search === undefined ? undefined : or(eq(questions.id, search), ilike(sql`${revisions.body}::text`, `%${escaped(search)}%`)),
    );

  return {
    /** Questions, what changed last first. */
    page: (filter: BankFilter, { until, skip }: TimeCursor, limit: number) =>
      db
        .select({
          id: questions.id,
          rev: questions.rev,
          state: questions.state,
          origin: questions.origin,
          topic: questions.topic,
          tier: questions.tier,
          validUntil: questions.validUntil,
          at: questions.changedAt,
          body: revisions.body,
          reports,
          agreed,
        })
        .from(questions)
        .innerJoin(revisions, ofQuestion)
        .where(and(wanted(filter), until && sql`date_trunc('milliseconds', ${questions.changedAt}) <= ${until.toISOString()}::timestamptz`))
        .orderBy(desc(sql`date_trunc('milliseconds', ${questions.changedAt})`), questions.id)
        .offset(skip)
        .limit(limit),

    /** How many questions there are by state. */
    async counts(): Promise<Record<string, number>> {
      const rows = await db.select({ state: questions.state, all: count() }).from(questions).groupBy(questions.state);
      return Object.fromEntries(rows.map(({ state, all }) => [state, all]));
    },
  };
}
