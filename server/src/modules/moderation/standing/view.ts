import type { Database } from '../../../db/database.ts';
import type { Bans } from '../../../lib/bans.ts';
import { follow } from '../../../lib/follow.ts';
import { indexBans } from './bans.ts';
import { STANDING_CHANNEL, standingOf } from './repository.ts';

/** Who is shut out and who may do more, in memory. */
export interface Standing extends Bans {
  rolesOf(userId: number): ReadonlySet<string>;
  close(): Promise<void>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Follows bans and roles; a change by the command line is in force within a second.
 * @param changed bans or roles may be others now
 */
export async function followStanding({ sql, db }: Database, changed: () => void): Promise<Standing> {
  const read = async () => {
    const repository = standingOf(db);
    const [bans, granted] = await Promise.all([repository.bans(), repository.roles()]);
    const roles = new Map<number, Set<string>>();
    for (const { userId, role } of granted) roles.set(userId, (roles.get(userId) ?? new Set()).add(role));
    return { bans: indexBans(bans), roles };
  };
  const followed = await follow({ sql, channel: STANDING_CHANNEL, read, changed });
  return {
    banOfCall: (ip, deviceId) => followed.current().bans.ofCall(ip, deviceId),
    banOfAccount: (uid) => followed.current().bans.ofAccount(uid),
    rolesOf: (userId) => followed.current().roles.get(userId) ?? NONE,
    close: followed.close,
  };
}
