import { and, desc, eq, getTableColumns, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { ownOf } from '../conversations/rows.ts';
import { members } from '../conversations/tables.ts';
import { messages } from '../log/tables.ts';
import { words } from '../words/tables.ts';

interface Wanted {
  userId: number;
  /** As `searchQuery` makes it. */
  query: string;
  /** Whole runs of scripts without spaces: pairs of characters may stand apart from one another. */
  runs: readonly string[];
  from: TimeCursor;
  limit: number;
}

/** The SQL of searching messages. */
export const searchOf = (db: Db) => ({
  async conversations(userId: number, limit: number): Promise<number[]> {
    return (await ownOf(db).heads(userId)).slice(0, limit).map(({ id }) => id);
  },
  own: (userId: number, ids: readonly number[]) => ownOf(db).byIds(userId, ids),

  /** The latest first, of what the person may see. */
  messages({ userId, query, runs, from, limit }: Wanted) {
    const isTheirs = and(eq(members.conversationId, words.conversationId), eq(members.userId, userId), isNull(members.leftAt));
    const isOne = and(eq(messages.conversationId, words.conversationId), eq(messages.seq, words.seq));
    const hasRuns = sql`not exists (
      select from jsonb_array_elements_text(${JSON.stringify(runs)}::jsonb) as run
      where strpos(lower(normalize(${messages.text}, NFKC)), run) = 0)`;
    return db
      .select({ message: getTableColumns(messages), at: words.at })
      .from(words)
      .innerJoin(members, and(isTheirs, gte(words.seq, members.minSeq)))
      .innerJoin(messages, isOne)
      .where(and(sql`${words.words} @@ ${query}::tsquery`, from.until && lte(words.at, from.until), runs.length > 0 ? hasRuns : undefined))
      .orderBy(desc(words.at), desc(words.conversationId), desc(words.seq))
      .offset(from.skip)
      .limit(limit);
  },
});
