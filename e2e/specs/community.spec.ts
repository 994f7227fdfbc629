import { join } from 'node:path';
import type { Locale } from '@mortar/protocol';
import { countFresh, findPage, getPost, saveLike, savePost } from '@mortar/protocol/community';
import { followUser } from '@mortar/protocol/relations';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import type { Page } from '@playwright/test';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import { barriersOf } from '../harness/barriers.ts';
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { overflowOf } from '../harness/overflow.ts';
import { ROOT } from '../harness/programs.ts';
import { expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
type TextId = keyof typeof en;
/** What the controls of the journey reach. */
const CALLED = { countFresh, findPage, followUser, getPost, saveLike, savePost, uploadPostMedia };
const PICTURE = join(ROOT, 'e2e/pictures/actions-light-1440.png');

/** The pill that says that a post is new. */
const PILL = { en: '1 new post', 'zh-HK': '1 則新帖子' };

/** The words of the community in a language; what is within braces is anything. */
const sayIn =
  (locale: Locale) =>
  (id: TextId, values: Record<string, string> = {}) =>
    TEXTS[locale][id].replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
/** The beginning of a text that counts. */
const countIn = (locale: Locale) => (id: TextId) => new RegExp(`^${TEXTS[locale][id].split(/[,，{]/)[0]}`);

test.beforeEach(async ({ stack }) => {
  if (!(await stack.registry()).remotes['community']) await stack.publish(stack.builds.community);
});

async function clean(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
}

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`one writes, another lets it in, likes, saves and follows, in ${locale} at ${width} px`, async ({ page, browser, stack, visit }) => {
    test.setTimeout(120_000);
    const [say, counted] = [sayIn(locale), countIn(locale)];
    const ann = await guestOf(browser, stack, locale, width);
    const articleIn = (where: Page, text: string) => where.getByRole('article').filter({ hasText: text });
    const text = `The kiln opens ${locale} #窯與釉`;
    const composer = (where: Page) => {
      const dialog = where.getByRole('dialog');
      return {
        dialog,
        field: dialog.getByRole('textbox', { name: say('community.compose.title.new') }),
        send: dialog.getByRole('button', { name: say('community.compose.send.new'), exact: true }),
      };
    };

    await test.step('a visitor reads', async () => {
      await visit('/community', { locale, width });
      await expect(page.getByRole('navigation', { name: say('community.tabs') })).toBeVisible();
      await expect(page.getByText(say('community.empty.latest')).or(page.getByRole('article').first())).toBeVisible();
      await clean(page);
    });
    await newcomerIn(page.context(), stack, locale);

    await test.step('a post with a picture and a tag, whose draft survives', async () => {
      await open(ann.page, stack, '/community?feed=latest');
      await ann.page.getByRole('button', { name: say('community.write') }).click();
      const { dialog, field, send } = composer(ann.page);
      await field.fill(text);
      await expect(dialog.locator('mark')).toHaveText('#窯與釉');
      await ann.page.reload();
      await ann.page.getByRole('button', { name: say('community.write') }).click();
      await expect(field).toHaveValue(text);
      await dialog.locator('input[type="file"]').setInputFiles(PICTURE);
      await dialog.getByRole('textbox', { name: say('community.compose.alt', { number: '1' }) }).fill('A wall of bricks');
      await expect(send).toBeVisible();
      expect(await barriersOf(ann.page)).toEqual([]);
      await visit('/community?feed=latest', { locale, width });
      await expect(page.getByRole('navigation', { name: say('community.tabs') })).toBeVisible();
      await field.focus();
      await ann.page.keyboard.press('Control+Enter');
      await expect(articleIn(ann.page, text)).toBeVisible();
    });

    await test.step('the other lets it in, likes it, keeps it and follows', async () => {
      await page.getByRole('button', { name: PILL[locale], exact: true }).click();
      const article = articleIn(page, text);
      await expect(article.getByRole('button', { name: /A wall of bricks/ })).toBeVisible();
      await article.getByRole('button', { name: counted('community.like') }).click();
      await stack.proxy.arrived(/userlike\/save$/);
      await article.getByRole('button', { name: say('community.save'), exact: true }).click();
      await stack.proxy.arrived(/userlike\/save$/, 2);
      await clean(page);
      await article.locator('[data-act="open"]').click();
      await page.getByRole('button', { name: say('community.follow.off.name', { name: ann.name }) }).click();
      await expect(page.getByRole('button', { name: say('community.follow.on.name', { name: ann.name }) })).toBeVisible();
      await clean(page);
    });

    expect(uncalledOf(stack, CALLED)).toEqual([]);
    ann.complaints.expectNone();
  });
