import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { words } from './tables.ts';
import { indexWords } from './words.ts';

interface Written {
  conversationId: number;
  seq: number;
  createdAt: Date;
  text: string;
}

/** Makes a message be found by its text as it is now; one without words is not found any more. */
export async function writeWords(tx: Db, { conversationId, seq, createdAt, text }: Written): Promise<void> {
  const found = indexWords(conversationId, text);
  if (found.length === 0) {
    await tx.delete(words).where(and(eq(words.conversationId, conversationId), eq(words.seq, seq)));
    return;
  }
  const vector = sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(found)}::jsonb)))`;
  await tx
    .insert(words)
    .values({ conversationId, seq, at: createdAt, words: vector })
    .onConflictDoUpdate({ target: [words.conversationId, words.seq], set: { words: vector } });
}
