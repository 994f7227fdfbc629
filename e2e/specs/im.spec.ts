import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { guestOf, logOf, open, write } from '../harness/chat.ts';
import { overflowOf } from '../harness/overflow.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { caseOf, expect, test } from '../harness/test.ts';

const TEXTS = {
  en: {
    search: 'Name or uid',
    people: 'People',
    message: 'Message',
    box: /^Message Mason-/,
    requests: /^Requests/,
    accept: 'Accept',
    read: 'Read',
  },
  'zh-HK': {
    search: '名稱或 UID',
    people: '用戶',
    message: '傳訊息',
    box: /Mason-/,
    requests: /^請求/,
    accept: '接受',
    read: '已讀',
  },
} satisfies Record<Locale, Record<string, string | RegExp>>;

const messagesIn = (page: Page) => logOf(page).getByRole('article');

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`two people find each other and talk, ${caseOf(locale, width, 390)}`, async ({ page, browser, stack, visit }) => {
    const texts = TEXTS[locale];
    const ben = await guestOf(browser, stack, locale);
    const ann = await newcomerIn(page.context(), stack, locale);

    await visit('/im/addFriend', { locale, width });
    await page.getByRole('searchbox', { name: texts.search }).fill(ben.name);
    await page.getByRole('list', { name: texts.people, exact: true }).getByRole('button', { name: ben.name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.message }).click();
    await write(page, ben.name, 'Hello from the kiln');
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);

    // A stranger's words wait apart, until they are let in.
    await open(ben.page, stack, '/im');
    await ben.page.getByRole('button', { name: texts.requests }).click();
    await ben.page.getByRole('link', { name: new RegExp(ann) }).click();
    await expect(logOf(ben.page).getByText('Hello from the kiln')).toBeVisible();
    await ben.page.getByRole('button', { name: texts.accept, exact: true }).click();
    await write(ben.page, ann, 'Is it hot already? 窯燒好了嗎');
    await expect(logOf(page).getByText('Is it hot already? 窯燒好了嗎')).toBeVisible();
    await expect(messagesIn(page).first().getByRole('img', { name: texts.read })).toBeVisible();
    ben.complaints.expectNone();
  });
