import type { PrivacySettings, WhoWrites } from '@mortar/protocol/relations';
import type { Db } from '../../../db/db.ts';
import { privacyOf } from './repository.ts';

/** Of whoever chose nothing. */
const DEFAULTS: PrivacySettings = { whoWrites: 'everyone', showsPresence: true, showsReading: true };

/** Who may write to somebody, and what others see of them. */
export function createPrivacy(db: Db) {
  const readMany = async (of: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, PrivacySettings>> => {
    const chosen = await privacyOf(of).read(userIds);
    return new Map(userIds.map((userId) => [userId, chosen.get(userId) ?? DEFAULTS]));
  };
  const read = async (userId: number, of = db): Promise<PrivacySettings> => (await readMany(of, [userId])).get(userId)!;
  return {
    read,
    readMany,
    whoWritesTo: async (tx: Db, userId: number): Promise<WhoWrites> => (await read(userId, tx)).whoWrites,
    async set(userId: number, change: Partial<PrivacySettings>): Promise<PrivacySettings> {
      await privacyOf(db).set(userId, change);
      return read(userId);
    },
  };
}

export type Privacy = ReturnType<typeof createPrivacy>;
