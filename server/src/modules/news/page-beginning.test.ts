import { expect, test } from '@jest/globals';
import { getNews, selectAllNews, type News } from '@mortar/protocol/news';
import Mustache from 'mustache';
import type { OpenedPage } from '../../core/page-beginning.ts';
import { newsBeginning } from './page-beginning.ts';

const own: News = {
  newsid: '7',
  source: null,
  lang: 'en',
  title: 'Kilns & <wallets>',
  summary: 'Short.',
  url: null,
  category: 'wallets',
  tags: [],
  picture: { url: '/media/1.webp', width: 1200, height: 630, alt: 'A kiln' },
  publishedAt: '2026-11-20T00:00:00.000Z',
  editedAt: null,
  rev: 1,
  isDemo: false,
};
const source = { sourceid: '1', name: 'Kiln Daily', site: 'kiln.test', isDemo: false };
const linked: News = { ...own, newsid: '8', source, url: 'https://kiln.test/1', picture: null };
const span = (text: string) => [{ text, href: null, isStrong: false }];
const article = {
  news: own,
  body: [
    { kind: 'heading' as const, spans: span('First') },
    { kind: 'item' as const, spans: span('one') },
    { kind: 'item' as const, spans: span('two') },
    { kind: 'paragraph' as const, spans: [...span('The '), ...span('end')] },
  ],
  author: null,
  revisions: [],
  also: [],
  related: [],
};

let asked: string[] = [];
const beginningOf = newsBeginning({
  news: {
    list: async (_input, locale) => {
      asked.push(locale);
      const list = [own, linked].map((lead) => ({ lead, also: lead === own ? [linked] : [], alsoCount: lead === own ? 3 : 0 }));
      return { list, sources: [source], cursor: null, end: true };
    },
    read: async (newsid) => {
      expect(newsid).toBe('7');
      return article;
    },
  },
  clock: { now: () => 0 },
});
const open = (path: string, page: string, opened: Partial<OpenedPage> = {}) =>
  beginningOf({ remote: 'community', page, address: new URL(path, 'https://mortar.test'), locale: 'en', userId: null, ...opened });

test('the news begin with their first page, read once for all who come together in a language', async () => {
  asked = [];
  const [one, other] = await Promise.all([open('/news', 'news'), open('/news', 'news'), open('/news', 'news', { locale: 'zh-HK' })]);
  expect(asked).toEqual(['en', 'zh-HK']);
  expect(other).toBe(one);
  expect(one?.answers).toMatchObject([{ endpoint: selectAllNews.id, input: { pageSize: 20 }, data: { list: [{ alsoCount: 3 }, {}] } }]);
  const outline =
    '{{#stories}}{{#lead}}{{title}}:{{#also}}{{source}}{{/also}}{{#isMore}}+{{/isMore}}{{/lead}}{{#river}}|{{source}}{{/river}}{{/stories}}';
  expect(Mustache.render(outline, one?.view)).toBe('Kilns &amp; &lt;wallets&gt;:Kiln Daily+|Kiln Daily');
});

test('an article begins with its words, items that follow each other as one list', async () => {
  const beginning = await open('/news/7', 'article');
  expect(beginning?.answers).toEqual([{ endpoint: getNews.id, input: { newsid: '7' }, data: article }]);
  expect(beginning?.view).toMatchObject({
    article: {
      title: 'Kilns & <wallets>',
      picture: { src: '/media/1.webp', width: 1200, height: 630 },
      category: { wallets: true },
      words: [{ heading: 'First' }, { items: ['one', 'two'] }, { paragraph: 'The end' }],
    },
  });
});

test.each([
  ['/news?kept=1', 'news', {}],
  ['/news/desk', 'news-desk', {}],
  ['/news', 'news', { remote: 'market' }],
])('%s as %s begins with nothing', async (path, page, opened) => {
  expect(await open(path, page, opened)).toBeUndefined();
});
