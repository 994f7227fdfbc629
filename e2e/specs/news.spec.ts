import type { Locale } from '@mortar/protocol';
import { LOCALE_COOKIE } from '@mortar/protocol';
import { getNews, newsFavorites, selectAllNews } from '@mortar/protocol/news';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import { uncalledOf } from '../harness/chat.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

test.use({ area: 'community' });

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
const WORKS = [
  ['en', 1440],
  ['zh-HK', 390],
] as const;
const STORY = 'ERC-721: Non-Fungible Token Standard';
const SAME = 'ERC-721 Non-Fungible Token Standard';

for (const [locale, width] of WORKS) {
  const texts = TEXTS[locale];

  test(`what an operator’s sources report is found, narrowed down, opened and kept, ${caseOf(locale, width, 1440)}`, async ({
    page,
    stack,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: stack.origin }]);
    await newcomerIn(page.context(), stack, locale);
    await page.goto(`${stack.origin}/news`);
    await expect(page.getByRole('heading', { level: 1, name: texts['community.news.title'] })).toBeVisible();

    for (const feed of ['ethereum-standards', 'ethereum-org', 'hongkong']) {
      const { stdout, stderr } = await stack.mortar('news', 'add', `${stack.origin}/demo-feeds/${feed}.atom`, 'technology');
      expect(stdout + stderr).toMatch(/is source \d+: \d+ stories|is a source already/);
    }
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    const folded = main.getByRole('article').filter({ has: page.getByRole('link', { name: STORY }) });
    await expect(folded.getByText(texts['community.news.also'])).toBeVisible();
    await expect(folded.getByRole('link', { name: SAME })).toBeVisible();
    await expectSound(page);

    const topics = page.getByRole('navigation', { name: texts['community.news.categories'] });
    await topics.getByRole('link', { name: texts['community.news.category.safety'] }).click();
    await expect(page).toHaveURL(/\/news\?category=safety$/);
    await expect(main.getByText(texts['community.news.empty.filtered'])).toBeVisible();
    await expectSound(page);
    await main.getByRole('button', { name: texts['community.news.showAll'] }).click();
    await main.getByRole('combobox', { name: texts['community.news.source'] }).click();
    await page.getByRole('option', { name: /Ethereum Improvement Proposals/ }).click();
    await expect(page).toHaveURL(/\/news\?source=\d+$/);
    await expect(main.getByRole('link', { name: /EIP-1559/ })).toBeVisible();

    const story = main.getByRole('article').filter({ has: page.getByRole('link', { name: STORY }) });
    await expect(story.getByRole('link', { name: STORY })).toHaveAttribute('target', '_blank');
    await story.locator('time').first().click();
    await expect(page).toHaveURL(/\/news\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: STORY })).toBeVisible();
    await expect(page.getByRole('link', { name: texts['community.news.readAt'].replace('{site}', 'eips.ethereum.org') })).toBeVisible();
    await page.getByRole('button', { name: texts['community.news.keep'] }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${texts['community.news.kept']}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectSound(page);

    await page.goto(`${stack.origin}/news?kept=1`);
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('link', { name: STORY })).toBeVisible();
    complaints.allow(/404 \(Not Found\).*\/news\/999999999/);
    await page.goto(`${stack.origin}/news/999999999`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(uncalledOf(stack, { getNews, newsFavorites, selectAllNews })).toEqual([]);
    complaints.expectNone();
  });
}
