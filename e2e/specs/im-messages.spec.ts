import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { boxOf, guestOf, logOf, open, sayIn, write } from '../harness/chat.ts';
import { overflowOf } from '../harness/overflow.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { caseOf, expect, test } from '../harness/test.ts';

/** The first message that holds a text: another may quote it. */
const messageOf = (page: Page, text: string) => logOf(page).getByRole('article').filter({ hasText: text }).first();

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as [Locale, number][])
  test(`everything that can be done with a message, ${caseOf(locale, width, 390)}`, async ({ page, browser, stack, visit }) => {
    test.setTimeout(180_000);
    const say = sayIn(locale);
    const ben = await guestOf(browser, stack, locale, width);
    const ann = await newcomerIn(page.context(), stack, locale);
    const room = `Glaze ${ann}`;
    const button = (name: string, of = page) => of.getByRole('button', { name, exact: true });
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    /** Opens the menu of a message by keyboard: Enter leads from it to what can be done. */
    const menuOf = async (text: string) => {
      await messageOf(page, text).focus();
      await messageOf(page, text)
        .getByRole('button', { name: say('im.message.more'), exact: true })
        .click();
    };

    await test.step('a newcomer is led to channels and people, and begins one of their own', async () => {
      await open(ben.page, stack, '/im');
      await ben.page.getByRole('button', { name: say('im.new'), exact: true }).click();
      await ben.page.getByRole('menuitem', { name: say('im.new-channel') }).click();
      const dialog = ben.page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say('im.rules.name') }).fill(room);
      await dialog.getByRole('radio', { name: say('im.rules.join.open'), exact: true }).click();
      await dialog.getByRole('button', { name: say('im.new-channel.create') }).click();
      await write(ben.page, room, 'The kiln is cold');
      await visit('/im', { locale, width });
      const channel = page
        .getByRole('list', { name: say('im.channels') })
        .getByRole('listitem')
        .filter({ hasText: room });
      await expect(channel).toBeVisible();
      expect(await overflowOf(page)).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
      await channel.getByRole('button', { name: say('im.join'), exact: true }).click();
      await expect(logOf(page).getByText('The kiln is cold')).toBeVisible();
      await expect(page.getByTitle(say('im.chat.info', { name: room }))).toContainText('2');
      await expect(ben.page.getByTitle(say('im.chat.info', { name: room }))).toContainText('2');
    });

    await test.step('written, answered, changed, and taken back', async () => {
      await boxOf(page, room).fill('I bring wood');
      await button(say('im.composer.send')).dblclick();
      await expect(logOf(page).getByText('I bring wood')).toHaveCount(1);
      await menuOf('The kiln is cold');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await messageOf(page, 'The kiln is cold').focus();
      await messageOf(page, 'The kiln is cold')
        .getByRole('button', { name: say('im.message.reply'), exact: true })
        .click();
      await write(page, room, 'Then we fire tonight');
      await expect(messageOf(ben.page, 'Then we fire tonight')).toContainText('The kiln is cold');
      await menuOf('I bring wood');
      await item(say('im.message.edit')).click();
      await expect(boxOf(page, room)).toHaveValue('I bring wood');
      await boxOf(page, room).fill('I bring dry wood');
      await page.keyboard.press('Enter');
      await expect(messageOf(ben.page, 'I bring dry wood')).toContainText(say('im.message.edited'));
      await expect(logOf(ben.page).getByText('I bring dry wood')).toHaveCount(1);
      await write(page, room, 'A slip');
      // What the server doesn't have yet can't be taken back.
      await expect(logOf(ben.page)).toContainText('A slip');
      await menuOf('A slip');
      await item(say('im.message.recall')).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('im.message.recall.confirm'), exact: true })
        .click();
      await expect(logOf(ben.page)).toContainText(say('im.list.recalled'));
      await expect(logOf(ben.page)).not.toContainText('A slip');
    });

    await test.step('reacted to, copied, passed on', async () => {
      await messageOf(page, 'The kiln is cold').focus();
      await messageOf(page, 'The kiln is cold')
        .getByRole('button', { name: say('im.message.react'), exact: true })
        .click();
      await button('👍').click();
      await expect(messageOf(ben.page, 'The kiln is cold').getByRole('button', { name: /👍/ })).toBeVisible();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await menuOf('I bring dry wood');
      await item(say('im.message.copy')).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('I bring dry wood');
      await menuOf('The kiln is cold');
      await item(say('im.message.forward')).click();
      await page.getByRole('dialog').getByRole('button', { name: room }).click();
      await expect(logOf(ben.page)).toContainText(say('im.message.forwarded', { name: ben.name }));
    });

    await test.step('pinned by who keeps order, and found by everybody', async () => {
      await messageOf(ben.page, 'I bring dry wood').focus();
      await messageOf(ben.page, 'I bring dry wood')
        .getByRole('button', { name: say('im.message.more'), exact: true })
        .click();
      await ben.page.getByRole('menuitem', { name: say('im.message.pin'), exact: true }).click();
      await expect(page.getByText(say('im.pins.last'))).toBeVisible();
      await page.getByTitle(say('im.chat.info', { name: room })).click();
      await page.getByRole('link', { name: say('im.pins') }).click();
      await page
        .getByRole('list', { name: say('im.pins') })
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(/seq=2/);
    });

    ben.complaints.expectNone();
  });
