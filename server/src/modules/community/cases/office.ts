import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addAudit, type Operator } from '../../moderation/index.ts';
import { createNotify } from '../../notices/index.ts';
import { targetOf } from '../ids.ts';
import { settle } from './settle.ts';
import { casesOf } from './repository.ts';
import { judge, wordsFor } from '../store/judge.ts';
import { reportsOf } from '../reports/repository.ts';

const LISTED = 100;
const TARGET = /^(post|comment):(.+)$/;

/** What a moderator asked for cannot be done; the message says why. */
export class CommunityRefusal extends Error {
  override name = 'CommunityRefusal';
}

/** How moderators judge what people report; every call is audited, and whose work it is is told the reason. */
export function createCommunityOffice({ db, clock }: { db: Db; clock: Clock }) {
  const notify = createNotify({ db, clock });
  const audit = (tx: Db, { actor, reason }: Operator, action: string, target: string, isDone: boolean) =>
    addAudit(tx, {
      at: new Date(clock.now()),
      actor,
      action: `community.${action}`,
      target: `community:${target}`,
      outcome: isDone ? 'done' : 'unchanged',
      detail: { reason: reason ?? null },
    });

  /** Ends the case of a thing, where one is open. */
  async function close(tx: Db, target: string, decision: 'none' | 'remove', { actor, reason }: Operator) {
    const at = new Date(clock.now());
    const hadReports = (await reportsOf(tx).judge(target, at)) > 0;
    const row = await casesOf(tx).holdOpen(target);
    const by = { userId: null, name: actor, actor };
    if (row) await settle(tx, row, { decision, reason: 'other', note: reason ?? '', by, at }, notify);
    return { hadReports, hadCase: row !== undefined };
  }

  return {
    /** Takes a post or a reply away, or gives it back. @returns whether that changed anything @throws CommunityRefusal */
    set: (name: string, isRemoved: boolean, operator: Operator): Promise<boolean> =>
      db.transaction(async (tx) => {
        const id = TARGET.exec(name)?.[2];
        if (id === undefined) throw new CommunityRefusal(`'${name}' is no post or reply: accounts are shut out by blacklist`);
        const target = targetOf(id);
        const text = await wordsFor(tx, target);
        const authorId = await judge(tx, target, isRemoved ? 'removed' : 'live');
        const isDone = authorId !== undefined;
        const { hadCase } = await close(tx, name, isRemoved ? 'remove' : 'none', operator);
        await audit(tx, operator, isRemoved ? 'remove' : 'restore', name, isDone);
        // Of the decision of a case its author is told with the way to appeal.
        if (isDone && !(isRemoved && hadCase)) {
          const values = { text, reason: operator.reason ?? '' };
          await notify(tx, [authorId], {
            kind: isRemoved ? 'postRemoved' : 'postRestored',
            about: name,
            values,
            link: `/p/${target.postId}`,
          });
        }
        return isDone;
      }),
    /** Reports that lead to nothing. */
    dismiss: (name: string, operator: Operator): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isDone = (await close(tx, name, 'none', operator)).hadReports;
        await audit(tx, operator, 'dismiss', name, isDone);
        return isDone;
      }),
    async list(operator: Operator) {
      await audit(db, operator, 'list', 'reports', true);
      const rows = await reportsOf(db).waiting(LISTED);
      return Promise.all(
        rows.map(async (row) => {
          const id = TARGET.exec(row.target)?.[2];
          return { ...row, says: id === undefined ? '' : await wordsFor(db, targetOf(id)) };
        }),
      );
    },
  };
}

export type CommunityOffice = ReturnType<typeof createCommunityOffice>;
