import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { videos } from './tables.ts';

/** What moderators do with a video; null gives it back. @returns whether that changed anything */
export async function judgeVideo(tx: Db, id: string, judged: 'hidden' | 'removed' | null): Promise<boolean> {
  const changed = await tx
    .update(videos)
    .set({ judged })
    .where(and(eq(videos.id, id), isNull(videos.deletedAt), sql`${videos.judged} is distinct from ${judged}`))
    .returning({ id: videos.id });
  return changed.length > 0;
}

/** What a video says of itself, and whose it is, for moderators: also once it is taken away. */
export async function videoEvidence(db: Db, id: string): Promise<{ authorId: number; says: string } | undefined> {
  const [row] = await db
    .select({ authorId: videos.userId, title: videos.title, description: videos.description })
    .from(videos)
    .where(eq(videos.id, id));
  return row && { authorId: row.authorId, says: [row.title, row.description].filter(Boolean).join('\n') };
}
