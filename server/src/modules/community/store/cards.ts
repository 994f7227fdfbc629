import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { posts, type KeptCard } from './tables.ts';

/** Puts a card on a post whose text is still the one that it belongs to. */
export const setCard = (db: Db, postId: number, card: KeptCard, belongs: (text: string) => boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select({ text: posts.text }).from(posts).where(eq(posts.id, postId)).for('update');
    if (row && belongs(row.text)) await tx.update(posts).set({ card }).where(eq(posts.id, postId));
  });
