import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Ban } from './bans.ts';
import { bans, roles } from './tables.ts';

/** What PostgreSQL tells on when a ban or a role changes. */
export const STANDING_CHANNEL = 'account_standing';

interface By {
  by: string;
  at: Date;
}

/** Who has one of some roles. */
export async function holdersOf(db: Db, wanted: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: roles.userId })
    .from(roles)
    .where(inArray(roles.role, [...wanted]));
  return rows.map(({ userId }) => userId);
}

/** The SQL of bans and roles; every server is told of a change at the commit. */
export function standingOf(db: Db) {
  const tell = () => db.execute(sql`select pg_notify(${STANDING_CHANNEL}, '')`);
  const done = async (rows: unknown[]) => {
    if (rows.length > 0) await tell();
    return rows.length > 0;
  };

  return {
    bans: () => db.select().from(bans).orderBy(bans.kind, bans.value),
    roles: () => db.select().from(roles).orderBy(roles.role, roles.userId),

    addBan: async (ban: Ban & By & { reason: string | null }): Promise<boolean> =>
      done(await db.insert(bans).values(ban).onConflictDoNothing().returning({ value: bans.value })),
    removeBan: async ({ kind, value }: Ban): Promise<boolean> =>
      done(
        await db
          .delete(bans)
          .where(and(eq(bans.kind, kind), eq(bans.value, value)))
          .returning({ value: bans.value }),
      ),
    grant: async (grant: { userId: number; role: string } & By): Promise<boolean> =>
      done(await db.insert(roles).values(grant).onConflictDoNothing().returning({ role: roles.role })),
    revoke: async (userId: number, role: string): Promise<boolean> =>
      done(
        await db
          .delete(roles)
          .where(and(eq(roles.userId, userId), eq(roles.role, role)))
          .returning({ role: roles.role }),
      ),
  };
}
