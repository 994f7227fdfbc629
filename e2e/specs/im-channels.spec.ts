import type { Locale } from '@mortar/protocol';
import * as messaging from '@mortar/protocol/messaging';
import type { Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { boxOf, guestOf, open, sayIn, uncalledOf, write, type Say } from '../harness/chat.ts';
import { overflowOf } from '../harness/overflow.ts';
import type { Stack } from '../harness/stack.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { caseOf, expect, test } from '../harness/test.ts';

/** Endpoints of channels: those of conversations have a journey of their own. */
const CHANNELS = Object.fromEntries(
  Object.entries(messaging).filter(([, value]) => typeof value === 'object' && 'path' in value && value.path.includes('/imchannel')),
);

/** What somebody sees and presses, by what it says. */
const handsOf = (page: Page, say: Say) => ({
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  /** A way to what stands beside the channel. */
  link: (name: string) => page.getByRole('region').getByRole('link', { name: new RegExp(`^${name}`) }),
  /** A conversation of the list. */
  chat: (name: string) => page.getByRole('list', { name: say('im.list'), exact: true }).getByRole('link', { name }),
  item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
  dialog: page.getByRole('dialog'),
  back: () => page.getByRole('button', { name: say('im.back'), exact: true }).click(),
  /** Somebody in a list that stands beside the channel. */
  row: (name: string) => page.getByRole('region').getByRole('listitem').filter({ hasText: name }),
  /** A channel that anybody may find. */
  found: (name: string) =>
    page
      .getByRole('list', { name: say('im.channels') })
      .getByRole('listitem')
      .filter({ hasText: name }),
});

/** Makes two people contacts, as they do it themselves. */
async function acquaint(stack: Stack, page: Page, other: { page: Page; name: string }, say: Say): Promise<void> {
  await open(page, stack, '/im/addFriend');
  await page.getByRole('searchbox', { name: say('im.add-friend.search') }).fill(other.name);
  await page
    .getByRole('list', { name: say('im.search.people'), exact: true })
    .getByRole('button', { name: say('im.relation.add') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('im.request.send') })
    .click();
  await expect(page.getByText(say('im.request.sent', { name: other.name }))).toBeVisible();
  await open(other.page, stack, '/im/followers');
  await other.page.getByRole('button', { name: say('im.relation.accept'), exact: true }).click();
  await expect(other.page.getByRole('button', { name: say('im.relation.message'), exact: true })).toBeVisible();
}

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as [Locale, number][])
  test(`a channel from its beginning to its hand-over, ${caseOf(locale, width, 1440)}`, async ({ page, browser, stack, visit }) => {
    test.setTimeout(180_000);
    const say = sayIn(locale);
    const ben = await guestOf(browser, stack, locale, width);
    await page.setViewportSize({ width, height: width < 750 ? 844 : 900 });
    await page.context().addCookies([{ name: 'lang', value: locale, url: stack.origin }]);
    const ann = await newcomerIn(page.context(), stack, locale);
    const mine = handsOf(page, say);
    const his = handsOf(ben.page, say);
    const room = `Kiln ${ann}`;
    const sound = async (of: Page) => {
      expect(await overflowOf(of)).toEqual([]);
      expect(await barriersOf(of)).toEqual([]);
    };
    /** Opens what stands beside the channel, from its head. */
    const info = async (of: Page, name = room) => of.getByTitle(say('im.chat.info', { name })).click();
    await acquaint(stack, page, ben, say);

    await test.step('it is begun, and its rules are set', async () => {
      await visit('/im', { locale, width });
      await mine.button(say('im.new')).click();
      await mine.item(say('im.new-channel')).click();
      await mine.dialog.getByRole('textbox', { name: say('im.rules.name') }).fill(room);
      await mine.dialog.getByRole('button', { name: say('im.new-channel.create') }).click();
      await write(page, room, 'The kiln is on');
      await info(page);
      await sound(page);
      await mine.link(say('im.rules')).click();
      await page.getByRole('textbox', { name: say('im.rules.description') }).fill('Where bricks are fired');
      await mine.button(say('im.rules.save')).click();
      await expect(page.getByText(say('im.rules.saved'))).toBeVisible();
      await sound(page);
      await mine.back();
    });

    await test.step('somebody asks to join, and is let in', async () => {
      await open(ben.page, stack, '/im/addFriend');
      await his
        .found(room)
        .getByRole('button', { name: say('im.join.apply'), exact: true })
        .click();
      await his.dialog.getByRole('textbox').fill('I fire bricks too');
      await his.dialog.getByRole('button', { name: say('im.join.apply.send') }).click();
      await expect(his.found(room).getByRole('button', { name: say('im.join.waits') })).toBeVisible();
      await mine.link(say('im.channel.applications')).click();
      await expect(mine.row(ben.name)).toContainText('I fire bricks too');
      await sound(page);
      await mine.button(say('im.channel.let-in')).click();
      await expect(page.getByText(say('im.channel.applications.none'))).toBeVisible();
      await mine.back();
      await open(ben.page, stack, '/im');
      await his.chat(room).click();
      await write(ben.page, room, 'Warm in here');
    });

    await test.step('roles, and a mute that he sees at once and that is lifted', async () => {
      await mine.link(say('im.channel.members')).click();
      await expect(mine.row(ben.name)).toBeVisible();
      const more = mine.button(say('im.channel.member.more', { name: ben.name }));
      await more.click();
      await mine.item(say('im.channel.member.promote')).click();
      await expect(mine.row(ben.name)).toContainText(say('im.role.admin'));
      await more.click();
      await mine.item(say('im.channel.member.demote')).click();
      await expect(mine.row(ben.name)).not.toContainText(say('im.role.admin'));
      await more.click();
      await mine.item(say('im.channel.member.mute')).click();
      await mine.dialog.getByRole('textbox', { name: say('im.limit.reason') }).fill('Too hot');
      await mine.dialog.getByRole('button', { name: say('im.limit.mute.confirm'), exact: true }).click();
      await expect(mine.row(ben.name)).toContainText(say('im.role.muted'));
      await sound(page);
      await expect(boxOf(ben.page, room)).toHaveCount(0);
      await mine.back();
      await mine.link(say('im.channel.limits')).click();
      await expect(mine.row(ben.name)).toContainText('Too hot');
      await sound(page);
      await mine.button(say('im.channel.member.unmute')).click();
      await expect(boxOf(ben.page, room)).toBeVisible();
      await mine.back();
    });

    await test.step('removed with a reason, and back by an invite', async () => {
      await mine.link(say('im.channel.members')).click();
      await mine.button(say('im.channel.member.more', { name: ben.name })).click();
      await mine.item(say('im.channel.member.remove')).click();
      await mine.dialog.getByRole('button', { name: say('im.limit.remove.confirm'), exact: true }).click();
      await expect(mine.row(ben.name)).toHaveCount(0);
      await expect(boxOf(ben.page, room)).toHaveCount(0);
      await mine.back();
      await mine.link(say('im.channel.invites')).click();
      await mine.button(say('im.invite.create')).click();
      const address = await page.getByText(/\/im\/invite\//).textContent();
      await mine.button(say('im.invite.qr')).click();
      await expect(page.getByRole('img', { name: say('im.invite.qr.label') })).toBeVisible();
      await sound(page);
      await ben.page.goto(address!, { waitUntil: 'domcontentloaded' });
      await expect(ben.page.getByRole('heading', { name: say('im.invite.title-by', { name: ann }) })).toBeVisible();
      await sound(ben.page);
      await his.button(say('im.join')).click();
      await expect(boxOf(ben.page, room)).toBeVisible();
      await mine.button(say('im.invite.revoke')).click();
      await expect(page.getByText(/\/im\/invite\//)).toHaveCount(0);
      await mine.back();
    });

    await test.step('blocked, let back, taken in as a contact', async () => {
      await mine.link(say('im.channel.members')).click();
      await mine.button(say('im.channel.member.more', { name: ben.name })).click();
      await mine.item(say('im.channel.member.block')).click();
      await mine.dialog.getByRole('button', { name: say('im.limit.block.confirm'), exact: true }).click();
      await expect(mine.row(ben.name)).toHaveCount(0);
      await mine.back();
      await mine.link(say('im.channel.limits')).click();
      await mine.button(say('im.channel.limits.blocked')).click();
      await mine.button(say('im.relation.unblock')).click();
      await expect(page.getByText(say('im.channel.limits.blocked.none'))).toBeVisible();
      await mine.back();
      await mine.button(say('im.channel.add')).click();
      await mine.dialog.getByRole('checkbox', { name: ben.name }).click();
      await sound(page);
      await mine.dialog.getByRole('button', { name: /^(Add 1|加入 1 人)$/ }).click();
      await expect(mine.dialog).toHaveCount(0);
      await open(ben.page, stack, '/im');
      await his.chat(room).click();
      await expect(boxOf(ben.page, room)).toBeVisible();
    });

    await test.step('handed over and left, with a log of all of it', async () => {
      await mine.link(say('im.channel.members')).click();
      await mine.button(say('im.channel.member.more', { name: ben.name })).click();
      await mine.item(say('im.channel.member.hand-over')).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('im.channel.hand-over.confirm'), exact: true })
        .click();
      await expect(mine.row(ben.name)).toContainText(say('im.role.owner'));
      await mine.back();
      await mine.link(say('im.channel.audit')).click();
      await expect(page.getByRole('list').getByText('Too hot')).toBeVisible();
      await sound(page);
      await mine.back();
      await mine.button(say('im.channel.leave')).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('im.channel.leave.confirm'), exact: true })
        .click();
      await expect(mine.chat(room)).toHaveCount(0);
    });

    await visit('/', { locale, width });
    // The page grows while its parts come: its end is where it is by then.
    const lobbies = async () => {
      await page.mouse.wheel(0, 20_000);
      return stack.proxy.requests(/open\/lobby/).length;
    };
    await expect.poll(lobbies).toBeGreaterThan(0);
    expect(uncalledOf(stack, CHANNELS)).toEqual([]);
    ben.complaints.expectNone();
  });
