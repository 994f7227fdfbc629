import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { items } from './tables.ts';

/**
 * Takes a piece of news away, or gives it back. What tells the same story goes on without it, and it comes back by itself.
 * @returns whether that changed anything
 */
export async function judgeNews(tx: Db, id: number, isTakenAway: boolean): Promise<boolean> {
  const isOther = and(eq(items.id, id), ne(items.isTakenAway, isTakenAway));
  const changed = await tx.update(items).set({ isTakenAway, storyId: id }).where(isOther).returning({ id: items.id });
  const others = and(eq(items.storyId, id), ne(items.id, id));
  const [head] = await tx
    .select({ id: sql<number>`min(${items.id})::float8` })
    .from(items)
    .where(others);
  if (isTakenAway && head?.id) await tx.update(items).set({ storyId: head.id }).where(others);
  return changed.length > 0;
}

/** What a piece of news says, and whose it is, for moderators; nobody's where it is of another site. */
export async function newsEvidence(
  db: Db,
  id: number,
): Promise<{ authorId: number; says: string; pictures: { url: string; alt: string }[] } | undefined> {
  const [row] = await db.select().from(items).where(eq(items.id, id));
  if (!row) return undefined;
  const { title, summary } = row.texts[row.lang ?? 'en'] ?? Object.values(row.texts)[0]!;
  const pictures = row.picture ? [{ url: row.picture.url, alt: row.picture.alt.en }] : [];
  return { authorId: row.authorId ?? 0, says: [title, summary, row.url].filter(Boolean).join('\n'), pictures };
}
