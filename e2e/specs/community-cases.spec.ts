import { appealCase, decideCase, getCase, getOwnCase, listCases, reviewCase } from '@mortar/protocol/community';
import type { Page } from '@playwright/test';
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { sayIn, type TextId } from '../harness/community.ts';
import { hostile } from '../harness/hostile.ts';
import { newcomerIn, uidOf } from '../harness/newcomer.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';
import { sayKit } from '../harness/words.ts';

test.use({ area: 'community' });

/** Words that hold a number or a name, by how they begin. */
const beginOf = (text: string) => new RegExp(text.split('{')[0]!.trim());

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`a report becomes a case, is decided, appealed against and taken back, ${caseOf(locale, width, 390)}`, async ({
    page,
    browser,
    stack,
    visit,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const say = sayIn(locale);
    const [ann, first, second] = [
      await guestOf(browser, stack, locale, width),
      await guestOf(browser, stack, locale, width),
      await guestOf(browser, stack, locale, width),
    ];
    for (const { name } of [first, second])
      expect((await stack.mortar('role', 'grant', await uidOf(stack, name), 'moderator')).stdout).toContain('is moderator');
    const text = hostile(`Buy my bricks ${locale}`);
    const articleIn = (where: Page) => where.getByRole('article').filter({ hasText: text });
    const press = (where: Page, id: TextId) => where.getByRole('button', { name: say(id), exact: true }).click();
    await newcomerIn(page.context(), stack, locale);

    await test.step('somebody reports a post', async () => {
      await open(ann.page, stack, '/community?feed=latest');
      await press(ann.page, 'community.write');
      await ann.page.getByRole('dialog').getByRole('textbox').first().fill(text);
      await ann.page.keyboard.press('Control+Enter');
      await expect(articleIn(ann.page)).toBeVisible();
      await visit('/community?feed=latest', { locale, width });
      await articleIn(page)
        .getByRole('button', { name: say('community.menu', { name: ann.name }) })
        .click();
      await page.getByRole('menuitem', { name: say('community.menu.report'), exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').fill(hostile('Every hour'));
      await press(page, 'community.report.send');
      await expect(page.getByText(say('community.report.done'))).toBeVisible();
      complaints.allow(/403 \(Forbidden\).*\/mod\/list/);
      await page.goto(`${stack.origin}/mod`);
      await expect(page.getByText(sayKit(locale)('words.denied'))).toBeVisible();
    });

    await test.step('a moderator reads the case by keyboard and takes the post away', async () => {
      const { page: desk } = first;
      await open(desk, stack, '/community');
      await desk.getByRole('link', { name: say('community.nav.mod'), exact: true }).click();
      await expect(desk.getByRole('link', { name: new RegExp(text) })).toBeVisible();
      await expectSound(desk);
      // Others may have reported something before.
      await expect(async () => {
        await desk.keyboard.press('j');
        await expect(desk.getByRole('blockquote').filter({ hasText: text })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(desk.getByText(hostile('Every hour'))).toBeVisible();
      await expectSound(desk);
      await desk.getByRole('radio', { name: say('community.mod.decision.remove'), exact: true }).click();
      await desk.getByRole('textbox', { name: say('community.mod.note') }).fill(hostile('Advertising is not for here'));
      await press(desk, 'community.mod.decide');
      await expect(desk.getByText(say('community.case.remove'), { exact: false }).first()).toBeVisible();
      await page.goto(`${stack.origin}/community?feed=latest`);
      await expect(page.getByRole('navigation', { name: say('community.tabs') })).toBeVisible();
      await expect(articleIn(page)).toHaveCount(0);
    });

    await test.step('its author reads why, and appeals', async () => {
      const { page: own } = ann;
      await open(own, stack, '/im/notices');
      await own.getByRole('link', { name: new RegExp(text) }).click();
      await expect(own.getByRole('heading', { name: say('community.case.remove') })).toBeVisible();
      await expect(own.getByText(hostile('Advertising is not for here'))).toBeVisible();
      await expectSound(own);
      await own.getByRole('textbox', { name: say('community.case.appeal.text') }).fill(hostile('They are a gift'));
      await press(own, 'community.case.appeal.send');
      await expect(own.getByText(say('community.case.appeal.waits'))).toBeVisible();
    });

    await test.step('another moderator takes the decision back', async () => {
      await open(first.page, stack, '/mod?state=appealed');
      await first.page.getByRole('link', { name: new RegExp(text) }).click();
      await expect(first.page.getByText(say('community.mod.own'))).toBeVisible();
      await open(second.page, stack, '/mod?state=appealed');
      await second.page.getByRole('link', { name: new RegExp(text) }).click();
      await expect(second.page.getByText(hostile('They are a gift')).first()).toBeVisible();
      await expectSound(second.page);
      await press(second.page, 'community.mod.reverse');
      // What was done bears the name of the button, which goes.
      await expect(second.page.getByRole('button', { name: say('community.mod.reverse'), exact: true })).toHaveCount(0);
      await expect(second.page.getByText(beginOf(say('community.mod.what.reversed'))).first()).toBeVisible();
      await page.reload();
      await expect(articleIn(page)).toBeVisible();
      await open(ann.page, stack, '/im/notices');
      await ann.page
        .getByRole('link', { name: new RegExp(text) })
        .first()
        .click();
      await expect(ann.page.getByText(say('community.case.appeal.reversed'))).toBeVisible();
    });

    expect(uncalledOf(stack, { listCases, getCase, decideCase, reviewCase, getOwnCase, appealCase })).toEqual([]);
    for (const { complaints } of [ann, first, second]) complaints.expectNone();
  });
