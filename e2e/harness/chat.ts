import type { Endpoint, Locale } from '@mortar/protocol';
import { expect, type Browser, type Page } from '@playwright/test';
import en from '../../mfe-im/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-im/locales/zh-HK.json' with { type: 'json' };
import { listenForComplaints, type Complaints } from './complaints.ts';
import { newcomerIn } from './newcomer.ts';
import type { Stack } from './stack.ts';
import { sayFrom, type Say as SayAny } from './words.ts';

/** Names a text of the messages. */
export type TextId = keyof typeof en;
export type Say = SayAny<TextId>;

/** The words of the messages in a language. */
export const sayIn = sayFrom<TextId>({ en, 'zh-HK': zhHk });

/** Somebody in a browser of their own. */
export interface Guest {
  page: Page;
  name: string;
  complaints: Complaints;
}

/** The name that a person was given at the sign-up, from a page that shows it. */
export async function nameOn(page: Page): Promise<string> {
  const text = await page
    .getByText(/Mason-\w+/)
    .first()
    .textContent();
  return /Mason-\w+/.exec(text ?? '')![0];
}

/** Somebody new, signed in in a browser of their own. */
export async function guestOf(browser: Browser, stack: Stack, locale: Locale, width = 1440): Promise<Guest> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-US', timezoneId: 'Asia/Hong_Kong' });
  await context.addCookies([{ name: 'lang', value: locale, url: stack.origin }]);
  const page = await context.newPage();
  const complaints = await listenForComplaints(page);
  return { page, name: await newcomerIn(context, stack, locale), complaints };
}

/** Opens a path of the site in any page. */
export const open = (page: Page, stack: Stack, path: string) => page.goto(stack.origin + path, { waitUntil: 'domcontentloaded' });

/** The messages of the open conversation. */
export const logOf = (page: Page) => page.getByRole('log');
/** Where a message to somebody, or into a channel, is written. */
export const boxOf = (page: Page, to: string) => page.getByRole('textbox', { name: new RegExp(to) });

/** Writes and sends a message; it stands in the log. */
export async function write(page: Page, to: string, text: string): Promise<void> {
  await boxOf(page, to).fill(text);
  await page.keyboard.press('Enter');
  await expect(logOf(page).getByText(text)).toBeVisible();
}

/** Somebody finds another, who lets them in: both have the chat open. @returns its id */
export async function meet(page: Page, name: string, other: Guest, stack: Stack, say: Say): Promise<string> {
  await open(page, stack, '/im/addFriend');
  await page.getByRole('searchbox').fill(other.name);
  await page.getByRole('list').getByRole('button', { name: other.name, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('im.relation.message') })
    .click();
  await write(page, other.name, 'Hello');
  await open(other.page, stack, '/im');
  await other.page.getByRole('button', { name: new RegExp(`^${say('im.list.filter.requests', { count: '1' })}`) }).click();
  await other.page.getByRole('link', { name: new RegExp(name) }).click();
  await other.page.getByRole('button', { name: say('im.relation.accept'), exact: true }).click();
  await write(other.page, name, 'Welcome');
  const id = new URL(other.page.url()).searchParams.get('chat')!;
  // It stands in the log of its writer before the server has it, and what is written elsewhere meanwhile would come first.
  const texts = () => stack.rows<{ text: string }>(`select text from messaging_messages where conversation_id = ${id} order by seq`);
  await expect.poll(async () => (await texts()).at(-1)?.text).toBe('Welcome');
  return id;
}

/** Somebody has written so many messages, `Row 0` and on, of which no process was told. */
export async function fill(stack: Stack, conversation: string, from: string, count: number): Promise<void> {
  await stack.rows(
    `select messaging_send(jsonb_agg(jsonb_build_object('k', k, 'conversation', ${conversation}, 'client', gen_random_uuid(),
       'sender', (select id from account_users where username = '${from}'), 'body', '{}'::jsonb, 'digest', md5(k::text),
       'text', 'Row ' || k || repeat(E'\\nand another line', k % 4), 'everyone', false, 'mentions', '[]'::jsonb, 'words', '[]'::jsonb)), now())
     from generate_series(0, ${count - 1}) k`,
  );
}

/** Those of an area's endpoints that no browser has called, by path. */
export function uncalledOf(stack: Stack, area: object): string[] {
  const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value;
  const called = new Set(stack.proxy.requests(/^\/api\//).map(({ url }) => url.split('?')[0]));
  return Object.values(area)
    .filter(isEndpoint)
    .map(({ path }) => path)
    .filter((path) => !called.has(path));
}
