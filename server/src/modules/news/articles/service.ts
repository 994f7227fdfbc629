import type { Input, Output } from '@mortar/protocol';
import type { removeNews, saveNews } from '@mortar/protocol/news';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Assets } from '../../uploads/index.ts';
import { simhashOf } from '../items/likeness.ts';
import { newsOf, type ItemRow } from '../items/repository.ts';
import { keptTexts, type FinishedArticle } from './finished.ts';

export interface ArticlesDeps {
  clock: Clock;
  assets: Assets;
}

/** Whose files an article uses. */
export const usedByArticle = (id: number): string => `news:${id}`;

/** An article of this site, not of another. @throws AppError `notFound` */
export async function ownArticle(tx: Db, newsid: string): Promise<ItemRow> {
  const row = await newsOf(tx).find(Number(newsid));
  if (row?.sourceId !== null) throw new AppError('notFound', { status: 200 });
  return row;
}

/** Articles of this site's editors: both languages at once, each change a revision. */
export function createArticles({ clock, assets }: ArticlesDeps) {
  /** A new article, or the next revision of one, as it is now; its picture follows. */
  async function write(
    tx: Db,
    userId: number,
    row: ItemRow | undefined,
    { category, tags, texts }: Omit<FinishedArticle, 'alt'>,
    publishedAt?: Date,
  ): Promise<{ id: number; rev: number }> {
    const now = new Date(clock.now());
    const words = { category, tags: [...new Set(tags)], texts, simhash: simhashOf(texts.en.title) };
    const news = newsOf(tx);
    if (!row) {
      const id = await news.add({ ...words, sourceId: null, lang: null, authorId: userId, publishedAt: publishedAt ?? now });
      return { id, rev: 1 };
    }
    const rev = row.rev + 1;
    await news.set(row.id, { ...words, rev, editedAt: now });
    await news.addRevision(row.id, rev, now, texts);
    return { id: row.id, rev };
  }

  return {
    write,

    async save(
      tx: Db,
      userId: number,
      { newsid, category, tags, texts, picture, publishedAt }: Input<typeof saveNews>,
    ): Promise<Output<typeof saveNews>> {
      const kept = keptTexts(texts);
      const at = publishedAt === undefined ? undefined : new Date(publishedAt);
      if (at && !(at.getTime() <= clock.now())) {
        const field = { en: 'The publication time can’t be in the future.', 'zh-HK': '文章的發布時間不可晚於現在。' };
        throw new AppError('validation', { fields: { publishedAt: field } });
      }
      const row = newsid === undefined ? undefined : await ownArticle(tx, newsid);
      const { id, rev } = await write(tx, userId, row, { category, tags, texts: kept }, at);
      if (picture) {
        await assets.release(tx, usedByArticle(id));
        const [asset] = await assets.use(tx, userId, [picture.assetid], usedByArticle(id), 'picture');
        const { url, width, height } = asset!;
        await newsOf(tx).set(id, { picture: { url, width: width ?? 1, height: height ?? 1, alt: picture.alt } });
      }
      return { newsid: String(id), rev };
    },

    async remove(tx: Db, newsid: string): Promise<Output<typeof removeNews>> {
      const { id } = await ownArticle(tx, newsid);
      await assets.release(tx, usedByArticle(id));
      await newsOf(tx).remove(id);
      await newsOf(tx).healStories();
      return {};
    },
  };
}

export type Articles = ReturnType<typeof createArticles>;
