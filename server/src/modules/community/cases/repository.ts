import type { CaseState, PostReportReason } from '@mortar/protocol/community';
import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { reports } from '../reports/tables.ts';
import { caseActions, cases } from './tables.ts';

export type CaseRow = typeof cases.$inferSelect;
type Action = typeof caseActions.$inferInsert;

/** The SQL of cases. */
export const casesOf = (db: Db) => ({
  /** @returns whether there was no open one for the same thing */
  async open(row: Pick<CaseRow, 'id' | 'target' | 'authorId' | 'says' | 'pictures' | 'openedAt'>): Promise<boolean> {
    const rows = await db
      .insert(cases)
      .values({ ...row, state: 'open' })
      .onConflictDoNothing()
      .returning({ id: cases.id });
    return rows.length > 0;
  },
  note: (action: Omit<Action, 'id'>) => db.insert(caseActions).values(action),
  change: (id: number, change: Partial<CaseRow>) => db.update(cases).set(change).where(eq(cases.id, id)),
  async find(id: number): Promise<CaseRow | undefined> {
    const [row] = await db.select().from(cases).where(eq(cases.id, id));
    return row;
  },
  /** Decisions about one case come one after the other. */
  async hold(id: number): Promise<CaseRow | undefined> {
    const [row] = await db.select().from(cases).where(eq(cases.id, id)).for('update');
    return row;
  },
  async holdOpen(target: string): Promise<CaseRow | undefined> {
    const isIt = and(eq(cases.target, target), eq(cases.state, 'open'));
    const [row] = await db.select().from(cases).where(isIt).for('update');
    return row;
  },

  /** What waits the oldest first, what is decided the latest first. @param after the last one of the page before */
  list(state: CaseState, after: Pick<CaseRow, 'openedAt' | 'id'> | undefined, limit: number): Promise<CaseRow[]> {
    const isWaiting = state === 'open' || state === 'appealed';
    const at = after && sql`(${after.openedAt.toISOString()}::timestamptz, ${after.id}::bigint)`;
    const place = sql`(${cases.openedAt}, ${cases.id})`;
    const order = isWaiting ? asc : desc;
    return db
      .select()
      .from(cases)
      .where(and(eq(cases.state, state), at && (isWaiting ? sql`${place} > ${at}` : sql`${place} < ${at}`)))
      .orderBy(order(cases.openedAt), order(cases.id))
      .limit(limit);
  },
  actions: (caseId: number) => db.select().from(caseActions).where(eq(caseActions.caseId, caseId)).orderBy(asc(caseActions.id)),
  /** Decisions against somebody in other cases that stand. */
  countAgainst: (authorId: number, but: number): Promise<number> =>
    db.$count(
      cases,
      and(
        eq(cases.authorId, authorId),
        ne(cases.id, but),
        isNotNull(cases.decision),
        ne(cases.decision, 'none'),
        sql`${cases.isUpheld} is not false`,
      ),
    ),
  ofPerson: (authorId: number, limit: number) =>
    db
      .select({
        target: cases.target,
        says: cases.says,
        decision: cases.decision,
        reason: cases.reason,
        note: cases.note,
        at: cases.decidedAt,
        appeal: cases.appeal,
      })
      .from(cases)
      .where(and(eq(cases.authorId, authorId), isNotNull(cases.decidedAt)))
      .orderBy(desc(cases.decidedAt))
      .limit(limit),
  /** The last decision by which an account was shut out. */
  async ofAccount(authorId: number): Promise<CaseRow | undefined> {
    const isIt = and(eq(cases.authorId, authorId), eq(cases.decision, 'suspend'));
    const [row] = await db.select().from(cases).where(isIt).orderBy(desc(cases.decidedAt)).limit(1);
    return row;
  },
  /** Takes somebody's own words out of cases; that something was decided stays. */
  async forget(authorId: number): Promise<void> {
    await db.update(cases).set({ says: '', pictures: [], appeal: '' }).where(eq(cases.authorId, authorId));
  },

  /** What people said of a thing, the latest first. */
  reports: (target: string, limit: number) =>
    db
      .select({ reason: reports.reason, text: reports.text, at: reports.at })
      .from(reports)
      .where(eq(reports.target, target))
      .orderBy(desc(reports.at))
      .limit(limit),
  /** By how many people, and as what, things were reported. */
  async reported(targets: readonly string[]): Promise<ReadonlyMap<string, { people: number; reasons: PostReportReason[] }>> {
    if (targets.length === 0) return new Map();
    const rows = await db
      .select({ target: reports.target, people: count(), reasons: sql<PostReportReason[]>`array_agg(distinct ${reports.reason})` })
      .from(reports)
      .where(inArray(reports.target, [...targets]))
      .groupBy(reports.target);
    return new Map(rows.map(({ target, ...rest }) => [target, rest]));
  },
});
