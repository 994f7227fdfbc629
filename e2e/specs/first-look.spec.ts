import { findPage, getPost } from '@mortar/protocol/community';
import { getNews } from '@mortar/protocol/news';
import type { Browser, Page } from '@playwright/test';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import { guestOf, open } from '../harness/chat.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'community' });

const WORDS = ['Glaze is glass that was never blown.', 'Every kiln has a mood of its own.'];

const articleWith = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

/** Where the words of each post stand, px from the top. */
async function placesOf(page: Page, all: readonly string[]): Promise<(number | undefined)[]> {
  for (const words of all) await expect(page.getByText(words)).toBeVisible();
  return Promise.all(all.map(async (words) => (await page.getByText(words).boundingBox())?.y));
}

/** The same before any script runs. */
async function painted(browser: Browser, stack: Stack, path: string, width: number, all: readonly string[]) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
  const page = await context.newPage();
  await open(page, stack, path);
  return placesOf(page, all);
}

/** Somebody who is signed in publishes a post. */
async function publish(page: Page, stack: Stack, words: string): Promise<void> {
  await open(page, stack, '/community?feed=latest');
  await page.getByRole('button', { name: en['community.write'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en['community.compose.title.new'] }).fill(words);
  await dialog.getByRole('button', { name: en['community.compose.send.new'], exact: true }).click();
  await expect(articleWith(page, words)).toBeVisible();
}

test('a visitor reads posts before any script runs, and they stay where they are', async ({ page, browser, stack, visit }) => {
  const ann = await guestOf(browser, stack, 'en');
  for (const words of WORDS) await publish(ann.page, stack, words);
  await articleWith(ann.page, WORDS[0]!).locator('[data-act="open"]').click();
  await ann.page.waitForURL(/\/p\/\d+$/);
  const { pathname } = new URL(ann.page.url());

  const asked: string[] = [];
  for (const each of [page, ann.page]) each.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Who is signed in has the same posts without a call.
  await open(ann.page, stack, '/community?feed=latest');
  for (const words of WORDS) await expect(articleWith(ann.page, words)).toBeVisible();
  for (const width of [1440, 390])
    for (const [path, words] of [
      ['/community', WORDS],
      [pathname, WORDS.slice(0, 1)],
    ] as const) {
      const places = await painted(browser, stack, path, width, words);
      await visit(path, { width });
      // The page itself has taken the place of what was painted.
      for (const each of words) await expect(articleWith(page, each)).toBeVisible();
      await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
      const live = await placesOf(page, words);
      live.forEach((y, index) => expect(Math.abs(y! - places[index]!)).toBeLessThan(2));
    }
  expect(asked).not.toContain(findPage.path);
  expect(asked).not.toContain(getPost.path);
});

test('news stand there before any script runs, and stay where they are', async ({ page, browser, stack, visit }) => {
  const { stdout } = await stack.mortar('news', 'add', `${stack.origin}/demo-feeds/hongkong.atom`, 'technology');
  expect(stdout).toMatch(/is source \d+: \d+ stories/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [story] = await stack.rows<{ id: number; title: string }>(
    `select id, coalesce(texts -> 'en', texts -> 'zh-HK') ->> 'title' as title from news_items order by published_at desc, id desc limit 1`,
  );
  for (const width of [1440, 390])
    for (const path of ['/news', `/news/${story!.id}`]) {
      const places = await painted(browser, stack, path, width, [story!.title]);
      await visit(path, { width });
      await expect(page.getByRole('main').locator('[inert]')).toHaveCount(0);
      // A list that is read anew meanwhile is drawn anew.
      await expect(async () => {
        const [live] = await placesOf(page, [story!.title]);
        expect(Math.abs(live! - places[0]!)).toBeLessThan(2);
      }).toPass();
    }
  expect(asked).not.toContain(getNews.path);
});

test('Back shows posts as they are now, though the browser kept the page as it was', async ({ page, browser, stack, visit }) => {
  const ann = await guestOf(browser, stack, 'en');
  await publish(ann.page, stack, 'Before');
  await visit('/community');
  await expect(articleWith(page, 'Before')).toBeVisible();
  await page.goto('about:blank');
  await publish(ann.page, stack, 'Meanwhile');
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(articleWith(page, 'Meanwhile')).toBeVisible();
});
