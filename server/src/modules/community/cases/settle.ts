import type { CaseDecision, PostReportReason } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { addAudit } from '../../moderation/index.ts';
import type { Notify } from '../../notices/index.ts';
import { reportsOf } from '../reports/repository.ts';
import { carryOut } from './carry-out.ts';
import { nameOf } from './evidence.ts';
import { casesOf, type CaseRow } from './repository.ts';

export interface Settled {
  decision: CaseDecision;
  reason: PostReportReason;
  note: string;
  /** The moderator's key and name, or an operator's name alone. */
  by: { userId: number | null; name: string; actor: string };
  at: Date;
}

/** Decides an open case: does it, keeps who did and why, and tells the author where it is against them. */
export async function settle(tx: Db, row: CaseRow, { decision, reason, note, by, at }: Settled, notify: Notify): Promise<void> {
  const decided = { ...row, state: 'decided' as const, decision, reason, note, decidedBy: by.userId, decidedAt: at };
  await casesOf(tx).change(row.id, decided);
  await casesOf(tx).note({ caseId: row.id, what: 'decided', decision, by: by.name, note, at });
  await reportsOf(tx).judge(row.target, at);
  await carryOut(tx, decided, true, { actor: by.actor, at });
  const detail = { decision, reason, note: note || null };
  await addAudit(tx, { at, actor: by.actor, action: 'community.case.decide', target: `community:${row.target}`, outcome: 'done', detail });
  if (decision === 'none' || row.authorId === 0) return;
  const values = { text: nameOf(row), decision };
  await notify(tx, [row.authorId], { kind: 'caseDecided', about: `case:${row.id}`, values, link: `/cases/${row.id}` });
}
