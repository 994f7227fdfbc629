import type { Browser, Page } from '@playwright/test';
import { PASSWORD } from '../harness/sign-up.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

const KEYS = /imuser\/(getkeypair|getutoken)/;
const UPGRADES = /socket\.io/;
/** Whatever shuts somebody out ends their connections so soon. */
const AT_ONCE = { timeout: 1000, intervals: [50] };
const NEW_PASSWORD = 'Glaze and Kiln 8';

async function figureOf(stack: Stack, name: string): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${stack.port}/metrics`)).text();
  const line = figures.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}
const socketsOf = (stack: Stack, who: 'person' | 'visitor') => figureOf(stack, `mortar_sockets_open{who="${who}"}`);
/** How often documents asked over a connection what they missed. */
const greetings = (stack: Stack) => figureOf(stack, 'mortar_socket_call_duration_seconds_count{call="im.hello",code="success"}');

const personOn = (page: Page) => page.getByRole('button', { name: /Mason-/ });
const connectOn = (page: Page) => page.getByRole('link', { name: 'Connect' }).first();
const go = (page: Page, stack: Stack, path: string) => page.goto(stack.origin + path, { waitUntil: 'domcontentloaded' });

/** Nobody is connected any more: browsers of tests before are on their way out. */
const quiet = (stack: Stack) => expect.poll(async () => (await socketsOf(stack, 'person')) + (await socketsOf(stack, 'visitor'))).toBe(0);

const browserOf = async (browser: Browser) => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

test('one connection serves a browser over login, reload and a second tab, whose logout ends it for all', async ({
  page,
  stack,
  visit,
}) => {
  await visit('/whitepaper');
  await quiet(stack);
  await signUpSomebody(page, stack, 'en');
  await expect.poll(() => socketsOf(stack, 'person')).toBe(1);
  await page.reload();
  const first = await greetings(stack);
  await expect(personOn(page)).toBeVisible();
  await expect.poll(() => greetings(stack)).toBeGreaterThan(first);
  const [upgrades, second] = [stack.proxy.requests(UPGRADES).length, await greetings(stack)];

  const tab = await page.context().newPage();
  await go(tab, stack, '/bricks');
  await expect.poll(() => greetings(stack)).toBeGreaterThan(second);
  expect(await socketsOf(stack, 'person')).toBe(1);
  expect(stack.proxy.requests(UPGRADES)).toHaveLength(upgrades);
  expect(stack.proxy.requests(KEYS).map(({ url }) => KEYS.exec(url)![1])).toEqual(['getkeypair', 'getutoken']);

  await personOn(tab).click();
  const loggedOut = tab.waitForResponse((answer) => answer.url().includes('/logout'));
  await tab.getByRole('menuitem', { name: 'Log out' }).click();
  await loggedOut;
  await expect.poll(() => socketsOf(stack, 'person'), AT_ONCE).toBe(0);
  await expect(connectOn(page)).toBeVisible();
});

test('a block and another password end the connections that they shut out', async ({ page, browser, stack, visit, complaints }) => {
  complaints.allow(/401|403/);
  await visit('/whitepaper');
  await quiet(stack);
  const address = await signUpSomebody(page, stack, 'en');
  const other = await browserOf(browser);
  await go(other, stack, '/login');
  await other.getByLabel('E-mail').fill(address);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(personOn(other)).toBeVisible();
  await expect.poll(() => socketsOf(stack, 'person')).toBe(2);

  await visit('/settings/sign-in');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  const changed = page.waitForResponse((answer) => /password/i.test(answer.url()) && answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await changed;
  await expect.poll(() => socketsOf(stack, 'person'), AT_ONCE).toBeLessThanOrEqual(1);
  await expect(connectOn(other)).toBeVisible();
  await expect.poll(() => socketsOf(stack, 'person')).toBe(1);

  expect((await stack.mortar('blacklist', 'add', 'account', address)).code).toBe(0);
  await expect.poll(() => socketsOf(stack, 'person'), AT_ONCE).toBe(0);
  await expect(page.getByRole('dialog', { name: 'This account is blocked' })).toBeVisible();
  expect((await stack.mortar('blacklist', 'remove', 'account', address)).code).toBe(0);
});

test('a visitor follows open channels without keys; what is unread is counted on every page, before messages were opened', async ({
  page,
  browser,
  stack,
  visit,
}) => {
  test.setTimeout(120_000);
  await visit('/whitepaper');
  await quiet(stack);
  await signUpSomebody(page, stack, 'en');
  const room = `Kiln ${Date.now()}`;
  const box = (on: Page) => on.getByRole('textbox', { name: `Message ${room}` });
  await visit('/im');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New channel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(room);
  await dialog.getByRole('radio', { name: /^Anyone(?!,)/ }).check();
  await dialog.getByRole('button', { name: 'Create channel' }).click();
  await expect(box(page)).toBeVisible();

  const guest = await browserOf(browser);
  stack.proxy.forget();
  await go(guest, stack, '/');
  const talk = guest.getByRole('region', { name: 'Talking now' });
  await expect(async () => {
    await guest.mouse.wheel(0, 600);
    await expect(talk.getByRole('link', { name: room })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(() => socketsOf(stack, 'visitor')).toBe(1);
  await box(page).fill('The kiln is on');
  await page.keyboard.press('Enter');
  await expect(talk).toContainText('The kiln is on');
  expect(stack.proxy.requests(KEYS)).toEqual([]);

  const place = (await talk.getByRole('link', { name: room }).getAttribute('href')) ?? '';
  await signUpSomebody(guest, stack, 'en');
  await go(guest, stack, place);
  // The list that a newcomer sees offers it too.
  await guest.getByRole('button', { name: 'Join', exact: true }).last().click();
  await visit('/whitepaper');
  await box(guest).fill('Warm in here');
  await guest.keyboard.press('Enter');

  const unread = page.getByRole('complementary', { name: 'Docks' }).getByRole('button', { name: 'Messages, 1 unread' });
  await expect(unread).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Messages 1 unread message' })).toBeVisible();
  await visit('/', { width: 390 });
  await expect(page.getByRole('banner')).toContainText('1 unread message');
  await personOn(page).click();
  await expect(page.getByRole('menuitem', { name: 'Messages 1 unread' })).toHaveAttribute('href', '/im');
});
