import type { Locale, Input, Output } from '@mortar/protocol';
import { blocksOf, type getNews, type News, type selectAllNews, type Story } from '@mortar/protocol/news';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { readTimeKey, writeTimeKey } from '../../../lib/key-cursor.ts';
import { cut } from '../../../lib/page.ts';
import { sourcesOf } from '../sources/repository.ts';
import { sourceOf } from '../sources/state.ts';
import { newsOf, type ItemRow } from './repository.ts';
import { newsView } from './view.ts';

/** Other reports of a story that a list shows. */
const ALSO = 4;
const RELATED = 4;
/** Pieces of news of the same category that are looked through for what has tags in common. */
const LOOKED_THROUGH = 40;
const REVISIONS = 20;

export interface NewsDeps {
  db: Db;
  /** Names of people who are there. */
  namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

type Wanted = Input<typeof selectAllNews>;

/** News as people read them. */
export function createNews({ db, namesOf }: NewsDeps) {
  async function sources() {
    return new Map((await sourcesOf(db).all()).map((row) => [row.id, sourceOf(row)]));
  }
  async function viewer(locale: Locale) {
    const known = await sources();
    const view = (row: ItemRow): News => newsView(row, row.sourceId === null ? undefined : known.get(row.sourceId), locale);
    return { view, known };
  }

  async function related(row: ItemRow): Promise<ItemRow[]> {
    const near = await newsOf(db).list({ category: row.category, limit: LOOKED_THROUGH });
    const common = ({ tags, sourceId }: ItemRow) => tags.filter((tag) => row.tags.includes(tag)).length + (sourceId === null ? 0.5 : 0);
    return near
      .filter(({ storyId }) => storyId !== row.storyId)
      .toSorted((a, b) => common(b) - common(a))
      .slice(0, RELATED);
  }

  return {
    /** Pieces of news as they are read, in their order. */
    async views(rows: readonly ItemRow[], locale: Locale): Promise<News[]> {
      const { view } = await viewer(locale);
      return rows.map(view);
    },

    async list(
      { category, source, lang, tag, kind, cursor, pageSize, pageNum = 1 }: Wanted,
      locale: Locale,
    ): Promise<Output<typeof selectAllNews>> {
      const after = readTimeKey(cursor);
      const rows = await newsOf(db).list({
        category,
        lang,
        tag,
        kind,
        sourceId: source === undefined ? undefined : Number(source),
        after,
        skip: after ? 0 : (pageNum - 1) * pageSize,
        limit: pageSize + 1,
      });
      const { shown, last } = cut(rows, pageSize);
      const reports = groupBy(await newsOf(db).reports(shown.map(({ storyId }) => storyId)), ({ storyId }) => storyId);
      const { view, known } = await viewer(locale);
      const list = shown.map((row): Story => {
        const also = (reports.get(row.storyId) ?? []).filter(({ id }) => id !== row.id);
        return { lead: view(row), also: also.slice(0, ALSO).map(view), alsoCount: also.length };
      });
      const next = last ? writeTimeKey({ at: last.publishedAt, id: last.id }) : null;
      return { list, sources: [...known.values()], cursor: next, end: !last };
    },

    async read(newsid: string, locale: Locale): Promise<Output<typeof getNews>> {
      const row = await newsOf(db).find(Number(newsid));
      if (!row) throw new AppError('notFound', { status: 200 });
      const { view } = await viewer(locale);
      const news = view(row);
      const [reports, revisions, others, names] = await Promise.all([
        newsOf(db).reports([row.storyId]),
        newsOf(db).revisions(row.id, REVISIONS),
        related(row),
        namesOf(row.authorId === null ? [] : [row.authorId]),
      ]);
      return {
        news,
        body: blocksOf(row.texts[news.lang]?.body ?? ''),
        author: (row.authorId !== null && names.get(row.authorId)) || null,
        revisions: revisions.map(({ rev, at, texts }) => ({
          rev,
          at: at.toISOString(),
          title: (texts[news.lang] ?? Object.values(texts)[0]!).title,
        })),
        also: reports.filter(({ id }) => id !== row.id).map(view),
        related: others.map(view),
      };
    },
  };
}

export type NewsService = ReturnType<typeof createNews>;
