import type { Output } from '@mortar/protocol';
import type { getTopRank } from '@mortar/protocol/games';
import type { Db } from '../../../db/db.ts';
import type { PublicPerson } from '../../identity/index.ts';
import type { Ranking } from './repository.ts';

/** Who people are, by their `userId`; those who are gone are missing. */
export type ReadPeople = (db: Db, userIds: readonly number[]) => Promise<ReadonlyMap<number, PublicPerson>>;

const NOBODY: PublicPerson = { uid: '', username: '', headimgurl: '' };

/** Puts who they are to ranks, as pages get them. */
export const createRows =
  (readPeople: ReadPeople) =>
  async (db: Db, ranks: readonly Ranking[]): Promise<Output<typeof getTopRank>['items']> => {
    const people = await readPeople(db, [...new Set(ranks.map(({ userId }) => userId))]);
    return ranks.map(({ userId, value, rank }) => ({ rank, ...(people.get(userId) ?? NOBODY), score: value }));
  };

export type Rows = ReturnType<typeof createRows>;
