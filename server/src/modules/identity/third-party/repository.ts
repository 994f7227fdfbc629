import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { thirdPartyFlows } from './tables.ts';

export type FlowRow = typeof thirdPartyFlows.$inferSelect;
type Named = Pick<FlowRow, 'id' | 'stage' | 'browser'>;

const rowOf = ({ id, stage, browser }: Named, now: Date) =>
  and(
    eq(thirdPartyFlows.id, id),
    eq(thirdPartyFlows.stage, stage),
    // Another browser neither learns of a row nor takes it away.
    eq(thirdPartyFlows.browser, browser),
    gt(thirdPartyFlows.expiresAt, now),
  );

/** The SQL of sign-ins under way. */
export function flowsOf(db: Db) {
  return {
    put: async (row: FlowRow): Promise<void> => {
      await db.insert(thirdPartyFlows).values(row);
    },

    /** Uses a step up: of many calls at once one gets it. */
    async take(named: Named, now: Date): Promise<FlowRow | undefined> {
      const [row] = await db.delete(thirdPartyFlows).where(rowOf(named, now)).returning();
      return row;
    },

    async read(named: Named, now: Date): Promise<FlowRow | undefined> {
      const [row] = await db.select().from(thirdPartyFlows).where(rowOf(named, now));
      return row;
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(thirdPartyFlows).where(lt(thirdPartyFlows.expiresAt, time));
    },
  };
}
