import type { Page } from '@playwright/test';
import { guestOf, logOf, open, sayIn } from '../harness/chat.ts';
import { expect, test } from '../harness/test.ts';

/** Parts get 8 s to come. */
const LATE = { timeout: 20_000 };

test('a dialog that does not come takes nothing from the page under it, and comes when it is asked for again', async ({
  browser,
  stack,
}) => {
  const say = sayIn('en');
  const name = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: say('im.rules.name') });
  const ask = async (page: Page) => {
    await page.getByRole('button', { name: say('im.new'), exact: true }).click();
    await page.getByRole('menuitem', { name: say('im.new-channel') }).click();
  };
  const ann = await guestOf(browser, stack, 'en');
  await open(ann.page, stack, '/im');
  await ask(ann.page);
  await name(ann.page).fill('Kiln');
  await ann.page.getByRole('button', { name: say('im.new-channel.create') }).click();
  await expect(logOf(ann.page)).toContainText('created the channel');
  const address = new URL(ann.page.url());

  // Another browser of theirs, which has nothing of the site yet.
  const context = await browser.newContext({ storageState: await ann.page.context().storageState() });
  const page = await context.newPage();
  stack.proxy.fault(/dialog-new-channel/, { hang: true });
  await open(page, stack, address.pathname + address.search);
  await expect(logOf(page)).toContainText('created the channel');
  await ask(page);
  await expect(page.getByText('This couldn’t be opened. Please try again.')).toBeVisible(LATE);
  await page.getByRole('button', { name: say('im.find'), exact: true }).click();
  await expect(page.getByRole('searchbox', { name: say('im.find.label') })).toBeVisible();
  stack.proxy.heal();
  await ask(page);
  await expect(name(page)).toBeVisible();
  // The page runs on what it has run on from the start: of that nothing was fetched and run a second time.
  expect(stack.proxy.requests(/\/r\/im\/.*(entry|remote)\..*retry/)).toEqual([]);
  ann.complaints.expectNone();
});
