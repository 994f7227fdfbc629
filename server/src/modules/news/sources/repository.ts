import { and, asc, eq, inArray, isNull, like, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { sources } from './tables.ts';

export type SourceRow = typeof sources.$inferSelect;

/** The SQL of sources. */
export function sourcesOf(db: Db) {
  return {
    async add(source: typeof sources.$inferInsert): Promise<SourceRow | undefined> {
      return (await db.insert(sources).values(source).onConflictDoNothing().returning())[0];
    },
    all: (): Promise<SourceRow[]> => db.select().from(sources).orderBy(asc(sources.name), asc(sources.id)),
    /** A source while nobody else reads into it. */
    hold: async (id: number): Promise<SourceRow | undefined> =>
      (await db.select().from(sources).where(eq(sources.id, id)).for('update'))[0],
    /** By its number or its address. */
    find: async (name: string): Promise<SourceRow | undefined> =>
      (
        await db
          .select()
          .from(sources)
          .where(or(eq(sources.url, name), /^[1-9][0-9]{0,8}$/.test(name) ? eq(sources.id, Number(name)) : undefined))
          .limit(1)
      )[0],
    async set(id: number, values: Partial<SourceRow>): Promise<void> {
      await db.update(sources).set(values).where(eq(sources.id, id));
    },
    /** Takes what is due, which nobody else takes until then. */
    take(now: Date, until: Date, limit: number): Promise<SourceRow[]> {
      const due = db
        .select({ id: sources.id })
        .from(sources)
        .where(and(lte(sources.nextAt, now), isNull(sources.pausedAt)))
        .orderBy(asc(sources.nextAt))
        .limit(limit);
      return db
        .update(sources)
        .set({ nextAt: until })
        .where(inArray(sources.id, due.for('update', { skipLocked: true })))
        .returning();
    },
    async isTaken(url: string, exceptId: number): Promise<boolean> {
      return (await db.$count(sources, and(eq(sources.url, url), sql`${sources.id} <> ${exceptId}`))) > 0;
    },
    /** A demo's feed is of this very site: it goes along where the site has another address now. */
    async moveDemo(path: string, url: string): Promise<void> {
      await db
        .update(sources)
        .set({ url })
        .where(and(sources.isDemo, like(sources.url, `%${path}`), ne(sources.url, url)));
    },
    async remove(id: number): Promise<void> {
      await db.delete(sources).where(eq(sources.id, id));
    },
  };
}
