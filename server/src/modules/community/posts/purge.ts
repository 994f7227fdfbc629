import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Assets } from '../../uploads/index.ts';
import { ownOf } from '../store/own.ts';

/** What was deleted is kept for so long, for who reports it and for mistakes of our own. */
const KEPT_MS = 30 * 24 * 3600 * 1000;
const AT_ONCE = 500;

/** Takes the words and pictures of posts away that were deleted long ago. */
export const createPurge =
  ({ db, clock, assets }: { db: Db; clock: Clock; assets: Pick<Assets, 'release'> }) =>
  async (): Promise<void> => {
    const now = clock.now();
    const ids = await ownOf(db).deletedBefore(new Date(now - KEPT_MS), AT_ONCE);
    if (ids.length === 0) return;
    await db.transaction(async (tx) => {
      for (const id of ids) await assets.release(tx, `post:${id}`);
      await ownOf(tx).clear(ids, new Date(now));
    });
  };
