import type { Input } from '@mortar/protocol';
import type { sendReport } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptText } from '../../../lib/kept-text.ts';
import type { Glance } from '../../chain/index.ts';
import { reportsOf } from './repository.ts';

/** Takes what people report to the operators. */
export function createReports({ db, clock, glance }: { db: Db; clock: Clock; glance: Glance }) {
  return async (userId: number, { id, reason, text }: Input<typeof sendReport>): Promise<Record<string, never>> => {
    const target = id.toLowerCase();
    const [, contract, token] = target.split('-');
    const known = token === undefined ? await glance.collections([target]) : await glance.wholeItems([target]);
    if (contract === undefined || known.size === 0) throw new AppError('notFound', { status: 200 });
    const at = new Date(clock.now());
    await db.transaction(async (tx) => {
      await holdLock(tx, 'reports', userId);
      if (!(await reportsOf(tx).put({ userId, target, reason, text: keptText(text), at }))) throw new AppError('reportsFull');
    });
    return {};
  };
}

export type SendReport = ReturnType<typeof createReports>;
