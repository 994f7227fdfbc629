import {
  cancelSchedule,
  deleteDraft,
  listDrafts,
  listSchedules,
  publishScheduled,
  saveDraft,
  saveSchedule,
} from '@mortar/protocol/community';
import type { Page } from '@playwright/test';
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { sayIn, type TextId } from '../harness/community.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

/** What the controls of the journey reach. */
const CALLED = { cancelSchedule, deleteDraft, listDrafts, listSchedules, publishScheduled, saveDraft, saveSchedule };
const DAY_MS = 24 * 3600 * 1000;
/** What clocks in Hong Kong, where the browsers are, show in so many days. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + DAY_MS / 3).toISOString().slice(0, 16);

test.use({ area: 'community' });

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`a draft is gone on with on another device, scheduled, moved, taken back and published, ${caseOf(locale, width, 390)}`, async ({
    browser,
    stack,
  }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const one = await guestOf(browser, stack, locale, width);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: 'en-US',
      timezoneId: 'Asia/Hong_Kong',
      storageState: await one.page.context().storageState(),
    });
    const other = await context.newPage();
    const field = (where: Page) => where.getByRole('dialog').getByRole('textbox').first();
    const button = (where: Page, id: TextId) => where.getByRole('button', { name: say(id), exact: true });
    const draftIn = (where: Page, text: string) => where.getByRole('listitem').filter({ hasText: text });

    await test.step('what is written is kept in the account, and gone on with elsewhere', async () => {
      await open(one.page, stack, '/drafts');
      await expect(one.page.getByText(say('community.drafts.none'))).toBeVisible();
      await expectSound(one.page);
      await one.page.getByRole('button', { name: say('community.empty.write') }).click();
      await field(one.page).fill('Clay from the river');
      await expect(one.page.getByText(say('community.draft.saved'))).toBeVisible();
      await expectSound(one.page);
      await open(other, stack, '/drafts');
      await expectSound(other);
      await draftIn(other, 'Clay from the river').getByRole('button').first().click();
      await expect(field(other)).toHaveValue('Clay from the river');
      await field(other).fill('Clay from the river, and sand');
      await expect(other.getByText(say('community.draft.saved'))).toBeVisible();
    });

    await test.step('changed on both, both stay', async () => {
      await field(one.page).fill('Clay from the hill');
      const told = one.page.getByRole('status').filter({ hasText: say('community.draft.forked') });
      await expect(told.filter({ hasText: say('community.draft.saved') })).toBeVisible();
      await open(other, stack, '/drafts');
      await expect(draftIn(other, 'Clay from the hill')).toBeVisible();
      await expect(draftIn(other, 'Clay from the river, and sand')).toBeVisible();
    });

    await test.step('without the server nothing is lost, and it follows', async () => {
      stack.proxy.fault(/draft\/save$/, { status: 503 });
      await field(one.page).fill('Clay from the hill, dry');
      await expect(one.page.getByText(say('community.draft.unreached'))).toBeVisible();
      stack.proxy.heal();
      await expect(one.page.getByText(say('community.draft.saved'))).toBeVisible({ timeout: 20_000 });
    });

    await test.step('seen as readers will see it, and scheduled in a zone', async () => {
      await button(one.page, 'community.compose.preview').click();
      await expect(one.page.getByRole('region', { name: say('community.compose.preview') })).toContainText('Clay from the hill, dry');
      await button(one.page, 'community.compose.preview').click();
      await button(one.page, 'community.when').click();
      await one.page.getByLabel(say('community.when.local')).fill(inDays(2));
      await expectSound(one.page);
      await button(one.page, 'community.when.set').click();
      await button(one.page, 'community.compose.send.later').click();
      await expect(one.page.getByRole('dialog')).toHaveCount(0);
      await open(one.page, stack, '/calendar');
      const waiting = draftIn(one.page, 'Clay from the hill, dry');
      await expect(waiting).toBeVisible();
      await expectSound(one.page);
      await waiting.getByRole('button', { name: say('community.calendar.move'), exact: true }).click();
      await one.page.getByRole('dialog').getByLabel(say('community.when.local')).fill(inDays(3));
      await button(one.page, 'community.when.set').click();
      await expect(one.page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('changed while it waits, taken back to the drafts', async () => {
      const waiting = draftIn(one.page, 'Clay from the hill, dry');
      await waiting.getByRole('button', { name: say('community.menu.edit'), exact: true }).click();
      await field(one.page).fill('Clay from the hill, fired');
      await button(one.page, 'community.compose.send.later').click();
      const changed = draftIn(one.page, 'Clay from the hill, fired');
      await expect(changed).toBeVisible();
      await changed.getByRole('button', { name: say('community.calendar.acts') }).click();
      await one.page.getByRole('menuitem', { name: say('community.calendar.cancel') }).click();
      await expect(one.page.getByText(say('community.calendar.none'))).toBeVisible();
      await open(one.page, stack, '/drafts');
      await draftIn(one.page, 'Clay from the hill, fired').getByRole('button').first().click();
      await button(one.page, 'community.compose.send.later').click();
      await expect(one.page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('published before its time, and a draft thrown away', async () => {
      await open(one.page, stack, '/calendar');
      await draftIn(one.page, 'Clay from the hill, fired')
        .getByRole('button', { name: say('community.calendar.now'), exact: true })
        .click();
      await expect(one.page.getByText(say('community.calendar.none'))).toBeVisible();
      await open(other, stack, '/community?feed=latest');
      await expect(other.getByRole('article').filter({ hasText: 'Clay from the hill, fired' }).first()).toBeVisible();
      await open(other, stack, '/drafts');
      await draftIn(other, 'and sand').getByRole('button').last().click();
      await other
        .getByRole('alertdialog')
        .getByRole('button', { name: say('community.menu.delete'), exact: true })
        .click();
      await expect(other.getByText(say('community.drafts.none'))).toBeVisible();
    });

    await test.step('a tab that is closed in the middle of publishing leaves one post, and no draft', async () => {
      await open(one.page, stack, '/drafts');
      await one.page.getByRole('button', { name: say('community.empty.write') }).click();
      await field(one.page).fill('Once and only once');
      await one.page.route(/post\/save$/, async (route) => void (await route.fetch()));
      await field(one.page).press('Control+Enter');
      await expect.poll(() => stack.rows(`select from community_posts where text = 'Once and only once'`)).toHaveLength(1);
      await one.page.reload({ waitUntil: 'domcontentloaded' });
      await one.page.unroute(/post\/save$/);
      await expect(one.page.getByText(say('community.drafts.none'))).toBeVisible();
      await one.page.getByRole('button', { name: say('community.empty.write') }).click();
      await expect(field(one.page)).toHaveValue('');
      await one.page.keyboard.press('Escape');
    });

    expect(uncalledOf(stack, CALLED)).toEqual([]);
    one.complaints.allow(/503 .*draft\/save/);
    one.complaints.expectNone();
    await context.close();
  });
