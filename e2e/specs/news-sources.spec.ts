import { join } from 'node:path';
import type { Locale } from '@mortar/protocol';
import { readOwnStats } from '@mortar/protocol/community';
import {
  addNewsSource,
  changeNews,
  getNewsDraft,
  getNewsRole,
  holdNewsDraft,
  listNewsDrafts,
  listNewsSources,
  pauseNewsSource,
  publishNewsDraft,
  removeNewsSource,
  saveNewsDraft,
  scheduleNewsDraft,
  takeBackNews,
} from '@mortar/protocol/news';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import { guestOf, open, uncalledOf } from '../harness/chat.ts';
import { hostile } from '../harness/hostile.ts';
import { newcomerIn, uidOf } from '../harness/newcomer.ts';
import { ROOT } from '../harness/programs.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';
import { sayKit } from '../harness/words.ts';

const PICTURE = join(ROOT, 'e2e/pictures/actions-light-1440.png');
/** The pill that says that a story is new. */
const PILL = { en: '1 new story', 'zh-HK': '1 則最新新聞' };
test.use({ area: 'community' });

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;

for (const [locale, width] of [
  ['en', 390],
  ['zh-HK', 1440],
] as const)
  test(`an editor adds, pauses and removes a source, and reads statistics, ${caseOf(locale, width, 1440)}`, async ({
    page,
    stack,
    visit,
    complaints,
  }) => {
    const texts = TEXTS[locale];
    const name = await newcomerIn(page.context(), stack, locale);
    const button = (text: string) => page.getByRole('button', { name: text, exact: true });
    complaints.allow(/403 \(Forbidden\).*\/news\/sources/);
    await visit('/news/sources', { locale, width });
    await expect(page.getByText(sayKit(locale)('words.denied'))).toBeVisible();
    expect((await stack.mortar('role', 'grant', await uidOf(stack, name), 'editor')).stdout).toContain('is editor');
    await page.reload();
    const address = page.getByRole('textbox', { name: texts['community.sources.url'], exact: true });
    await address.fill('not an address');
    await button(texts['community.sources.add']).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill(`${stack.origin}/demo-feeds/hongkong.atom`);
    await button(texts['community.sources.add']).click();
    const source = page.getByRole('listitem').filter({ hasText: 'hongkong.atom' });
    await expect(source.getByText(texts['community.sources.state.fine'])).toBeVisible();
    await expectSound(page);
    await source.getByRole('button', { name: texts['community.sources.pause'] }).click();
    await expect(source.getByText(texts['community.sources.state.paused'])).toBeVisible();
    await source.getByRole('button', { name: texts['community.sources.resume'] }).click();
    await expect(source.getByText(texts['community.sources.state.fine'])).toBeVisible();
    await source.getByRole('button', { name: texts['community.sources.remove'] }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts['community.sources.remove'] }).click();
    await expect(source).toHaveCount(0);

    await page.goto(`${stack.origin}/u/${await uidOf(stack, name)}`);
    await page.getByRole('link', { name: texts['community.stats.title'], exact: true }).click();
    await expect(page.getByRole('figure', { name: texts['community.stats.chart'] })).toBeVisible();
    await expectSound(page);
    expect(uncalledOf(stack, { addNewsSource, listNewsSources, pauseNewsSource, removeNewsSource, readOwnStats })).toEqual([]);
    complaints.expectNone();
  });

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(`an editor writes in both languages, publishes, changes and takes back, while somebody reads, ${caseOf(locale, width, 390)}`, async ({
    page,
    browser,
    stack,
    visit,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const texts = TEXTS[locale];
    const name = await newcomerIn(page.context(), stack, locale);
    expect((await stack.mortar('role', 'grant', await uidOf(stack, name), 'editor')).stdout).toContain('is editor');
    const reader = await guestOf(browser, stack, locale, width);
    await open(reader.page, stack, '/news?kind=own');
    await expect(reader.page.getByText(texts['community.news.empty.filtered'])).toBeVisible();
    const main = page.getByRole('main');
    const button = (text: string) => main.getByRole('button', { name: text, exact: true });
    const words = (lang: 'en' | 'zh-HK') => main.getByRole('group', { name: texts[`community.write.lang.${lang}`], exact: true });
    const field = (lang: 'en' | 'zh-HK', part: 'title' | 'summary' | 'body') =>
      words(lang).getByRole('textbox', { name: texts[`community.write.field.${part}`] });
    const show = async (lang: 'en' | 'zh-HK') => {
      if (width < 900)
        await main
          .getByRole('navigation', { name: texts['community.write.langs'] })
          .getByRole('link', { name: texts[`community.write.lang.${lang}`] })
          .click();
      await expect(field(lang, 'title')).toBeVisible();
    };
    const saved = () => expect(main.getByText(texts['community.write.state.saved'])).toBeVisible();

    await test.step('from the news to an article, whose draft is saved as it is typed', async () => {
      await visit('/news', { locale, width });
      await main.getByRole('link', { name: texts['community.desk.title'], exact: true }).click();
      await expect(main.getByText(texts['community.desk.none'])).toBeVisible();
      await expectSound(page);
      await button(texts['community.desk.write']).click();
      await expect(page).toHaveURL(/\/news\/write\/[0-9a-f-]{36}$/);
      await show('en');
      await field('en', 'title').fill(hostile('Kilns open'));
      await saved();
      await button(texts['community.write.publish']).click();
      await expect(main.getByText(texts['community.write.incomplete'])).toBeVisible();
      await expect(field('en', 'summary')).toHaveAttribute('aria-invalid', 'true');
      await field('en', 'summary').fill(hostile('In short'));
      await field('en', 'body').fill('## Why\n\nBecause **clay** waits.');
      await show('zh-HK');
      await field('zh-HK', 'title').fill('窯開了');
      await field('zh-HK', 'summary').fill(hostile('簡而言之'));
      await field('zh-HK', 'body').fill('泥在等。');
      await main.locator('input[type="file"]').setInputFiles(PICTURE);
      await words('zh-HK').getByRole('textbox', { name: texts['community.write.alt'] }).fill(hostile('磚牆'));
      await saved();
      await expectSound(page);
      await page.reload();
      await expect(field('zh-HK', 'title')).toHaveValue('窯開了');
      await button(texts['community.write.preview']).click();
      await expect(main.getByRole('heading', { name: '窯開了' })).toBeVisible();
      await expectSound(page);
      await button(texts['community.write.back']).click();
    });

    await test.step('the first shows at once where nothing stood, the second waits behind a pill', async () => {
      await button(texts['community.write.publish']).click();
      const title = locale === 'en' ? hostile('Kilns open') : '窯開了';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Mortar`);
      await expect(reader.page.getByRole('link', { name: title })).toBeVisible();
      await visit('/news/desk', { locale, width });
      await button(texts['community.desk.write']).click();
      for (const lang of ['en', 'zh-HK'] as const) {
        await show(lang);
        for (const part of ['title', 'summary', 'body'] as const) await field(lang, part).fill(`Second ${lang}`);
      }
      await button(texts['community.write.publish']).click();
      await expect(page.getByRole('heading', { level: 1, name: `Second ${locale}` })).toBeVisible();
      const pill = reader.page.getByRole('button', { name: PILL[locale], exact: true });
      await expect(pill).toBeVisible();
      await expect(reader.page.getByRole('link', { name: `Second ${locale}` })).toHaveCount(0);
      await pill.click();
      await expect(reader.page.getByRole('link', { name: `Second ${locale}` })).toBeVisible();
      await expect(pill).toHaveCount(0);
    });

    await test.step('a change waits for its time, goes back to be written, and is published; the other is taken back', async () => {
      await button(texts['community.desk.edit']).click();
      await show('en');
      await field('en', 'title').fill('Second, better');
      await saved();
      await button(texts['community.when']).click();
      await page.getByRole('button', { name: texts['community.when.set'], exact: true }).click();
      await expect(button(texts['community.write.unschedule'])).toBeVisible();
      await expectSound(page);
      await button(texts['community.write.unschedule']).click();
      await button(texts['community.write.publish.change']).click();
      await expect(page).toHaveURL(/\/news\/\d+$/);
      await visit('/news/desk', { locale, width });
      const first = locale === 'en' ? hostile('Kilns open') : '窯開了';
      await button(texts['community.desk.takeBack.name'].replace('{title}', first)).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts['community.desk.takeBack'] }).click();
      const drafts = main.getByRole('region', { name: texts['community.desk.drafts'] });
      await expect(drafts.getByRole('link', { name: first })).toBeVisible();
      await expectSound(page);
    });
    expect(
      uncalledOf(stack, {
        changeNews,
        getNewsDraft,
        getNewsRole,
        holdNewsDraft,
        listNewsDrafts,
        publishNewsDraft,
        saveNewsDraft,
        scheduleNewsDraft,
        takeBackNews,
      }),
    ).toEqual([]);
    complaints.expectNone();
    reader.complaints.expectNone();
  });
