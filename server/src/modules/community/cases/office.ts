import type { CaseDecision } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { auditOffice, type Operator } from '../../moderation/index.ts';
import { createNotify } from '../../notices/index.ts';
import { reportsOf } from '../reports/repository.ts';
import { beginning } from '../telling/posts.ts';
import { judgeThing } from './carry-out.ts';
import { linkOf, nameOf, partsOf, readEvidence } from './evidence.ts';
import { casesOf } from './repository.ts';
import { settle } from './settle.ts';

const LISTED = 100;

/** The decision that takes a thing away. */
const taking = (name: string): CaseDecision => (partsOf(name).type === 'group' ? 'close' : 'remove');

/** How moderators judge what people report; every call is audited, and whose work it is is told the reason. */
export function createCommunityOffice({ db, clock }: { db: Db; clock: Clock }) {
  const notify = createNotify({ db, clock });
  const keep = auditOffice(clock);

  /** Ends the case of a thing, where one is open. */
  async function close(tx: Db, target: string, decision: CaseDecision, { actor, reason }: Operator) {
    const at = new Date(clock.now());
    const hadReports = await reportsOf(tx).judge(target, at);
    const row = await casesOf(tx).holdOpen(target);
    const by = { userId: null, name: actor, actor };
    if (row) await settle(tx, row, { decision, reason: 'other', note: reason ?? '', by, at }, notify);
    return { hadReports, hadCase: row !== undefined };
  }

  return {
    /** Takes something away, or gives it back. @returns whether that changed anything @throws Refusal */
    set: (name: string, isRemoved: boolean, operator: Operator): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { authorId, says } = await readEvidence(tx, name);
        const isDone = await judgeThing(tx, name, isRemoved ? 'removed' : 'live');
        if (isDone === undefined) throw new Refusal(`'${name}' cannot be taken away: accounts are shut out by blacklist`);
        const { hadCase } = await close(tx, name, isRemoved ? taking(name) : 'none', operator);
        await keep(tx, operator, isRemoved ? 'community.remove' : 'community.restore', `community:${name}`, isDone);
        // Of the decision of a case its author is told with the way to appeal.
        if (isDone && authorId !== 0 && !(isRemoved && hadCase)) {
          const values = { text: nameOf({ target: name, says }), reason: operator.reason ?? '' };
          await notify(tx, [authorId], {
            kind: isRemoved ? 'postRemoved' : 'postRestored',
            about: name,
            values,
            link: linkOf(name),
          });
        }
        return isDone;
      }),
    /** Reports that lead to nothing. */
    dismiss: (name: string, operator: Operator): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isDone = (await close(tx, name, 'none', operator)).hadReports;
        await keep(tx, operator, 'community.dismiss', `community:${name}`, isDone);
        return isDone;
      }),
    async list(operator: Operator) {
      await keep(db, operator, 'community.list', 'community:reports');
      const rows = await reportsOf(db).waiting(LISTED);
      return Promise.all(rows.map(async (row) => ({ ...row, says: beginning((await readEvidence(db, row.target)).says) })));
    },
  };
}

export type CommunityOffice = ReturnType<typeof createCommunityOffice>;
