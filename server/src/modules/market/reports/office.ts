import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { standingsOf, type Standing } from '../../chain/index.ts';
import { addAudit, type Operator } from '../../moderation/index.ts';
import { reportsOf } from './repository.ts';

const LISTED = 100;
const COLLECTION = /^[1-9][0-9]{0,15}-0x[0-9a-f]{40}$/;

/** How operators judge collections, items and reports of them; every call is audited. */
export function createMarketOffice({ db, clock }: { db: Db; clock: Clock }) {
  async function change(
    id: string,
    { actor, reason }: Operator,
    action: string,
    work: (tx: Db, at: Date) => Promise<boolean>,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      const at = new Date(clock.now());
      if (!(await standingsOf(tx).isDrop(id))) throw new Refusal(`There is no collection of '${id}' that somebody made`);
      const isDone = await work(tx, at);
      const outcome = isDone ? 'done' : 'unchanged';
      await addAudit(tx, { at, actor, action, target: `market:${id}`, outcome, detail: { reason: reason ?? null } });
      return isDone;
    });
  }

  return {
    /** @returns whether that changed anything @throws Refusal */
    set: (given: string, standing: Standing, is: boolean, operator: Operator): Promise<boolean> => {
      const id = given.toLowerCase();
      if (standing === 'verified' && !COLLECTION.test(id)) throw new Refusal(`'${id}' is an item: what is verified is a collection`);
      return change(id, operator, `market.${standing}.${is ? 'set' : 'unset'}`, async (tx, at) => {
        const isDone = await standingsOf(tx).set(id, standing, is, { by: operator.actor, at });
        await reportsOf(tx).judge(id, at);
        return isDone;
      });
    },
    /** Reports that lead to nothing. */
    dismiss: (given: string, operator: Operator): Promise<boolean> =>
      change(given.toLowerCase(), operator, 'market.dismiss', (tx, at) => reportsOf(tx).judge(given.toLowerCase(), at)),
    async list({ actor, reason }: Operator) {
      await addAudit(db, {
        at: new Date(clock.now()),
        actor,
        action: 'market.list',
        target: 'market',
        outcome: 'done',
        detail: { reason: reason ?? null },
      });
      return { standings: await standingsOf(db).list(LISTED), reports: await reportsOf(db).waiting(LISTED) };
    },
  };
}

export type MarketOffice = ReturnType<typeof createMarketOffice>;
