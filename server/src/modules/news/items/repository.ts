import type { Locale } from '@mortar/protocol';
import type { NewsCategory } from '@mortar/protocol/news';
import { and, arrayContains, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeKey } from '../../../lib/key-cursor.ts';
import { FAR_BITS } from './likeness.ts';
import { items, revisions, type NewsTexts } from './tables.ts';

export type ItemRow = typeof items.$inferSelect;
export type NewItem = Omit<typeof items.$inferInsert, 'id' | 'storyId' | 'rev'>;

/** What a list is of; a source's own reports, or everybody's stories. */
export interface Wanted {
  category?: NewsCategory | undefined;
  sourceId?: number | undefined;
  lang?: Locale | undefined;
  tag?: string | undefined;
  kind?: 'own' | 'linked' | undefined;
  /** What the page before ended with. */
  after?: TimeKey | undefined;
  skip?: number;
  limit: number;
}

const isHead = sql`${items.storyId} = ${items.id}`;
const isShown = eq(items.isTakenAway, false);

/** The SQL of news. */
export function newsOf(db: Db) {
  const one = async (where: ReturnType<typeof and>): Promise<ItemRow | undefined> =>
    (await db.select().from(items).where(where).limit(1))[0];
  return {
    find: (id: number) => one(and(eq(items.id, id), isShown)),
    byGuid: (sourceId: number, guid: string) => one(and(eq(items.sourceId, sourceId), eq(items.guid, guid))),
    byUrl: (sourceId: number, urlKey: string) => one(and(eq(items.sourceId, sourceId), eq(items.urlKey, urlKey))),

    /** Adds a piece of news to a story, or as the first of one. */
    async add(item: NewItem, storyId?: number): Promise<number> {
      const [row] = await db
        .insert(items)
        .values({ ...item, storyId: storyId ?? 0 })
        .returning({ id: items.id });
      const { id } = row!;
      if (storyId === undefined) await db.update(items).set({ storyId: id }).where(eq(items.id, id));
      await db.insert(revisions).values({ itemId: id, rev: 1, at: item.publishedAt, texts: item.texts });
      return id;
    },
    async set(id: number, values: Partial<ItemRow>): Promise<void> {
      await db.update(items).set(values).where(eq(items.id, id));
    },
    async addRevision(itemId: number, rev: number, at: Date, texts: NewsTexts): Promise<void> {
      await db.insert(revisions).values({ itemId, rev, at, texts });
    },
    revisions: (itemId: number, limit: number) =>
      db.select().from(revisions).where(eq(revisions.itemId, itemId)).orderBy(desc(revisions.rev)).limit(limit),

    /** Reports of other sources around a time whose titles may be alike, the earliest stories first. */
    alike: (sourceId: number, simhash: bigint, from: Date, to: Date): Promise<ItemRow[]> =>
      db
        .select()
        .from(items)
        .where(
          and(
            gte(items.publishedAt, from),
            lte(items.publishedAt, to),
            isShown,
            or(isNull(items.sourceId), ne(items.sourceId, sourceId)),
            sql`bit_count((${items.simhash} # ${simhash}::bigint)::bit(64)) <= ${FAR_BITS}`,
          ),
        )
        .orderBy(items.storyId)
        .limit(20),

    list({ category, sourceId, lang, tag, kind, after, skip = 0, limit }: Wanted): Promise<ItemRow[]> {
      return db
        .select()
        .from(items)
        .where(
          and(
            isShown,
            sourceId === undefined ? isHead : eq(items.sourceId, sourceId),
            category && eq(items.category, category),
            lang && or(isNull(items.lang), eq(items.lang, lang)),
            tag === undefined ? undefined : arrayContains(items.tags, [tag]),
            kind && (kind === 'own' ? isNull(items.sourceId) : isNotNull(items.sourceId)),
            after && sql`(${items.publishedAt}, ${items.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(items.publishedAt), desc(items.id))
        .offset(skip)
        .limit(limit);
    },
    /** The other reports of stories, of each the latest first. */
    reports: (storyIds: readonly number[]): Promise<ItemRow[]> =>
      storyIds.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(items)
            .where(and(inArray(items.storyId, [...storyIds]), isShown))
            .orderBy(desc(items.publishedAt), desc(items.id)),

    async remove(id: number): Promise<void> {
      await db.delete(items).where(eq(items.id, id));
    },
    /** Stories whose first report is gone begin with what is left of them. */
    async healStories(): Promise<void> {
      await db.execute(sql`
        update news_items i set story_id = s.head
        from (
          select story_id, min(id) as head from news_items m
          where not exists (select from news_items h where h.id = m.story_id) group by story_id
        ) s
        where i.story_id = s.story_id`);
    },
    ofAuthor: (authorId: number, limit: number): Promise<ItemRow[]> =>
      db.select().from(items).where(eq(items.authorId, authorId)).orderBy(desc(items.id)).limit(limit),
    async forgetAuthor(authorId: number): Promise<void> {
      await db.update(items).set({ authorId: null }).where(eq(items.authorId, authorId));
    },
    async markDemo(id: number): Promise<void> {
      await db.update(items).set({ isDemo: true }).where(eq(items.id, id));
    },
    countDemo: () => db.$count(items, and(eq(items.isDemo, true), isNull(items.sourceId))),
  };
}
