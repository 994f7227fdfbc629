import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { drafts } from './tables.ts';

type Row = typeof drafts.$inferSelect;

/** The SQL of one person's drafts. */
export const draftsOf = (db: Db, userId: number) => ({
  count: () => db.$count(drafts, eq(drafts.userId, userId)),

  /** Saves what follows a version. @returns undefined where another one stands there */
  async save(draft: Pick<Row, 'id' | 'post' | 'media' | 'device' | 'at'>, after: number): Promise<Row | undefined> {
    const { post, media, device, at } = draft;
    const [row] = await db
      .insert(drafts)
      .values({ userId, ...draft, rev: after + 1 })
      .onConflictDoUpdate({
        target: [drafts.userId, drafts.id],
        set: { post, media, device, at, rev: sql`${drafts.rev} + 1` },
        setWhere: eq(drafts.rev, after),
      })
      .returning();
    return row;
  },

  async find(id: string): Promise<Row | undefined> {
    const [row] = await db
      .select()
      .from(drafts)
      .where(and(eq(drafts.userId, userId), eq(drafts.id, id)));
    return row;
  },

  list: (limit: number): Promise<Row[]> => db.select().from(drafts).where(eq(drafts.userId, userId)).orderBy(desc(drafts.at)).limit(limit),

  async remove(id: string): Promise<boolean> {
    const rows = await db
      .delete(drafts)
      .where(and(eq(drafts.userId, userId), eq(drafts.id, id)))
      .returning({ id: drafts.id });
    return rows.length > 0;
  },
});
