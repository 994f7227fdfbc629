import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { captchaCounts, usedChallenges } from './tables.ts';

/** What is counted, and of whom; counting that began before `since` is over. */
interface Counted {
  action: string;
  subject: string;
  since: Date;
}

const countSince = statement<{ count: number }>(
  'account_captcha_count',
  'select count from account_captcha_counts where action = $1 and subject = $2 and since >= $3',
);

/** The SQL of the human check. */
export function captchaOf(db: Db) {
  return {
    /** Whether this challenge was not used before. */
    async use(challenge: string, expiresAt: Date): Promise<boolean> {
      const rows = await db.insert(usedChallenges).values({ challenge, expiresAt }).onConflictDoNothing().returning();
      return rows.length > 0;
    },

    async count({ action, subject, now, since }: Counted & { now: Date }): Promise<void> {
      const isOver = sql`${captchaCounts.since} < ${since.toISOString()}::timestamptz`;
      await db
        .insert(captchaCounts)
        .values({ action, subject, count: 1, since: now })
        .onConflictDoUpdate({
          target: [captchaCounts.action, captchaCounts.subject],
          set: {
            count: sql`case when ${isOver} then 1 else ${captchaCounts.count} + 1 end`,
            since: sql`case when ${isOver} then excluded.since else ${captchaCounts.since} end`,
          },
        });
    },

    async countOf({ action, subject, since }: Counted): Promise<number> {
      const [row] = await countSince(db, [action, subject, since.toISOString()]);
      return row?.count ?? 0;
    },

    async prune({ now, since }: { now: Date; since: Date }): Promise<void> {
      await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
      await db.delete(captchaCounts).where(lt(captchaCounts.since, since));
    },
  };
}
