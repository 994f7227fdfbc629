import {
  getCollectionDetail,
  listSeries,
  listSeriesPosts,
  putIntoSeries,
  queryUserHoodInfo,
  saveSeries,
  setProfileShown,
} from '@mortar/protocol/community';
import type { Page } from '@playwright/test';
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { sayIn, type TextId } from '../harness/community.ts';
import { hostile } from '../harness/hostile.ts';
import { newcomerIn, uidOf } from '../harness/newcomer.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

/** What the controls of the journey reach. */
const CALLED = { getCollectionDetail, listSeries, listSeriesPosts, putIntoSeries, queryUserHoodInfo, saveSeries, setProfileShown };

test.use({ area: 'community' });

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`somebody is certified, keeps a series and shows their circle, ${caseOf(locale, width, 1440)}`, async ({
    page,
    browser,
    stack,
    visit,
  }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const ann = await guestOf(browser, stack, locale, width);
    const own = ann.page;
    const button = (where: Page, id: TextId, values?: Record<string, string>) =>
      where.getByRole('button', { name: say(id, values), exact: true });
    const write = async (text: string) => {
      await open(own, stack, '/community?feed=latest');
      await button(own, 'community.write').click();
      await own.getByRole('dialog').getByRole('textbox').first().fill(text);
      await own.keyboard.press('Control+Enter');
      await expect(own.getByRole('article').filter({ hasText: text })).toBeVisible();
    };
    const uid = await uidOf(stack, ann.name);

    await test.step('the site vouches for an account, and says so beside its name', async () => {
      expect((await stack.mortar('certification', 'grant', uid, '--reason', 'papers seen')).stdout).toContain('is certified');
      await write(`Certified ${locale}`);
      await open(own, stack, `/u/${uid}`);
      await expect(own.getByText(say('community.certified.means'))).toBeVisible();
      await expect(own.getByRole('article').getByRole('img', { name: say('community.certified') })).toBeVisible();
      await expectSound(own);
    });

    await test.step('a series is made, and a post put into it', async () => {
      await own.getByRole('link', { name: say('community.person.tab.series'), exact: true }).click();
      await button(own, 'community.series.new').click();
      const title = own.getByRole('textbox', { name: say('community.series.title'), exact: true });
      await title.fill('   ');
      await button(own, 'community.compose.send.edit').click();
      await expect(title).toHaveAttribute('aria-invalid', 'true');
      await title.fill(hostile('Glaze notes'));
      await button(own, 'community.compose.send.edit').click();
      await expect(own).toHaveURL(/\/series\/\d+$/);
      await expect(own.getByRole('heading', { name: hostile('Glaze notes') })).toBeVisible();
      await expectSound(own);
      const address = own.url();
      await open(own, stack, `/u/${uid}`);
      await button(own, 'community.menu', { name: ann.name }).click();
      await own.getByRole('menuitem', { name: say('community.menu.collect'), exact: true }).click();
      await own
        .getByRole('dialog')
        .getByRole('switch', { name: hostile('Glaze notes') })
        .click();
      await stack.proxy.arrived(/series\/put$/);
      await write(`All of it: ${address}`);
    });

    await newcomerIn(page.context(), stack, locale);
    await test.step('a card under the post leads to the series', async () => {
      await visit('/community?feed=latest', { locale, width });
      await page
        .getByRole('article')
        .filter({ hasText: 'All of it' })
        .getByRole('link', { name: /Glaze notes/ })
        .click();
      await expect(page.getByRole('heading', { name: hostile('Glaze notes') })).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: `Certified ${locale}` })).toBeVisible();
      await expectSound(page);
    });

    await test.step('who takes part shows in the circle, until its owner hides it', async () => {
      const article = page.getByRole('article').filter({ hasText: `Certified ${locale}` });
      await article.getByRole('button', { name: new RegExp(`^${say('community.like').split(/[,，]/)[0]}`) }).click();
      await stack.proxy.arrived(/userlike\/save$/);
      await article.getByRole('link', { name: ann.name, exact: true }).click();
      await page.getByRole('link', { name: say('community.person.tab.circle'), exact: true }).click();
      await expect(page.getByRole('heading', { name: say('community.circle.fans') })).toBeVisible();
      await expectSound(page);
      await open(own, stack, `/u/${uid}?show=circle`);
      await own.getByRole('switch', { name: say('community.person.showsHood') }).click();
      await stack.proxy.arrived(/profile\/shown$/);
      await page.reload();
      await expect(page.getByText(say('community.circle.hidden'))).toBeVisible();
    });

    expect(uncalledOf(stack, CALLED)).toEqual([]);
    ann.complaints.expectNone();
  });
