import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { standingsOf, type Standing } from '../../chain/index.ts';
import { auditOffice, type Operator } from '../../moderation/index.ts';
import { reportsOf } from './repository.ts';

const LISTED = 100;
const COLLECTION = /^[1-9][0-9]{0,15}-0x[0-9a-f]{40}$/;

/** How operators judge collections, items and reports of them; every call is audited. */
export function createMarketOffice({ db, clock }: { db: Db; clock: Clock }) {
  const keep = auditOffice(clock);

  const isReported = async (tx: Db, id: string): Promise<boolean> =>
    (await reportsOf(tx).isReported(id)) || (await standingsOf(tx).read(id)).isHidden;

  /** @param isOfDropsAlone else what people could report is changed too: the platform's own collections are no drops */
  function change(
    id: string,
    { operator, action, isOfDropsAlone = false }: { operator: Operator; action: string; isOfDropsAlone?: boolean },
    work: (tx: Db, at: Date) => Promise<boolean>,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await standingsOf(tx).isDrop(id)) && (isOfDropsAlone || !(await isReported(tx, id))))
        throw new Refusal(`There is no collection of '${id}' that somebody made`);
      const isDone = await work(tx, new Date(clock.now()));
      await keep(tx, operator, action, `market:${id}`, isDone);
      return isDone;
    });
  }

  return {
    /** @returns whether that changed anything @throws Refusal */
    set: (given: string, standing: Standing, is: boolean, operator: Operator): Promise<boolean> => {
      const id = given.toLowerCase();
      if (standing === 'verified' && !COLLECTION.test(id)) throw new Refusal(`'${id}' is an item: what is verified is a collection`);
      const action = `market.${standing}.${is ? 'set' : 'unset'}`;
      return change(id, { operator, action, isOfDropsAlone: standing === 'verified' }, async (tx, at) => {
        const isDone = await standingsOf(tx).set(id, standing, is, { by: operator.actor, at });
        await reportsOf(tx).judge(id, at);
        return isDone;
      });
    },
    /** Reports that lead to nothing. */
    dismiss: (given: string, operator: Operator): Promise<boolean> =>
      change(given.toLowerCase(), { operator, action: 'market.dismiss' }, (tx, at) => reportsOf(tx).judge(given.toLowerCase(), at)),
    async list(operator: Operator) {
      await keep(db, operator, 'market.list', 'market');
      return { standings: await standingsOf(db).list(LISTED), reports: await reportsOf(db).waiting(LISTED) };
    },
  };
}

export type MarketOffice = ReturnType<typeof createMarketOffice>;
