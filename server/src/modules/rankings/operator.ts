import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { people } from '../identity/index.ts';
import { auditOffice, type Operator } from '../moderation/index.ts';
import { boardsOf } from './repository.ts';

/** Boards by the operator's hand: who is under review is neither counted nor shown. Every call is audited. */
export function createRankingOffice({ db, clock }: { db: Db; clock: Clock }) {
  const keep = auditOffice(clock);

  return {
    /** @param name uid or e-mail address. @returns false where it was so before. @throws Refusal when there is nobody of this name */
    hold: (name: string, isHeld: boolean, operator: Operator): Promise<boolean> =>
      db.transaction(async (tx) => {
        const person = await people.find(tx, name);
        if (!person) throw new Refusal(`There is nobody '${name}'`);
        const isDone = (await boardsOf(tx).settings(person.userId)).isHeld !== isHeld;
        if (isDone) await boardsOf(tx).hold(person.userId, isHeld);
        await keep(tx, operator, isHeld ? 'ranking.hold' : 'ranking.free', `user:${person.uid}`, isDone);
        return isDone;
      }),

    /** Uids of people who are held. */
    async list(operator: Operator): Promise<string[]> {
      await keep(db, operator, 'ranking.list', '*');
      return [...(await people.uidsOf(db, await boardsOf(db).held())).values()];
    },
  };
}
