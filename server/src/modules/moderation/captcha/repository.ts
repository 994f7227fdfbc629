import { and, eq, lt, sql } from 'drizzle-orm';
import { statement } from '../../../db/statement.ts';
import type { CaptchaRepository } from './service.ts';
import { captchaCounts, usedChallenges } from './tables.ts';

const countSince = statement<{ count: number }>(
  'account_captcha_count',
  'select count from account_captcha_counts where action = $1 and subject = $2 and since >= $3',
);

/** The SQL of the human check. */
export const captchaRepository: CaptchaRepository = {
  async use(db, challenge, expiresAt) {
    const rows = await db.insert(usedChallenges).values({ challenge, expiresAt }).onConflictDoNothing().returning();
    return rows.length > 0;
  },

  async count(db, { action, subject, now, since }) {
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

  async countOf(db, { action, subject, since }) {
    const [row] = await countSince(db, [action, subject, since.toISOString()]);
    return row?.count ?? 0;
  },

  async forget(db, { action, subject }) {
    await db.delete(captchaCounts).where(and(eq(captchaCounts.action, action), eq(captchaCounts.subject, subject)));
  },

  async prune(db, { now, since }) {
    await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
    await db.delete(captchaCounts).where(lt(captchaCounts.since, since));
  },
};
