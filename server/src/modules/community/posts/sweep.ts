import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { writesOf } from '../store/write.ts';
import type { Publish } from './publisher.ts';

const AT_ONCE = 200;

/** Publishes what is due and was forgotten: the row is the truth, whatever became of the process that took it in. */
export const createSweep =
  ({ db, clock, publish }: { db: Db; clock: Clock; publish: Publish }) =>
  async (): Promise<void> => {
    const due = await writesOf(db).due(new Date(clock.now()), AT_ONCE);
    await Promise.all(due.map((postId) => publish({ postId })));
  };
