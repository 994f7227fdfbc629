import type { CaseDecision, CaseState, PostReportReason } from '@mortar/protocol/community';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, when } from '../../../db/columns.ts';

/** What people reported, one case for each thing until it is decided. */
export const cases = pgTable(
  'community_cases',
  {
    id: key('id').primaryKey(),
    /** As in `community_reports`. */
    target: text('target').notNull(),
    /** Whose it is; 0 where nobody's. */
    authorId: key('author_id').notNull(),
    state: text('state').$type<CaseState>().notNull(),
    /** What it said, and showed, when the case was opened: its author may change it meanwhile. */
    says: text('says').notNull(),
    pictures: jsonb('pictures').$type<{ url: string; alt: string }[]>().notNull(),
    openedAt: when('opened_at').notNull(),
    decision: text('decision').$type<CaseDecision>(),
    reason: text('reason').$type<PostReportReason>(),
    note: text('note').notNull().default(''),
    /** The moderator; null for an operator at the command line. */
    decidedBy: key('decided_by'),
    decidedAt: when('decided_at'),
    appeal: text('appeal').notNull().default(''),
    isUpheld: boolean('is_upheld'),
  },
  (table) => [
    uniqueIndex('community_cases_open')
      .on(table.target)
      .where(sql`${table.state} = 'open'`),
    index('community_cases_queue').on(table.state, table.openedAt, table.id),
    index('community_cases_author').on(table.authorId, table.decidedAt),
  ],
);

/** What happened in cases; only ever added to. */
export const caseActions = pgTable(
  'community_case_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    caseId: key('case_id').notNull(),
    what: text('what').$type<'opened' | 'decided' | 'appealed' | 'upheld' | 'reversed'>().notNull(),
    decision: text('decision').$type<CaseDecision>(),
    by: text('by').notNull(),
    note: text('note').notNull(),
    at: when('at').notNull(),
  },
  (table) => [index('community_case_actions_case').on(table.caseId, table.id)],
);
