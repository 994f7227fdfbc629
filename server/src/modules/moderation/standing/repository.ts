import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { Bar } from './bars.ts';
import { bars, roles } from './tables.ts';

/** What PostgreSQL tells on when a bar or a role changes. */
export const STANDING_CHANNEL = 'account_standing';

interface By {
  by: string;
  at: Date;
}

/** The SQL of bars and roles; every server is told of a change at the commit. */
export function standingOf(db: Db) {
  const tell = () => db.execute(sql`select pg_notify(${STANDING_CHANNEL}, '')`);
  const done = async (rows: unknown[]) => {
    if (rows.length > 0) await tell();
    return rows.length > 0;
  };

  return {
    bars: () => db.select().from(bars).orderBy(bars.kind, bars.value),
    roles: () => db.select().from(roles).orderBy(roles.role, roles.userId),

    addBar: async (bar: Bar & By & { reason: string | null }): Promise<boolean> =>
      done(await db.insert(bars).values(bar).onConflictDoNothing().returning({ value: bars.value })),
    removeBar: async ({ kind, value }: Bar): Promise<boolean> =>
      done(
        await db
          .delete(bars)
          .where(and(eq(bars.kind, kind), eq(bars.value, value)))
          .returning({ value: bars.value }),
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
