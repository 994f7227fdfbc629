import type { Database } from '../../../db/database.ts';
import type { Bars } from '../../../lib/bars.ts';
import { follow } from '../../../lib/follow.ts';
import { indexBars } from './bars.ts';
import { STANDING_CHANNEL, standingOf } from './repository.ts';

/** Who is shut out and who may do more, in memory. */
export interface Standing extends Bars {
  rolesOf(userId: number): ReadonlySet<string>;
  close(): Promise<void>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Follows bars and roles; a change by the command line is in force within a second.
 * @param changed bars or roles may be others now
 */
export async function followStanding({ sql, db }: Database, changed: () => void): Promise<Standing> {
  const read = async () => {
    const repository = standingOf(db);
    const [bars, granted] = await Promise.all([repository.bars(), repository.roles()]);
    const roles = new Map<number, Set<string>>();
    for (const { userId, role } of granted) roles.set(userId, (roles.get(userId) ?? new Set()).add(role));
    return { bars: indexBars(bars), roles };
  };
  const followed = await follow({ sql, channel: STANDING_CHANNEL, read, changed });
  return {
    barOfCall: (ip, deviceId) => followed.current().bars.ofCall(ip, deviceId),
    barOfAccount: (uid) => followed.current().bars.ofAccount(uid),
    rolesOf: (userId) => followed.current().roles.get(userId) ?? NONE,
    close: followed.close,
  };
}
