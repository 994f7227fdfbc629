import type { Locale } from '@mortar/protocol';
import type { Browser, Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { listenForComplaints, type Complaints } from '../harness/complaints.ts';
import { overflowOf } from '../harness/overflow.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

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

interface Guest {
  page: Page;
  name: string;
  complaints: Complaints;
}

const nameOn = async (page: Page) =>
  /Mason-\w+/.exec(
    (await page
      .getByText(/Mason-\w+/)
      .first()
      .textContent()) ?? '',
  )![0];

/** Somebody else, in a browser of their own. */
async function guestOf(browser: Browser, stack: Stack, locale: Locale): Promise<Guest> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'lang', value: locale, url: stack.origin }]);
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  await signUpSomebody(page, stack, locale);
  return { page, name: await nameOn(page), complaints };
}

const log = (page: Page) => page.getByRole('log');
const messagesIn = (page: Page) => log(page).getByRole('article');
const boxOf = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(name) });

async function write(page: Page, to: string, text: string): Promise<void> {
  await boxOf(page, to).fill(text);
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
}

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`two people find each other and talk, in ${locale} at ${width} px`, async ({ page, browser, stack, visit }) => {
    const texts = TEXTS[locale];
    const ben = await guestOf(browser, stack, locale);
    await visit('/reg', { locale, width });
    await signUpSomebody(page, stack, locale);
    await visit('/settings', { locale, width });
    const ann = await nameOn(page);

    await visit('/im/addFriend', { locale, width });
    await page.getByRole('searchbox', { name: texts.search }).fill(ben.name);
    await page.getByRole('list', { name: texts.people, exact: true }).getByRole('button', { name: ben.name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.message }).click();
    await write(page, ben.name, 'Hello from the kiln');
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);

    // A stranger's words wait apart, until they are let in.
    await ben.page.goto(`${stack.origin}/im`, { waitUntil: 'domcontentloaded' });
    await ben.page.getByRole('button', { name: texts.requests }).click();
    await ben.page.getByRole('link', { name: new RegExp(ann) }).click();
    await expect(log(ben.page).getByText('Hello from the kiln')).toBeVisible();
    await ben.page.getByRole('button', { name: texts.accept, exact: true }).click();
    await write(ben.page, ann, 'Is it hot already? 窯燒好了嗎');
    await expect(log(page).getByText('Is it hot already? 窯燒好了嗎')).toBeVisible();
    await expect(messagesIn(page).first().getByRole('img', { name: texts.read })).toBeVisible();
    ben.complaints.expectNone();
  });
