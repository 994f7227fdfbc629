import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { drafts } from './tables.ts';

export type DraftRow = typeof drafts.$inferSelect;
type NewDraft = Omit<typeof drafts.$inferInsert, 'rev'>;

/** The SQL of articles that are not published. */
export function newsDraftsOf(db: Db) {
  const one = async (where: ReturnType<typeof and>): Promise<DraftRow | undefined> =>
    (await db.select().from(drafts).where(where).limit(1))[0];
  return {
    count: () => db.$count(drafts),
    find: (id: string) => one(eq(drafts.id, id)),
    /** Nobody else changes it until the transaction ends. */
    async hold(id: string): Promise<DraftRow | undefined> {
      const [row] = await db.select().from(drafts).where(eq(drafts.id, id)).for('update');
      return row;
    },
    async ofItem(itemId: number): Promise<DraftRow | undefined> {
      const [row] = await db.select().from(drafts).where(eq(drafts.itemId, itemId)).orderBy(desc(drafts.at)).limit(1);
      return row;
    },
    ofAuthor: (authorId: number, limit: number): Promise<DraftRow[]> =>
      db.select().from(drafts).where(eq(drafts.authorId, authorId)).orderBy(desc(drafts.at)).limit(limit),
    /** Those with a time first, the soonest of them; then the latest. */
    list: (limit: number): Promise<DraftRow[]> =>
      db
        .select()
        .from(drafts)
        .orderBy(sql`${drafts.publishAt} asc nulls last`, desc(drafts.at))
        .limit(limit),
    async add(draft: NewDraft): Promise<DraftRow | undefined> {
      const [row] = await db
        .insert(drafts)
        .values({ ...draft, rev: 1 })
        .onConflictDoNothing()
        .returning();
      return row;
    },
    async set(id: string, values: Partial<DraftRow>): Promise<DraftRow> {
      const [row] = await db.update(drafts).set(values).where(eq(drafts.id, id)).returning();
      return row!;
    },
    async remove(id: string): Promise<void> {
      await db.delete(drafts).where(eq(drafts.id, id));
    },
    /** One whose time has come; of several servers each gets another one. */
    async takeDue(now: Date): Promise<DraftRow | undefined> {
      const [row] = await db
        .select()
        .from(drafts)
        .where(and(lte(drafts.publishAt, now), isNull(drafts.held)))
        .orderBy(asc(drafts.publishAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return row;
    },
  };
}
