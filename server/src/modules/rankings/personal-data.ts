import type { PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../db/db.ts';
import { boardsOf } from './repository.ts';

/** Points of a person on the boards: they go with them, and everybody below moves up. */
export const rankingData = (db: Db): PersonalData => ({
  name: 'rankings',
  read: async ({ userId }) => ({
    hidden: (await boardsOf(db).settings(userId)).isHidden,
    scores: (await boardsOf(db).pointsOf(userId)).map(({ board, season, neg, reachedAt }) => ({ board, season, points: -neg, reachedAt })),
  }),
  erase: (tx, { userId }) => boardsOf(tx).forget(userId),
});
