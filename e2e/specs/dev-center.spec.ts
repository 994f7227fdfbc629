import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { patientWithNews } from '../harness/site.ts';
import { barriersOf } from '../harness/barriers.ts';
import { brokenWordsOf, overflowOf } from '../harness/overflow.ts';
import { openAsOperator, signUpSomebody } from '../harness/team.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const TEXTS = {
  en: {
    title: 'Dev centre',
    remotes: 'Remotes',
    noRole: /Your account has no role in the team/,
    versions: 'Versions',
    channels: 'Channels',
    health: 'Health',
    compare: 'Compare',
    against: 'Against',
    shares: 'Shared code',
    audit: 'Audit',
    history: 'History',
    setCanary: 'Set as canary',
    addMe: 'Add me',
    promote: 'Promote',
    rollback: 'Roll back',
    kill: 'Switch off',
    revive: 'Switch on',
    reason: 'Reason',
    named: 'You’re named for the canary.',
    done: 'done',
    colon: ': ',
    nothingMeasured: 'No data for this period',
  },
  'zh-HK': {
    title: '開發中心',
    remotes: '模組',
    noRole: /你的帳戶未有團隊身分/,
    versions: '版本',
    channels: '發布渠道',
    health: '運作狀況',
    compare: '比較',
    against: '對比',
    shares: '共用程式',
    audit: '審計紀錄',
    history: '變更紀錄',
    setCanary: '設為試用版',
    addMe: '加入我自己',
    promote: '設為現行版本',
    rollback: '還原',
    kill: '停用',
    revive: '重新啟用',
    reason: '原因',
    named: '你是試用版本的指定人士。',
    done: '完成',
    colon: '：',
    nothingMeasured: '此時段沒有數據',
  },
} satisfies Record<Locale, Record<string, string | RegExp>>;

/** However wide the page is, its tables neither break a word nor push it sideways. */
async function expectWhole(page: Page, of: string): Promise<void> {
  const size = page.viewportSize()!;
  for (const width of [1280, 1024, 960, 800, 600]) {
    await page.setViewportSize({ ...size, width });
    expect.soft([await brokenWordsOf(page), await overflowOf(page)], `${of} at ${width} px`).toEqual([[], []]);
  }
  await page.setViewportSize(size);
}

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it lets an operator try, promote, take back and switch off a remote, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, stack, visit, complaints }) => {
      test.setTimeout(240_000);
      const text = TEXTS[locale];
      const look = { locale, width, theme: width > 750 ? 'dark' : 'light' } as const;
      // The browser writes the status of the document itself to the console.
      complaints.allow(/a status of 503 [^/]*\(http:\/\/localhost:\d+\/alpha\)$/);
      await patientWithNews(page);
      await stack.publish(stack.builds.alpha);
      await stack.stage(stack.builds.alphaChanged);
      const [before, next] = [stack.builds.alpha.version, stack.builds.alphaChanged.version];
      const main = page.getByRole('main');
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
      /** Answers the dialog of a change and waits for what came of it. */
      const change = async (action: string, reason: string) => {
        const dialog = page.getByRole('dialog', { name: action });
        await dialog.getByLabel(text.reason, { exact: true }).fill(reason);
        await dialog.getByRole('button', { name: `${action}${text.colon}alpha` }).click();
        await expect(dialog).toHaveCount(0);
        await expect(main.getByRole('status').filter({ hasText: text.done })).toContainText(action);
      };

      await visit('/dev-center', look);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.title);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect.soft(await barriersOf(page), 'barriers of the public part').toEqual([]);

      const address = await signUpSomebody(page, stack, locale);
      await visit('/dev-center', look);
      await expect(main.getByText(text.noRole)).toBeVisible();
      await openAsOperator(page, stack, address, () => visit('/dev-center', look));
      await expect(main.getByRole('table', { name: text.remotes })).toBeVisible();
      expect.soft(await barriersOf(page), 'barriers of the list').toEqual([]);

      await main.getByRole('table', { name: text.remotes }).getByRole('link', { name: 'alpha' }).click();
      await main.getByRole('tab', { name: text.versions }).click();
      await press(`${text.setCanary}${text.colon}${next}`);
      await page.getByRole('dialog').getByRole('button', { name: text.addMe }).click();
      expect.soft(await barriersOf(page), 'barriers of a dialog').toEqual([]);
      await change(text.setCanary, 'a first look');
      await main.getByRole('tab', { name: text.channels }).click();
      await expect(main.getByText(text.named)).toBeVisible();
      expect.soft(await barriersOf(page), 'barriers of the channels').toEqual([]);

      await press(text.promote);
      await change(text.promote, 'it holds');
      await expect.poll(async () => (await stack.registry()).remotes['alpha']?.live.version).toBe(next);
      await press(text.rollback);
      await change(text.rollback, 'the old one was better');
      await expect.poll(async () => (await stack.registry()).remotes['alpha']?.live.version).toBe(before);
      await press(text.kill);
      await change(text.kill, 'it is to rest');
      await expect.poll(async () => (await page.request.get(`${stack.origin}/alpha`)).status()).toBe(503);
      await press(text.revive);
      await change(text.revive, 'it has rested');
      await expect.poll(async () => (await page.request.get(`${stack.origin}/alpha`)).status()).toBe(200);

      await main.getByRole('tab', { name: text.history }).click();
      for (const reason of ['a first look', 'it holds', 'the old one was better', 'it is to rest', 'it has rested'])
        await expect(main.getByText(reason)).toBeVisible();
      await expectWhole(page, text.history);
      for (const name of [text.compare, text.shares, text.audit]) {
        await main.getByRole('tab', { name }).click();
        await expect(main.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
        if (name === text.compare) {
          await main.getByRole('combobox', { name: text.against }).click();
          await page.getByRole('option', { name: next }).click();
        }
        await expect(main.getByRole('table')).toBeVisible();
        expect.soft(await barriersOf(page), `barriers of ${name}`).toEqual([]);
        await expectWhole(page, name);
      }

      await main.getByRole('tab', { name: text.health }).click();
      await expect(main.getByText(text.nothingMeasured)).toHaveCount(1);
      await expect(main.getByRole('figure')).toHaveCount(0);
      const told = page.waitForRequest(
        (request) => request.url().endsWith('/frontend/log') && (request.postData() ?? '').includes('"kind":"load"'),
      );
      await visit('/alpha', look);
      await told;
      await expect(async () => {
        await visit('/dev-center?remote=alpha&view=health', look);
        await expect(main.getByRole('figure')).toHaveCount(7, { timeout: 5000 });
      }).toPass({ timeout: 30_000 });
      expect.soft(await barriersOf(page), 'barriers of the health').toEqual([]);
    },
  );
}
