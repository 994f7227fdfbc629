import type { Locale } from '@mortar/protocol';
import * as messaging from '@mortar/protocol/messaging';
import type { Locator, Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { boxOf, fill, guestOf, logOf, open, sayIn, uncalledOf, write } from '../harness/chat.ts';
import { overflowOf } from '../harness/overflow.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { caseOf, expect, test } from '../harness/test.ts';

/** Endpoints of conversations and of the search: those of channels have a journey of their own. */
const CONVERSATIONS = Object.fromEntries(
  Object.entries(messaging).filter(([, value]) => typeof value === 'object' && 'path' in value && !value.path.includes('/imchannel')),
);
/** A picture arrived. */
const READY = /Ready to save|可以儲存/;
const MENTIONS = { en: 'Mentions 1', 'zh-HK': '提及 1' } satisfies Record<Locale, string>;
const ALL_PINS = { en: 'All 2', 'zh-HK': '全部 2 則' } satisfies Record<Locale, string>;
const PICTURE = 'docs/screenshots/landing-en-dark-390.png';
/** More than a conversation shows at once: what stands before them is found by its number alone. */
const ROWS = 150;

for (const [locale, width, words, sought] of [
  ['en', 1440, 'The kiln opens at nine', 'opens'],
  ['zh-HK', 390, '窯爐九點開門', '九點'],
] as [Locale, number, string, string][])
  test(`what was said is found again, ${caseOf(locale, width, 1440)}`, async ({ page, browser, stack, visit }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const ben = await guestOf(browser, stack, locale, width);
    const ann = await newcomerIn(page.context(), stack, locale);
    const room = `Search ${ann}`;
    let id = '';
    const button = (name: string, of: Page | Locator = page) => of.getByRole('button', { name, exact: true });
    const listOf = (name: string) => page.getByRole('list', { name, exact: true });
    const chats = listOf(say('im.list')).getByRole('listitem');
    const search = page.getByRole('searchbox', { name: say('im.search'), exact: true });
    const pin = async (text: string) => {
      const message = logOf(ben.page).getByRole('article').filter({ hasText: text }).first();
      await message.focus();
      await button(say('im.message.more'), message).click();
      await ben.page.getByRole('menuitem', { name: say('im.message.pin'), exact: true }).click();
    };
    /** The message stands in view, among those around it, and the address names it. */
    const expectReached = async (seq: number) => {
      await expect(page).toHaveURL(new RegExp(`seq=${seq}\\b`));
      await expect(logOf(page).getByText(words)).toBeInViewport();
      await expect(logOf(page).getByText(/Row 0\b/)).toBeVisible();
    };

    await test.step('somebody begins a channel, with a picture', async () => {
      await open(ben.page, stack, '/im');
      await button(say('im.new'), ben.page).click();
      await ben.page.getByRole('menuitem', { name: say('im.new-channel') }).click();
      const dialog = ben.page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say('im.rules.name') }).fill(room);
      await dialog.getByRole('radio', { name: say('im.rules.join.open'), exact: true }).click();
      await dialog.getByRole('button', { name: say('im.new-channel.create') }).click();
      await write(ben.page, room, words);
      id = new URL(ben.page.url()).searchParams.get('chat')!;
      const arrived = () => stack.rows(`select seq from messaging_messages where conversation_id = ${id}`);
      await expect.poll(arrived).toHaveLength(1);
      await fill(stack, id, ben.name, ROWS);
      await open(ben.page, stack, `/im?chat=${id}&side=rules`);
      await ben.page.locator('input[type=file]').setInputFiles(PICTURE);
      await expect(ben.page.getByText(READY).first()).toBeVisible();
      await button(say('im.rules.save'), ben.page).click();
      await expect(ben.page.getByText(say('im.rules.saved'))).toBeVisible();
    });

    await test.step('people and channels are found by name, and lead there', async () => {
      await visit('/im', { locale, width });
      await search.fill(ben.name);
      await listOf(say('im.search.people')).getByRole('button', { name: ben.name }).click();
      await write(page, ben.name, 'Where is the kiln?');
      await open(page, stack, '/im');
      // Until the first conversation is read, a newcomer's channels stand there under the same name.
      await expect(chats.first()).toContainText(ben.name);
      await search.fill(room);
      await listOf(say('im.channels'))
        .getByRole('listitem')
        .filter({ hasText: room })
        .getByRole('button', { name: say('im.join'), exact: true })
        .click();
      await expect(logOf(page).getByText(`Row ${ROWS - 1}`)).toBeVisible();
    });

    await test.step('a conversation is kept at the top of the list, with its picture', async () => {
      await open(page, stack, '/im');
      await expect(chats.first()).toContainText(ben.name);
      const row = chats.filter({ hasText: room });
      await row.hover();
      await row.getByRole('button', { name: say('im.list.more', { name: room }) }).click();
      await page.getByRole('menuitem', { name: say('im.list.pin'), exact: true }).click();
      await expect(chats.first()).toContainText(room);
      const face = chats.first().locator('img');
      await expect(chats.first().getByRole('img', { name: say('im.list.pinned') })).toBeVisible();
      await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
    });

    await test.step('words lead to the message among those around it, from everywhere and from the chat', async () => {
      await search.fill(sought);
      await expect(listOf(say('im.search.messages')).locator('mark')).toHaveText(sought);
      expect(await overflowOf(page)).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
      await listOf(say('im.search.messages')).getByRole('link').click();
      await expectReached(1);
      await open(page, stack, `/im?chat=${id}&side=search`);
      await page.getByRole('searchbox', { name: say('im.find.label') }).fill(sought);
      await listOf(say('im.search.messages')).getByRole('link').click();
      await expectReached(1);
    });

    await test.step('what is pinned last stands over the others, and leads to it and to all', async () => {
      await open(ben.page, stack, `/im?chat=${id}&seq=1`);
      await pin('Row 0');
      await pin(words);
      await open(page, stack, `/im?chat=${id}`);
      await page.getByRole('link', { name: words }).click();
      await expectReached(1);
      await page.getByRole('link', { name: ALL_PINS[locale], exact: true }).click();
      await expect(listOf(say('im.pins')).getByRole('link')).toHaveCount(2);
      expect(await overflowOf(page)).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
    });

    await test.step('who is named finds it in an inbox, until it is cleared', async () => {
      await open(page, stack, '/im');
      await expect(chats.first()).toContainText(room);
      await open(ben.page, stack, `/im?chat=${id}`);
      await boxOf(ben.page, room).pressSequentially(`@${ann.slice(0, -2)}`);
      await expect(ben.page.getByRole('option', { name: ann })).toBeVisible();
      await ben.page.keyboard.press('Enter');
      await boxOf(ben.page, room).press('End');
      await ben.page.keyboard.insertText(' is it hot?');
      await ben.page.keyboard.press('Enter');
      await button(MENTIONS[locale]).click();
      await expect(listOf(say('im.mentions')).getByRole('link')).toContainText(new RegExp(`@${ann} +is it hot`));
      expect(await barriersOf(page)).toEqual([]);
      await listOf(say('im.mentions')).getByRole('link').click();
      await expect(logOf(page).getByText(/is it hot\?/)).toBeInViewport();
      await open(page, stack, '/im');
      await page.getByRole('button', { name: MENTIONS[locale].replace(' 1', '') }).click();
      await button(say('im.mentions.clear')).click();
      await expect(page.getByText(say('im.mentions.none'))).toBeVisible();
    });

    expect(uncalledOf(stack, CONVERSATIONS)).toEqual([]);
    ben.complaints.expectNone();
  });
