import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { users } from '../users/tables.ts';
import type { ProfileTexts } from './profile-fields.ts';

export type ProfileChange = ProfileTexts &
  Partial<Pick<typeof users.$inferInsert, 'headimgurl' | 'profileimageurl' | 'bannerimageurl' | 'imgsource' | 'locale'>>;

/** The SQL of what people set. */
export function settingsOf(db: Db) {
  return {
    /** Changes the named fields; false when there is no such person any more. */
    async change(userId: number, change: ProfileChange): Promise<boolean> {
      const rows = await db
        .update(users)
        .set(change)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .returning({ id: users.id });
      return rows.length > 0;
    },
  };
}
