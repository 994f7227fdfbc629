import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { News, Story } from '@mortar/protocol/news';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

const SOURCE = { sourceid: '3', name: 'The Wire', site: 'wire.example', isDemo: false };
const news = (newsid: string, more: Partial<News> = {}): News => ({
  newsid,
  source: null,
  lang: 'en',
  title: `Story ${newsid}`,
  summary: `About ${newsid}`,
  url: null,
  category: 'basics',
  tags: ['keys'],
  picture: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  editedAt: null,
  rev: 1,
  isDemo: false,
  ...more,
});
const theirs = (newsid: string) => news(newsid, { source: SOURCE, url: `https://wire.example/${newsid}` });
const story = (lead: News, also: News[] = []): Story => ({ lead, also, alsoCount: also.length });
const page = (list: Story[]) => ({ list, sources: [SOURCE], cursor: null, end: true });

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('the river', () => {
  test('an article leads to its page, what others wrote to them, and the same story stands there once', async () => {
    api.reply = answering({ 'open/selectallnews': page([story(news('1'), [theirs('2')]), story(theirs('4'))]) });
    await visit('/news', startScope({ api: api.url }));
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByRole('link', { name: 'Story 1' }).getAttribute('href')).toBe('/news/1');
    expect(within(first!).getByText('Same story elsewhere')).toBeTruthy();
    const outward = within(second!).getByRole('link', { name: /Story 4/ });
    expect([outward.getAttribute('target'), outward.getAttribute('href')]).toEqual(['_blank', expect.stringContaining('wire.example')]);
    expect(within(second!).getByText('The Wire')).toBeTruthy();
    expect(screen.getByText('That’s everything.')).toBeTruthy();
  });

  test('what the address says is asked for, and nothing found has a way back', async () => {
    const asked: unknown[] = [];
    api.reply = answering({ 'open/selectallnews': ({ body }: { body: string }) => (asked.push(JSON.parse(body)), page([])) });
    await visit('/news?category=safety&source=3&lang=zh-HK&odd=1', startScope({ api: api.url }));
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ category: 'safety', source: '3', lang: 'zh-HK' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all news' }));
    expect(await screen.findByText('No news yet')).toBeTruthy();
  });
});

describe('a piece of news', () => {
  const detail = (of: News) => ({
    news: of,
    body: of.url
      ? []
      : [
          { kind: 'heading', spans: [{ text: 'Part', href: null, isStrong: false }] },
          { kind: 'item', spans: [{ text: 'point', href: null, isStrong: true }] },
        ],
    author: null,
    revisions: [{ rev: 1, at: of.publishedAt, title: of.title }],
    also: [],
    related: [news('9')],
  });
  const keeping = { count: 4, mine: false, list: [], cursor: null, end: true };

  test('an article is read here, and kept by who is signed in', async () => {
    const saved: unknown[] = [];
    api.reply = answering({
      'news/open/detail': detail(news('1')),
      'news/favorites': keeping,
      'userlike/save': ({ body }: { body: string }) => (saved.push(JSON.parse(body)), { status: 1, count: 5 }),
    });
    await visit('/news/1', startScope({ api: api.url, session: SESSION }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Part' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Story 9' }).getAttribute('href')).toBe('/news/9');
    await userEvent.click(await screen.findByRole('button', { name: /^Save/ }));
    expect((await screen.findByRole('button', { name: /^Saved/ })).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toEqual([{ targetid: '1', targettype: 'news', liketype: 'favorite', status: 1 }]);
  });

  test('of what stands elsewhere the beginning is here and the way to the rest', async () => {
    api.reply = answering({ 'news/open/detail': detail(theirs('2')), 'news/favorites': keeping });
    await visit('/news/2', startScope({ api: api.url }));
    expect((await screen.findByRole('link', { name: 'Read on wire.example' })).getAttribute('target')).toBe('_blank');
  });

  test('an article that comes late names its page once it is there, and is asked for once', async () => {
    const [heads, asked]: [string[], unknown[]] = [[], []];
    let answer = (): void => undefined;
    api.reply = (request, response) => {
      if (!request.path.endsWith('news/open/detail')) return answering({ 'news/favorites': keeping })(request, response);
      asked.push(request.body);
      answer = () => answering({ 'news/open/detail': detail(news('1')) })(request, response);
    };
    await visit('/news/1', startScope({ api: api.url }), (head) => heads.push(head?.title.en ?? 'none'));
    await waitFor(() => expect(heads).toEqual(['none']));
    answer();
    await screen.findByRole('heading', { level: 1, name: 'Story 1' });
    await waitFor(() => expect(heads).toEqual(['none', 'Story 1 · Mortar']));
    expect(asked).toHaveLength(1);
  });

  test('what is gone says so', async () => {
    api.reply = answering({ 'news/open/detail': { refused: 1512004 }, 'news/favorites': { refused: 1512004 } });
    await visit('/news/7', startScope({ api: api.url }));
    expect(await screen.findByText('This story isn’t available')).toBeTruthy();
  });
});
