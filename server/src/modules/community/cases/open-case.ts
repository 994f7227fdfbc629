import type { Db } from '../../../db/db.ts';
import { newId } from '../ids.ts';
import { readEvidence } from './evidence.ts';
import { casesOf } from './repository.ts';

/** Something was reported: it has a case from now on, unless one is open already. */
export async function openCase(tx: Db, target: string, at: Date): Promise<void> {
  const id = newId();
  const evidence = await readEvidence(tx, target);
  if (!(await casesOf(tx).open({ id, target, ...evidence, openedAt: at }))) return;
  await casesOf(tx).note({ caseId: id, what: 'opened', decision: null, by: '', note: '', at });
}
