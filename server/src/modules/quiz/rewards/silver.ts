import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { hongKongDay } from '../../../lib/hong-kong.ts';
import type { Ledger } from '../../ledger/index.ts';
import { SILVER_PER_DAY } from '../claims/limits.ts';
import { rewardsOf } from './repository.ts';

/** Silver for a cause. */
export interface Silver {
  userId: number;
  amount: number;
  /** Names the cause: it is paid once. */
  key: string;
  /** Cause in the statement. */
  kind: string;
  ref: string;
}

/** Silver within the limit of a day. */
export function createSilver({ clock, ledger }: { clock: Clock; ledger: Pick<Ledger, 'issue' | 'idOf'> }) {
  /** @returns how much there was: less than `amount`, or nothing, where the day has no more */
  return async function give(tx: Db, { userId, amount, ...posting }: Silver): Promise<number> {
    const day = hongKongDay(clock.now());
    const before = await rewardsOf(tx).holdSilver(userId, day);
    if ((await ledger.idOf(tx, posting.key)) !== undefined) return 0;
    const given = Math.min(amount, SILVER_PER_DAY - before);
    if (given <= 0) return 0;
    await ledger.issue(tx, { ...posting, bricksType: 2, amount: given, userId });
    await rewardsOf(tx).noteSilver(userId, day, before + given);
    return given;
  };
}

export type GiveSilver = ReturnType<typeof createSilver>;
