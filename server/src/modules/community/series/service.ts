import type { Input, Output } from '@mortar/protocol';
import {
  SERIES,
  SERIES_CHARACTERS,
  type listSeries,
  type listSeriesPosts,
  type putIntoSeries,
  type saveSeries,
  type Series,
} from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptLine, keptText, lengthOf } from '../../../lib/kept-text.ts';
import { cut } from '../../../lib/page.ts';
import { newId } from '../ids.ts';
import type { Cursors } from '../pages/cursor.ts';
import { findAuthors, readAuthors } from '../people.ts';
import { postsOf } from '../store/posts.ts';
import { countSeriesPosts, isShown } from './shown.ts';
import type { PostView } from '../view/posts.ts';
import { seriesOf, type SeriesRow } from './repository.ts';

const UNTITLED: FieldTexts = { title: { en: 'Give the series a title.', 'zh-HK': '請為系列加上標題。' } };
const LONG: FieldTexts = { title: { en: 'That title is too long.', 'zh-HK': '標題太長。' } };
const LONG_TEXT: FieldTexts = { description: { en: 'That description is too long.', 'zh-HK': '簡介太長。' } };

export interface SeriesDeps {
  db: Db;
  clock: Clock;
  cursors: Cursors;
  view: PostView;
}

const notThere = () => new AppError('notFound', { status: 200 });

/** Series: posts of one person that belong together, in an order. Each post is still seen by those alone whom it is for. */
export function createSeries({ db, clock, cursors, view }: SeriesDeps) {
  async function shown(of: Db, viewer: number, rows: readonly SeriesRow[]): Promise<Series[]> {
    const ids = rows.map(({ id }) => id);
    const authorIds = [...new Set(rows.map(({ authorId }) => authorId))];
    const [counts, authors] = await Promise.all([countSeriesPosts(of, viewer, ids), readAuthors(of, authorIds)]);
    return rows.flatMap(({ id, authorId, title, description, at }) => {
      const author = authors.get(authorId);
      if (!author) return [];
      return [{ kind: 'content', id: String(id), title, description, author, at: at.toISOString(), posts: counts.get(id) ?? 0 }];
    });
  }

  async function seen(viewer: number, id: string): Promise<SeriesRow> {
    const row = await seriesOf(db).find(Number(id));
    if (!row || !(await isShown(db, viewer, row.authorId))) throw notThere();
    return row;
  }

  async function own(tx: Db, userId: number, id: string): Promise<SeriesRow> {
    const row = await seriesOf(tx).find(Number(id));
    if (row?.authorId !== userId) throw notThere();
    return row;
  }

  function kept({ title, description }: Pick<Input<typeof saveSeries>, 'title' | 'description'>) {
    const words = { title: keptLine(title), description: keptText(description) };
    if (words.title === '') throw new AppError('validation', { fields: UNTITLED });
    if (lengthOf(words.title) > SERIES_CHARACTERS.title) throw new AppError('validation', { fields: LONG });
    if (lengthOf(words.description) > SERIES_CHARACTERS.description) throw new AppError('validation', { fields: LONG_TEXT });
    return words;
  }

  return {
    /** @throws AppError `notFound` */
    async detail(viewer: number, id: string): Promise<Series> {
      const [one] = await shown(db, viewer, [await seen(viewer, id)]);
      if (!one) throw notThere();
      return one;
    },

    /** @param tx the transaction that is kept with its answer @throws AppError `validation`, `notFound`, `communityFull` */
    async save(tx: Db, userId: number, { id, ...given }: Input<typeof saveSeries>): Promise<Series> {
      const words = kept(given);
      await holdLock(tx, 'communityOwn', userId);
      if (id !== undefined) {
        const row = await own(tx, userId, id);
        await seriesOf(tx).change(row.id, words);
        return (await shown(tx, userId, [{ ...row, ...words }]))[0]!;
      }
      if ((await seriesOf(tx).countBy(userId)) >= SERIES.most) throw new AppError('communityFull');
      const row = { id: newId(), authorId: userId, ...words, at: new Date(clock.now()) };
      await seriesOf(tx).add(row);
      return (await shown(tx, userId, [row]))[0]!;
    },

    remove: (userId: number, id: string): Promise<Record<string, never>> =>
      db.transaction(async (tx) => {
        await seriesOf(tx).remove([(await own(tx, userId, id)).id]);
        return {};
      }),

    put: (userId: number, { id, postid, status }: Input<typeof putIntoSeries>): Promise<Record<string, never>> =>
      db.transaction(async (tx) => {
        await holdLock(tx, 'communityOwn', userId);
        const [row, postId] = [await own(tx, userId, id), Number(postid)];
        if (status === 0)
          return seriesOf(tx)
            .takeOut(row.id, postId)
            .then(() => ({}));
        if ((await postsOf(tx, userId).read([postId])).get(postId)?.authorId !== userId) throw notThere();
        if ((await seriesOf(tx).countIn(row.id)) >= SERIES.posts) throw new AppError('communityFull');
        await seriesOf(tx).put(row.id, postId);
        return {};
      }),

    async list(viewer: number, { accountid, postid, cursor, pageSize }: Input<typeof listSeries>): Promise<Output<typeof listSeries>> {
      const authorId = (await findAuthors(db, [accountid])).get(accountid)?.userId;
      if (authorId === undefined || !(await isShown(db, viewer, authorId))) throw notThere();
      const name = `series-by:${authorId}`;
      const known = cursor === undefined ? undefined : cursors.read(name, cursor);
      const before = known && { at: new Date(known.last), id: known.top };
      const rows = await seriesOf(db).by(authorId, before, pageSize + 1);
      const { shown: own, last } = cut(rows, pageSize);
      const [listed, holding] = await Promise.all([
        shown(db, viewer, own),
        postid === undefined
          ? new Set<number>()
          : seriesOf(db).holding(
              own.map(({ id }) => id),
              Number(postid),
            ),
      ]);
      const list = listed.map((one) => ({ ...one, holds: holding.has(Number(one.id)) }));
      return { list, end: !last, cursor: last ? cursors.write({ feed: name, top: last.id, last: last.at.getTime() }) : null };
    },

    async posts(viewer: number, { id, cursor, pageSize }: Input<typeof listSeriesPosts>): Promise<Output<typeof listSeriesPosts>> {
      const row = await seen(viewer, id);
      const name = `series:${row.id}`;
      const after = cursor === undefined ? 0 : cursors.read(name, cursor).last;
      const rows = await seriesOf(db).posts(row.id, after, pageSize + 1);
      const { shown: page, last } = cut(rows, pageSize);
      const ids = page.map(({ postId }) => postId);
      const posts = await view.read(ids, viewer);
      const list = ids.flatMap((postId) => posts.get(postId) ?? []);
      return { list, end: !last, cursor: last ? cursors.write({ feed: name, top: 0, last: last.place }) : null };
    },
  };
}

export type SeriesService = ReturnType<typeof createSeries>;
