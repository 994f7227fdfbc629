import type { Db } from '../../../db/db.ts';
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

/** Keeps what happened to an account, in the transaction that it happened in. */
export async function addAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(audit).values(entry);
}
