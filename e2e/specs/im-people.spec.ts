import * as realtime from '@mortar/protocol/realtime';
import * as relations from '@mortar/protocol/relations';
import { barriersOf } from '../harness/barriers.ts';
import { guestOf, open, sayIn, uncalledOf } from '../harness/chat.ts';
import { overflowOf } from '../harness/overflow.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { caseOf, expect, test } from '../harness/test.ts';

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`people become contacts, follow and block each other, ${caseOf(locale, width, 390)}`, async ({ page, browser, stack, visit }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const ben = await guestOf(browser, stack, locale, width);
    const ann = await newcomerIn(page.context(), stack, locale);
    const see = (path: string) => visit(path, { locale, width });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    const people = (label: string) => page.getByRole('list', { name: label, exact: true });

    await test.step('who is not to be recommended again is not, after a reload either', async () => {
      await see('/im/addFriend');
      await expect(people(say('im.add-friend.recommended'))).toContainText(ben.name);
      await button(say('im.add-friend.dismiss', { name: ben.name })).click();
      await expect(page.getByRole('main')).not.toContainText(ben.name);
      await stack.proxy.arrived(/imcancelrecommend/);
      await see('/im/addFriend');
      await expect(page.getByRole('heading', { name: say('im.channels'), exact: true })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(ben.name);
      expect(await overflowOf(page)).toEqual([]);
      expect(await barriersOf(page)).toEqual([]);
    });

    await test.step('a request is taken back, and made again with words', async () => {
      const ask = async (words: string) => {
        await see('/im/addFriend');
        await page.getByRole('searchbox', { name: say('im.add-friend.search') }).fill(ben.name);
        await people(say('im.search.people'))
          .getByRole('button', { name: say('im.relation.add') })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').fill(words);
        await dialog.getByRole('button', { name: say('im.request.send') }).click();
        await expect(page.getByText(say('im.request.sent', { name: ben.name }))).toBeVisible();
      };
      await ask('A mistake');
      await see('/im/followers?tab=sent');
      await button(say('im.relation.take-back')).click();
      await expect(button(say('im.relation.add'))).toBeVisible();
      await ask('We met at the kiln');
    });

    await test.step('the other is told, reads it and accepts', async () => {
      await open(ben.page, stack, '/im/followers');
      await expect(ben.page.getByText(/We met at the kiln/)).toBeVisible();
      expect(await barriersOf(ben.page)).toEqual([]);
      await ben.page.getByRole('button', { name: say('im.relation.accept'), exact: true }).click();
      await expect(ben.page.getByRole('button', { name: say('im.relation.message'), exact: true })).toBeVisible();
    });

    await test.step('followed and no longer, from the card', async () => {
      await see('/im/followers?tab=contacts');
      await people(say('im.followers.contacts')).getByRole('button', { name: ben.name, exact: true }).click();
      const card = page.getByRole('dialog');
      await card.getByRole('button', { name: say('im.relation.follow'), exact: true }).click();
      await card.getByRole('button', { name: say('im.relation.unfollow'), exact: true }).click();
      await card.getByRole('button', { name: say('im.relation.follow'), exact: true }).click();
      await expect(card.getByRole('button', { name: say('im.relation.unfollow'), exact: true })).toBeVisible();
      await open(ben.page, stack, '/im/followers?tab=followers');
      await expect(ben.page.getByRole('button', { name: ann, exact: true })).toBeVisible();
    });

    await test.step('blocked, and let back in', async () => {
      await see('/im/followers?tab=contacts');
      await button(say('im.person.more', { name: ben.name })).click();
      await item(say('im.relation.block')).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('im.relation.block.confirm') })
        .click();
      await expect(page.getByText(say('im.followers.contacts.none'))).toBeVisible();
      await page.getByRole('tab', { name: say('im.followers.blocked') }).click();
      await button(say('im.person.more', { name: ben.name })).click();
      await item(say('im.relation.unblock')).click();
      await stack.proxy.arrived(/imuserfriends\/block$/, 2);
    });

    await test.step('who may write is chosen in the settings', async () => {
      await see('/settings/privacy');
      const choice = page.getByRole('radio', { name: say('im.privacy.contacts') });
      await choice.click();
      await expect(choice).toBeChecked();
    });

    expect(uncalledOf(stack, { ...relations, ...realtime })).toEqual([]);
    ben.complaints.expectNone();
  });
