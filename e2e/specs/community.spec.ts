import { join } from 'node:path';
import type { Locale } from '@mortar/protocol';
import {
  accountInfo,
  countFresh,
  deletePost,
  editPost,
  findPage,
  followTag,
  getLikeStatus,
  getPost,
  getTag,
  listVersions,
  openSearch,
  postList,
  reportPost,
  repost,
  saveComment,
  saveLike,
  savePost,
  tellViewed,
  undeletePost,
  userLikeList,
} from '@mortar/protocol/community';
import { followUser, unfollowUser } from '@mortar/protocol/relations';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import type { Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { sayIn, type TextId } from '../harness/community.ts';
import { hostile } from '../harness/hostile.ts';
import { newcomerIn, uidOf } from '../harness/newcomer.ts';
import { ROOT } from '../harness/programs.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

/** What the controls of the journey reach. */
const CALLED = {
  accountInfo,
  countFresh,
  deletePost,
  editPost,
  findPage,
  followTag,
  followUser,
  getLikeStatus,
  getPost,
  getTag,
  listVersions,
  postList,
  reportPost,
  repost,
  saveComment,
  saveLike,
  savePost,
  tellViewed,
  undeletePost,
  unfollowUser,
  uploadPostMedia,
  userLikeList,
  openSearch,
};
const PICTURE = join(ROOT, 'e2e/pictures/actions-light-1440.png');

/** The beginning of a text that counts. */
const countIn = (locale: Locale) => (id: TextId) => new RegExp(`^${sayIn(locale)(id).split(/[,，{]/)[0]}`);

const ONE_LIKE = { en: '1 like', 'zh-HK': '1 個讚' };
/** The pill that says that a post is new. */
const PILL = { en: '1 new post', 'zh-HK': '1 則新帖子' };

test.use({ area: 'community' });

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`one writes, another lets it in, likes, answers, follows and quotes, ${caseOf(locale, width, 390)}`, async ({
    page,
    browser,
    stack,
    visit,
  }) => {
    test.setTimeout(120_000);
    const [say, counted] = [sayIn(locale), countIn(locale)];
    const ann = await guestOf(browser, stack, locale, width);
    const articleIn = (where: Page, text: string) => where.getByRole('article').filter({ hasText: text });
    const text = `${hostile(`The kiln opens ${locale}`)} #窯與釉`;
    const composer = (where: Page, kind: 'new' | 'quote' | 'reply' | 'edit', name = '') => {
      const dialog = where.getByRole('dialog');
      return {
        dialog,
        field: dialog.getByRole('textbox', { name: say(`community.compose.title.${kind}`, { name }) }),
        send: dialog.getByRole('button', { name: say(`community.compose.send.${kind === 'quote' ? 'new' : kind}`), exact: true }),
      };
    };

    await test.step('a visitor reads, and is asked to log in for a like', async () => {
      await visit('/community', { locale, width });
      await expect(page.getByRole('navigation', { name: say('community.tabs') })).toBeVisible();
      await expect(page.getByText(say('community.empty.latest')).or(page.getByRole('article').first())).toBeVisible();
      await expectSound(page);
    });
    const ben = await newcomerIn(page.context(), stack, locale);

    await test.step('a post with a picture and a tag, whose draft survives', async () => {
      await open(ann.page, stack, '/community?feed=latest');
      await ann.page.getByRole('button', { name: say('community.write') }).click();
      const { dialog, field, send } = composer(ann.page, 'new');
      await field.fill(text);
      await expect(dialog.locator('mark')).toHaveText('#窯與釉');
      await ann.page.reload();
      await ann.page.getByRole('button', { name: say('community.write') }).click();
      await expect(field).toHaveValue(text);
      await dialog.locator('input[type="file"]').setInputFiles(PICTURE);
      await dialog.getByRole('textbox', { name: say('community.compose.alt', { number: '1' }) }).fill(hostile('A wall of bricks'));
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
      await expectSound(page);
      await article.locator('[data-act="open"]').click();
      await page.getByRole('button', { name: say('community.follow.off.name', { name: ann.name }) }).click();
      await expect(page.getByRole('button', { name: say('community.follow.on.name', { name: ann.name }) })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: ONE_LIKE[locale], exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: ben, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await stack.proxy.arrived(/stats\/viewed$/);
    });

    await test.step('an answer, and an answer to it', async () => {
      await page.getByRole('button', { name: say('community.compose.ask.reply') }).click();
      const reply = page.getByRole('textbox', { name: say('community.compose.ask.reply') });
      await reply.fill(hostile('Keep me a box'));
      await page.keyboard.press('Control+Enter');
      await expect(reply).toHaveCount(0);
      await expect(page.getByText(hostile('Keep me a box'))).toBeVisible();
      await page
        .getByRole('button', { name: say('community.answer.reply'), exact: true })
        .last()
        .click();
      const { field, send } = composer(page, 'reply', ben);
      await field.fill(hostile('Two boxes'));
      await send.click();
      await expect(field).toHaveCount(0);
      await expect(page.getByText(hostile('Two boxes'))).toBeVisible();
      await expectSound(page);
    });

    await test.step('reposted, and quoted with words', async () => {
      const act = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: counted('community.repost') });
      await act.click();
      await page.getByRole('menuitem', { name: say('community.repost.plain'), exact: true }).click();
      await stack.proxy.arrived(/post\/repost$/);
      await act.click();
      await page.getByRole('menuitem', { name: say('community.repost.quote'), exact: true }).click();
      const { field, send } = composer(page, 'quote', ann.name);
      await field.fill(hostile('Nine o’clock'));
      await send.click();
      await stack.proxy.arrived(/post\/save$/, 2);
    });

    await test.step('edited, with its history; deleted, and brought back in its place', async () => {
      const menu = (name: string) => ann.page.getByRole('menuitem', { name, exact: true });
      const more = (where: string) => articleIn(ann.page, where).getByRole('button', { name: say('community.menu', { name: ann.name }) });
      await open(ann.page, stack, '/community?feed=latest');
      await more('The kiln opens').last().click();
      await menu(say('community.menu.edit')).click();
      const { field, send } = composer(ann.page, 'edit', ann.name);
      await field.fill(`${text} at nine`);
      await send.click();
      await expect(articleIn(ann.page, 'at nine').last()).toContainText(say('community.edited'));
      await more('at nine').last().click();
      await menu(say('community.menu.versions')).click();
      await expect(ann.page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
      await ann.page.keyboard.press('Escape');
      await more('at nine').last().click();
      await menu(say('community.menu.delete')).click();
      await ann.page
        .getByRole('button', { name: say('community.undo') })
        .last()
        .click();
      await expect(articleIn(ann.page, 'at nine').last()).toBeVisible();
    });

    await test.step('profiles, tags, what is kept and the search hold it', async () => {
      await visit('/saved', { locale, width });
      await expect(articleIn(page, 'at nine').first()).toBeVisible();
      await expectSound(page);
      await articleIn(page, 'at nine').first().getByRole('link', { name: '#窯與釉' }).click();
      await page.getByRole('button', { name: say('community.follow.off'), exact: true }).click();
      await stack.proxy.arrived(/tag\/follow$/);
      await expect(articleIn(page, 'at nine').first()).toBeVisible();
      await expectSound(page);
      await articleIn(page, 'at nine').first().getByRole('link', { name: ann.name, exact: true }).click();
      await expect(page.getByRole('heading', { name: ann.name })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: say('community.follow.on.name', { name: ann.name }) }).click();
      await stack.proxy.arrived(/userlike\/savev2$/);
      await page.getByRole('link', { name: say('community.person.tab.replies'), exact: true }).click();
      await expect(page.getByText(say('community.person.empty.replies'))).toBeVisible();
      await visit('/search', { locale, width });
      const sought = page.getByRole('main').getByRole('searchbox', { name: say('community.search.label') });
      await sought.fill('窑与釉');
      await sought.press('Enter');
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'at nine' })).toBeVisible();
      await visit(`/u/${await uidOf(stack, ann.name)}`, { locale, width });
    });

    await test.step('somebody who troubles is reported', async () => {
      await page
        .getByRole('button', { name: say('community.menu.person', { name: ann.name }) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: say('community.menu.report.person'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('community.report.send'), exact: true })
        .click();
      await stack.proxy.arrived(/report\/save$/);
    });

    expect(uncalledOf(stack, CALLED)).toEqual([]);
    ann.complaints.expectNone();
  });
