import type { Page } from '@playwright/test';
import { passTime, prepareClock } from '../harness/fake-clock.ts';
import { boxOf, guestOf, logOf, meet, nameOn, open, sayIn, write } from '../harness/chat.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

const say = sayIn('en');
const HOUR_MS = 3_600_000;
const SOCKET = /\/api\/socket/;
const LIST = /imuserfriends\/findpage/;
/** What a browser says of a server that is away. */
const AWAY = /WebSocket connection|Failed to load resource|ERR_/;

/** The entry of the messages in the rail of any page of the app frame, with its badge. */
const entryOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });
const expectUnread = (page: Page, count: number) =>
  expect(entryOf(page)).toHaveAccessibleName(count === 0 ? 'Messages' : new RegExp(`\\b${count}\\b`), { timeout: 20_000 });

const articlesOf = (page: Page) => logOf(page).getByRole('article');
const textsOf = async (page: Page, fits: RegExp) =>
  (await articlesOf(page).allTextContents()).flatMap((text) => fits.exec(text)?.[0] ?? []);

/** The other of a chat has written so many messages, of which no process was told. */
async function fill(stack: Stack, conversation: string, from: string, count: number): Promise<void> {
  await stack.rows(
    `select messaging_send(jsonb_agg(jsonb_build_object('k', k, 'conversation', ${conversation}, 'client', gen_random_uuid(),
       'sender', (select id from account_users where username = '${from}'), 'body', '{}'::jsonb, 'digest', md5(k::text),
       'text', 'Row ' || k || repeat(E'\\nand another line', k % 4), 'everyone', false, 'mentions', '[]'::jsonb, 'words', '[]'::jsonb)), now())
     from generate_series(0, ${count - 1}) k`,
  );
}

/** Two people have a chat open, each in a browser of their own. */
async function begin(page: Page, stack: Stack, browser: Parameters<typeof guestOf>[0]) {
  const ben = await guestOf(browser, stack, 'en');
  await signUpSomebody(page, stack, 'en');
  await open(page, stack, '/settings');
  const name = await nameOn(page);
  return { ben, name, id: await meet(page, name, ben, stack, say) };
}

test('what is unread is one number on every page, and what was written without a server goes out from any page', async ({
  page,
  browser,
  stack,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(AWAY);
  const { ben, name, id } = await begin(page, stack, browser);
  ben.complaints.allow(AWAY);
  await open(page, stack, '/settings');
  const tab = await page.context().newPage();
  await open(tab, stack, '/settings');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await elsewhere.newPage();
  await open(phone, stack, '/settings');
  await expectUnread(page, 1);
  await write(ben.page, name, 'Are you there?');
  for (const each of [page, tab, phone]) await expectUnread(each, 2);

  await open(tab, stack, `/im?chat=${id}`);
  await tab.bringToFront();
  await expect(logOf(tab).getByText('Are you there?')).toBeVisible();
  for (const each of [page, tab, phone]) await expectUnread(each, 0);

  await stack.stopServer();
  for (const text of ['Later 1', 'Later 2', 'Later 3']) {
    await boxOf(tab, ben.name).fill(text);
    await tab.keyboard.press('Enter');
    await expect(boxOf(tab, ben.name)).toHaveValue('');
  }
  await tab.close();
  await phone.close();
  await stack.startServer();
  // Nobody opens the messages again.
  await open(page, stack, '/settings');
  await expect(logOf(ben.page).getByText('Later 3')).toBeVisible({ timeout: 30_000 });
  expect(await textsOf(ben.page, /Later \d/)).toEqual(['Later 1', 'Later 2', 'Later 3']);
});

test('who slept for an hour sees everything, and reads no list again', async ({ page, browser, stack, complaints }) => {
  test.setTimeout(180_000);
  complaints.allow(AWAY);
  await prepareClock(page);
  const { ben, id } = await begin(page, stack, browser);
  await open(page, stack, `/im?chat=${id}`);
  await expect(logOf(page).getByText('Welcome')).toBeVisible();
  await expectUnread(page, 0);
  await ben.page.close();
  const sleep = stack.proxy.fault(SOCKET, { drop: true });
  stack.proxy.breakSockets();
  await fill(stack, id, ben.name, 60);
  await stack.stopServer();
  await stack.startServer();
  await passTime(stack, page, HOUR_MS);
  stack.proxy.forget();
  sleep.remove();
  await expect(logOf(page).getByText(/Row 59\b/)).toBeVisible({ timeout: 30_000 });
  expect(stack.proxy.requests(LIST).length).toBe(0);
});
