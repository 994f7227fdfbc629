import { LOCALES, type Locale } from '@mortar/protocol';
import { NEWS_ROWS } from '@mortar/protocol/news';
import { operations } from '@mortar/protocol/news/operations';
import { firstAnswers, type PageBeginning, type PageBeginningSource } from '../../core/page-beginning.ts';
import type { Clock } from '../../lib/clock.ts';
import { shareAnswer } from '../../lib/shared-answer.ts';
import { articleView, storiesView } from './first-views.ts';
import type { NewsService } from './items/service.ts';

/** All read the same in a language, ms. */
const SHARED_MS = 250;
const ARTICLE_PATH = /^\/news\/([1-9][0-9]{0,14})$/;
const FIRST = { pageSize: NEWS_ROWS };

interface Deps {
  news: Pick<NewsService, 'list' | 'read'>;
  clock: Clock;
}

/** `/news` begins with its stories, the page of an article with the article; a visitor reads them before any script runs. */
export function newsBeginning({ news, clock }: Deps): PageBeginningSource {
  const listAnswer = firstAnswers(operations.selectAllNews);
  const articleAnswer = firstAnswers(operations.getNews);

  const ofNews = Object.fromEntries(
    LOCALES.map(({ code }) => [
      code,
      shareAnswer(SHARED_MS, clock, async (): Promise<PageBeginning> => {
        const list = await news.list(FIRST, code);
        return { answers: [listAnswer(FIRST, list)], ...(list.list.length > 0 && { view: storiesView(list.list) }) };
      }),
    ]),
  ) as Record<Locale, () => Promise<PageBeginning>>;

  async function ofArticle(newsid: string, locale: Locale): Promise<PageBeginning> {
    const article = await news.read(newsid, locale);
    return { answers: [articleAnswer({ newsid }, article)], view: articleView(article.news, article.author, article.body) };
  }

  async function beginningOf(page: string, { pathname, search }: URL, locale: Locale): Promise<PageBeginning | undefined> {
    if (page === 'news') return search === '' ? ofNews[locale]() : undefined;
    const [, newsid] = ARTICLE_PATH.exec(pathname) ?? [];
    return page === 'article' && newsid !== undefined ? ofArticle(newsid, locale) : undefined;
  }

  return async ({ remote, page, address, locale }) => (remote === 'community' ? beginningOf(page, address, locale) : undefined);
}
