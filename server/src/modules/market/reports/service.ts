import type { Input } from '@mortar/protocol';
import type { sendReport } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptText } from '../../../lib/kept-text.ts';
import type { Glance } from '../../chain/index.ts';
import { reportsOf } from './repository.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Most that one person reports in a day. */
const MOST = 20;

/** Takes what people report to the operators. */
export function createReports({ db, clock, glance }: { db: Db; clock: Clock; glance: Glance }) {
  return async (userId: number, { id, reason, text }: Input<typeof sendReport>): Promise<Record<string, never>> => {
    const subject = id.toLowerCase();
    const [, contract, token] = subject.split('-');
    const known = token === undefined ? await glance.collections([subject]) : await glance.wholeItems([subject]);
    if (contract === undefined || known.size === 0) throw new AppError('notFound', { status: 200 });
    const at = new Date(clock.now());
    await db.transaction(async (tx) => {
      const reports = reportsOf(tx);
      await reports.hold(userId);
      if ((await reports.countSince(userId, new Date(at.getTime() - DAY_MS))) >= MOST) throw new AppError('reportsFull');
      await reports.put({ userId, subject, reason, text: keptText(text), at });
    });
    return {};
  };
}

export type SendReport = ReturnType<typeof createReports>;
