import { decisionsOn, type CaseDecision, type ReportedType } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { setShutOut } from '../../moderation/index.ts';
import { judgeNews } from '../../news/index.ts';
import { judgeVideo } from '../../video/index.ts';
import { targetOf } from '../ids.ts';
import { judgeGroup } from '../membership/groups.ts';
import { readAuthors } from '../people.ts';
import { judge, type Judged } from '../store/judge.ts';
import { partsOf } from './evidence.ts';
import type { CaseRow } from './repository.ts';

interface By {
  actor: string;
  at: Date;
}

const STATES: Partial<Record<CaseDecision, Judged>> = { hide: 'hidden', remove: 'removed', close: 'removed' };

const judgeText = async (tx: Db, id: string, to: Judged) => (await judge(tx, targetOf(id), to)) !== undefined;
/** How each kind of thing is taken away and given back. */
const JUDGES: Partial<Record<ReportedType, (tx: Db, id: string, to: Judged) => Promise<boolean>>> = {
  post: judgeText,
  comment: judgeText,
  video: (tx, id, to) => judgeVideo(tx, id, to === 'live' ? null : to),
  news: (tx, id, to) => judgeNews(tx, Number(id), to !== 'live'),
  group: (tx, id, to) => judgeGroup(tx, Number(id), to !== 'live'),
};

/** Whether a decision can be made in a case. */
export const fits = ({ target, authorId }: CaseRow, decision: CaseDecision): boolean =>
  decisionsOn(partsOf(target).type, authorId !== 0).includes(decision);

/** Takes a thing away, or gives it back. @returns whether that changed anything; undefined for what cannot be taken away */
export function judgeThing(tx: Db, target: string, to: Judged): Promise<boolean> | undefined {
  const { type, id } = partsOf(target);
  return JUDGES[type]?.(tx, id, to);
}

/** Does what was decided about a case, or takes it back. */
export async function carryOut(tx: Db, { target, authorId, decision, note }: CaseRow, isOn: boolean, { actor, at }: By): Promise<void> {
  const state = decision && STATES[decision];
  if (state) await judgeThing(tx, target, isOn ? state : 'live');
  if (decision !== 'suspend') return;
  const author = (await readAuthors(tx, [authorId])).get(authorId);
  if (author) await setShutOut(tx, author.uid, isOn, { actor, reason: note || null, at });
}
