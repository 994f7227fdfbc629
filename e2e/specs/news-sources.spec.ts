import type { Locale } from '@mortar/protocol';
import { readOwnStats } from '@mortar/protocol/community';
import { addNewsSource, listNewsSources, pauseNewsSource, removeNewsSource } from '@mortar/protocol/news';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import { uncalledOf } from '../harness/chat.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { expectSound } from '../harness/sound.ts';
import { expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;

for (const [locale, width] of [
  ['en', 390],
  ['zh-HK', 1440],
] as const)
  test(`an editor adds, pauses and removes a source, and reads statistics, in ${locale} at ${width} px`, async ({
    page,
    stack,
    visit,
    complaints,
  }) => {
    if (!(await stack.registry()).remotes['community']) await stack.publish(stack.builds.community);
    const texts = TEXTS[locale];
    const name = await newcomerIn(page.context(), stack, locale);
    const button = (text: string) => page.getByRole('button', { name: text, exact: true });
    complaints.allow(/403 \(Forbidden\).*\/news\/sources/);
    await visit('/news/sources', { locale, width });
    await expect(page.getByText(texts['community.sources.failed'])).toBeVisible();
    const [row] = await stack.rows<{ uid: string }>(`select uid from account_users where username = '${name}'`);
    expect((await stack.mortar('role', 'grant', row!.uid, 'editor')).stdout).toContain('is editor');
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

    await page.goto(`${stack.origin}/u/${row!.uid}`);
    await page.getByRole('link', { name: texts['community.stats.title'], exact: true }).click();
    await expect(page.getByRole('figure', { name: texts['community.stats.chart'] })).toBeVisible();
    await expectSound(page);
    expect(uncalledOf(stack, { addNewsSource, listNewsSources, pauseNewsSource, removeNewsSource, readOwnStats })).toEqual([]);
    complaints.expectNone();
  });
