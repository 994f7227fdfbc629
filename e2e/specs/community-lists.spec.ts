import {
  createPeopleList,
  deletePeopleList,
  editPeopleList,
  getPeopleList,
  listListed,
  listPeopleLists,
  setListed,
  suggestPeople,
} from '@mortar/protocol/community';
import { dismissRecommendation } from '@mortar/protocol/relations';
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { sayIn } from '../harness/community.ts';
import { hostile } from '../harness/hostile.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

test.use({ area: 'community' });

for (const [locale, width] of [
  ['en', 390],
  ['zh-HK', 1440],
] as const)
  test(`somebody puts another on a list, reads it, and finds whom to follow, ${caseOf(locale, width, 390)}`, async ({
    page,
    browser,
    stack,
    visit,
  }) => {
    const say = sayIn(locale);
    const ann = await guestOf(browser, stack, locale, width);
    await newcomerIn(page.context(), stack, locale);
    const main = page.getByRole('main');
    await open(ann.page, stack, '/community?feed=latest');
    await ann.page.getByRole('button', { name: say('community.write') }).click();
    await ann.page.getByRole('dialog').getByRole('textbox').first().fill(`Clay ${locale}`);
    await ann.page.keyboard.press('Control+Enter');
    await expect(ann.page.getByRole('article').filter({ hasText: `Clay ${locale}` })).toBeVisible();

    await visit('/lists', { locale, width });
    await expect(main.getByText(say('community.lists.none'))).toBeVisible();
    await expectSound(page);
    await main.getByRole('button', { name: say('community.list.new'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: say('community.list.name') });
    await dialog.getByRole('button', { name: say('community.list.create'), exact: true }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill(hostile('Makers'));
    await expectSound(page);
    await dialog.getByRole('button', { name: say('community.list.create'), exact: true }).click();
    await expect(main.getByRole('heading', { name: hostile('Makers') })).toBeVisible();
    await expect(main.getByText(say('community.list.nobody'))).toBeVisible();
    const list = page.url();

    await visit('/community/people', { locale, width });
    await expect(main.getByRole('link', { name: ann.name, exact: true })).toBeVisible();
    await expectSound(page);
    await main.getByRole('link', { name: ann.name, exact: true }).click();
    await main
      .getByRole('button', { name: say('community.menu.person', { name: ann.name }) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: say('community.menu.listing'), exact: true }).click();
    await dialog.getByRole('switch', { name: /Makers/ }).click();
    await stack.proxy.arrived(/peoplelist\/member$/);
    await expectSound(page);
    await page.goto(list);
    await expect(main.getByRole('article').filter({ hasText: `Clay ${locale}` })).toBeVisible();
    await main.getByRole('link', { name: say('community.list.tab.people'), exact: true }).click();
    await expectSound(page);
    await main.getByRole('button', { name: say('community.list.off', { name: ann.name }), exact: true }).click();
    await expect(main.getByText(say('community.list.nobody'))).toBeVisible();
    await main.getByRole('button', { name: say('community.list.edit'), exact: true }).click();
    await name.fill(hostile('Potters'));
    await dialog.getByRole('button', { name: say('community.video.save'), exact: true }).click();
    await expect(main.getByRole('heading', { name: hostile('Potters') })).toBeVisible();
    await main.getByRole('button', { name: say('community.list.delete'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('community.list.delete'), exact: true })
      .click();
    await expect(main.getByText(say('community.lists.none'))).toBeVisible();

    await visit('/community/people', { locale, width });
    await main.getByRole('button', { name: say('community.whom.dismiss', { name: ann.name }), exact: true }).click();
    await expect(main.getByRole('link', { name: ann.name, exact: true })).toHaveCount(0);
    expect(
      uncalledOf(stack, {
        createPeopleList,
        deletePeopleList,
        dismissRecommendation,
        editPeopleList,
        getPeopleList,
        listListed,
        listPeopleLists,
        setListed,
        suggestPeople,
      }),
    ).toEqual([]);
    ann.complaints.expectNone();
  });
