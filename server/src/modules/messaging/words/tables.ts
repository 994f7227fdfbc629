import { bigint, customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Words of messages, for searching. They stand apart from the messages, because an index of words is dear and a reaction must not
 * write it anew; each word begins with its conversation, so that a search reads nothing of other people's.
 */
export const words = pgTable(
  'messaging_words',
  {
    conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
    seq: integer('seq').notNull(),
    at: when('at').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.seq] }), index('messaging_words_found').using('gin', table.words)],
);
