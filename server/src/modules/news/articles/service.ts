import type { Input, Output } from '@mortar/protocol';
import type { ArticleText, removeNews, saveNews } from '@mortar/protocol/news';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptLine, keptText } from '../../../lib/kept-text.ts';
import type { Assets } from '../../uploads/index.ts';
import { simhashOf } from '../items/likeness.ts';
import { newsOf, type ItemRow } from '../items/repository.ts';
import type { NewsText } from '../items/tables.ts';

export interface ArticlesDeps {
  clock: Clock;
  assets: Assets;
}

type Article = Input<typeof saveNews>;

const usedBy = (id: number): string => `news:${id}`;

function keptArticle(field: string, { title, summary, body }: ArticleText): Required<NewsText> {
  const kept = { title: keptLine(title), summary: keptLine(summary), body: keptText(body) };
  const empty = Object.entries(kept).find(([, text]) => text === '');
  if (empty)
    throw new AppError('validation', { fields: { [`${field}/${empty[0]}`]: { en: 'Write something here.', 'zh-HK': '請填寫內容。' } } });
  return kept;
}

/** Articles of this site's editors: both languages at once, each change a revision. */
export function createArticles({ clock, assets }: ArticlesDeps) {
  async function ownArticle(tx: Db, newsid: string): Promise<ItemRow> {
    const row = await newsOf(tx).find(Number(newsid));
    if (row?.sourceId !== null) throw new AppError('notFound', { status: 200 });
    return row;
  }

  return {
    async save(
      tx: Db,
      userId: number,
      { newsid, category, tags, texts: given, picture, publishedAt }: Article,
    ): Promise<Output<typeof saveNews>> {
      const now = new Date(clock.now());
      const texts = { en: keptArticle('/texts/en', given.en), 'zh-HK': keptArticle('/texts/zh-HK', given['zh-HK']) };
      const at = publishedAt === undefined ? now : new Date(publishedAt);
      if (!(at <= now)) {
        const field = { en: 'An article can’t appear before it is published.', 'zh-HK': '文章的發布時間不可晚於現在。' };
        throw new AppError('validation', { fields: { '/publishedAt': field } });
      }
      const words = { category, tags: [...new Set(tags)], texts, simhash: simhashOf(texts.en.title) };
      const news = newsOf(tx);
      const row = newsid === undefined ? undefined : await ownArticle(tx, newsid);
      const id = row?.id ?? (await news.add({ ...words, sourceId: null, lang: null, authorId: userId, publishedAt: at }));
      const rev = row ? row.rev + 1 : 1;
      if (row) {
        await news.set(id, { ...words, rev, editedAt: now });
        await news.addRevision(id, rev, now, texts);
      }
      if (picture) {
        await assets.release(tx, usedBy(id));
        const [asset] = await assets.use(tx, userId, [picture.assetid], usedBy(id), 'picture');
        const { url, width, height } = asset!;
        await news.set(id, { picture: { url, width: width ?? 1, height: height ?? 1, alt: picture.alt } });
      }
      return { newsid: String(id), rev };
    },

    async remove(tx: Db, newsid: string): Promise<Output<typeof removeNews>> {
      const { id } = await ownArticle(tx, newsid);
      await assets.release(tx, usedBy(id));
      await newsOf(tx).remove(id);
      await newsOf(tx).healStories();
      return {};
    },
  };
}

export type Articles = ReturnType<typeof createArticles>;
