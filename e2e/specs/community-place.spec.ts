import { markFeed } from '@mortar/protocol/community';
import type { Page } from '@playwright/test';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import { guestOf, open } from '../harness/chat.ts';
import { publishMany } from '../harness/community.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk };
const FEED = '/community?feed=latest';
const POSTS = 60;
const ARRIVALS = 200;
/** More are not counted. */
const MANY = /^99\+/;

test.use({ area: 'community' });

const articleIn = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
/** Texts of different heights. */
const textsOf = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word}-${index}.${' A line of clay.'.repeat((index * 7) % 23)}`);
/** Where each post in view stands, px from the top, by its text. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article')]
      .map((article) => [article.textContent, article.getBoundingClientRect()] as const)
      .filter(([, { top, bottom }]) => bottom > 0 && top < innerHeight)
      .map(([text, { top }]) => [text, top] as const),
  );

// C4
for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`two hundred posts that come move nothing, and another browser goes on where this one stopped, ${caseOf(locale, width, 390)}`, async ({
    browser,
    stack,
  }) => {
    const texts = TEXTS[locale];
    const [author, reader] = [await guestOf(browser, stack, locale, width), await guestOf(browser, stack, locale, width)];
    await publishMany(stack, author.name, textsOf('Before', POSTS));
    await open(reader.page, stack, FEED);
    const read = articleIn(reader.page, 'Before-30.');
    await expect(async () => {
      await reader.page.mouse.wheel(0, 600);
      await expect(read).toBeInViewport({ timeout: 200 });
    }).toPass();
    const kept = reader.page.waitForResponse((response) => response.url().endsWith(markFeed.path));
    await expect(async () => {
      const top = await read.evaluate((article) => article.getBoundingClientRect().top);
      await reader.page.mouse.wheel(0, top);
      expect(Math.abs(top)).toBeLessThan(1);
    }).toPass();
    await kept;
    const before = await placesOf(reader.page);

    await publishMany(stack, author.name, textsOf('Meanwhile', ARRIVALS));
    await open(author.page, stack, FEED);
    await author.page.getByRole('button', { name: texts['community.write'] }).click();
    const dialog = author.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: texts['community.compose.title.new'] }).fill('And one that is told');
    await dialog.getByRole('button', { name: texts['community.compose.send.new'], exact: true }).click();
    await expect(reader.page.getByRole('button', { name: MANY })).toBeVisible();
    expect(await placesOf(reader.page)).toEqual(before);
    await expectSound(reader.page);

    const context = await browser.newContext({
      viewport: { width, height: 900 },
      storageState: await reader.page.context().storageState(),
    });
    const other = await context.newPage();
    await open(other, stack, FEED);
    await expect(articleIn(other, 'And one that is told')).toBeVisible();
    await other.getByRole('button', { name: texts['community.resume'] }).click();
    await expect(other.getByRole('article').first()).toContainText('Before-30.');
    await expect(articleIn(other, 'Before-29.')).toBeVisible();
    reader.complaints.expectNone();
  });
