import type { CaseDecision } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { setShutOut } from '../../moderation/index.ts';
import { targetOf } from '../ids.ts';
import { readAuthors } from '../people.ts';
import { judge, type Judged } from '../store/judge.ts';
import { partsOf } from './evidence.ts';
import type { CaseRow } from './repository.ts';

interface By {
  actor: string;
  at: Date;
}

const STATES: Partial<Record<CaseDecision, Judged>> = { hide: 'hidden', remove: 'removed' };

/** Whether a decision can be made about a thing: an account and a group cannot be hidden or removed. */
export const fits = (target: string, decision: CaseDecision): boolean =>
  STATES[decision] === undefined || ['post', 'comment'].includes(partsOf(target).type);

/** Does what was decided about a case, or takes it back. */
export async function carryOut(tx: Db, { target, authorId, decision, note }: CaseRow, isOn: boolean, { actor, at }: By): Promise<void> {
  const state = decision && STATES[decision];
  if (state !== undefined && state !== null) await judge(tx, targetOf(partsOf(target).id), isOn ? state : 'live');
  if (decision !== 'suspend') return;
  const author = (await readAuthors(tx, [authorId])).get(authorId);
  if (author) await setShutOut(tx, author.uid, isOn, { actor, reason: note || null, at });
}
