import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Clock } from '../../../lib/clock.ts';
import { audit } from './tables.ts';

export interface AuditEntry {
  at: Date;
  /** `user:<uid>`, `visitor`, or an operator's name. */
  actor: string;
  action: string;
  target: string;
  outcome: 'done' | 'unchanged' | 'refused';
  detail?: Record<string, string | number | null>;
}

const add = statement(
  'account_audit',
  'insert into account_audit (at, actor, action, target, outcome, detail) values ($1, $2, $3, $4, $5, $6::jsonb)',
);

/** Keeps what happened to an account, in the transaction that it happened in. */
export async function addAudit(db: Db, { at, actor, action, target, outcome, detail }: AuditEntry): Promise<void> {
  await add(db, [at.toISOString(), actor, action, target, outcome, detail ? JSON.stringify(detail) : null]);
}

/** Who acts for the site, by the command line or signed in, and why. */
export interface Operator {
  actor: string;
  reason?: string | undefined;
}

/** How what operators do is kept, in the transaction in which it is done: an act that changed nothing too. */
export const auditOffice =
  (clock: Clock) =>
  (db: Db, { actor, reason }: Operator, action: string, target: string, isDone = true, detail: AuditEntry['detail'] = {}): Promise<void> =>
    addAudit(db, {
      at: new Date(clock.now()),
      actor,
      action,
      target,
      outcome: isDone ? 'done' : 'unchanged',
      detail: { ...detail, reason: reason ?? null },
    });

/** What was done to a target, the latest first. */
export const readAudit = (db: Db, target: string, limit: number) =>
  db.select().from(audit).where(eq(audit.target, target)).orderBy(desc(audit.at), desc(audit.id)).limit(limit);
