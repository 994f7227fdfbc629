import type { Locale } from '@mortar/protocol';
import type { Browser, Page } from '@playwright/test';
import { patientWithNews } from '../harness/site.ts';
import type { Stack } from '../harness/stack.ts';
import { barriersOf } from '../harness/barriers.ts';
import { openAsOperator, signUpSomebody } from '../harness/team.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const TEXTS = {
  en: {
    makeLink: 'Make a link',
    life: 'The link is valid for',
    hour: 'One hour',
    close: 'Close',
    cancel: 'Cancel',
    byLink: 'Your browser opened a link to the canary.',
    byNothing: 'This is the live version that everyone gets.',
    change: 'Change who gets it',
    set: 'Set as canary',
    people: 'Named people',
    rollback: 'Roll back',
    reason: 'Reason',
    colon: ': ',
    compare: 'Compare',
    version: 'Version',
    against: 'Against',
    size: 'Size',
  },
  'zh-HK': {
    makeLink: '建立連結',
    life: '連結有效期',
    hour: '一小時',
    close: '關閉',
    cancel: '取消',
    byLink: '你的瀏覽器曾開啟試用版本的連結。',
    byNothing: '這是所有人使用的現行版本。',
    change: '更改試用對象',
    set: '設為試用版',
    people: '指定人士',
    rollback: '還原',
    reason: '原因',
    colon: '：',
    compare: '比較',
    version: '版本',
    against: '對比',
    size: '大小',
  },
} satisfies Record<Locale, Record<string, string>>;

const HOURS_MS = 3_600_000;
const LOOKS = [
  { locale: 'en', width: 1440, theme: 'dark' },
  { locale: 'zh-HK', width: 390, theme: 'light' },
] as const;

/** What another browser shows of an address. */
async function shownTo(browser: Browser, address: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await patientWithNews(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { page, close: () => context.close() };
}

/** A canary that nobody gets yet, and a page in the language of the test. */
async function arrange(page: Page, stack: Stack, open: () => Promise<unknown>): Promise<void> {
  await patientWithNews(page);
  await stack.publish(stack.builds.alpha);
  await stack.stage(stack.builds.alphaChanged);
  await stack.channel('canary', 'alpha', stack.builds.alphaChanged.version, '--percent', '0');
  await open();
}

for (const look of LOOKS) {
  const { locale, width } = look;
  const text = TEXTS[locale];
  const inWords = `in ${locale} at ${width} px`;
  const here = (chosen: Locale) => inGrid(chosen === locale);

  test(
    `it makes a link that shows the canary to another browser until it expires, ${inWords}`,
    here('en'),
    async ({ browser, page, stack, visit }) => {
      test.setTimeout(240_000);
      await arrange(page, stack, () => visit('/dev-center', look));
      const main = page.getByRole('main');
      const open = () => visit('/dev-center?remote=alpha', look);
      await openAsOperator(page, stack, await signUpSomebody(page, stack, locale), open);
      await expect(main.getByText(text.byNothing)).toBeVisible();

      await main.getByRole('button', { name: text.makeLink, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: text.makeLink });
      await dialog.getByRole('combobox', { name: text.life }).click();
      await page.getByRole('option', { name: text.hour }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      expect.soft(await barriersOf(page), 'barriers of the question').toEqual([]);
      await dialog.getByRole('button', { name: `${text.makeLink}${text.colon}alpha` }).click();
      const made = dialog.getByRole('status').getByText(/\?canary=/);
      await expect(made).toBeVisible();
      const link = (await made.textContent()) ?? '';
      expect.soft(await barriersOf(page), 'barriers of the link').toEqual([]);
      await dialog.getByRole('button', { name: text.close, exact: true }).last().click();
      await expect(dialog).toBeHidden();

      const guest = await shownTo(browser, link);
      await expect(guest.page.getByTestId('alpha')).toHaveText('Alpha, changed');
      await expect(guest.page).toHaveURL(`${stack.origin}/alpha`);
      await page.goto(link, { waitUntil: 'domcontentloaded' });
      await open();
      await expect(main.getByText(text.byLink)).toBeVisible();

      await stack.moveClock(2 * HOURS_MS);
      await guest.page.reload({ waitUntil: 'domcontentloaded' });
      await expect(guest.page.getByTestId('alpha')).toHaveText('Alpha');
      const late = await shownTo(browser, link);
      await expect(late.page.getByTestId('alpha')).toHaveText('Alpha');
      await Promise.all([guest.close(), late.close()]);
    },
  );

  test(`it shows why a change was refused and keeps what was typed, ${inWords}`, here('zh-HK'), async ({ page, stack, visit }) => {
    test.setTimeout(240_000);
    await arrange(page, stack, () => visit('/dev-center', look));
    const main = page.getByRole('main');
    await openAsOperator(page, stack, await signUpSomebody(page, stack, locale), () => visit('/dev-center?remote=alpha', look));

    await main.getByRole('button', { name: text.change }).click();
    const who = page.getByRole('dialog', { name: text.set });
    await who.getByLabel(text.people).fill('nobody@example.org');
    await who.getByRole('button', { name: `${text.set}${text.colon}alpha` }).click();
    await expect(who.getByRole('alert')).toContainText("Nobody has the uid or e-mail address 'nobody@example.org'");
    await expect(who.getByLabel(text.people)).toHaveValue('nobody@example.org');
    expect.soft(await barriersOf(page), 'barriers of a refusal').toEqual([]);
    await who.getByRole('button', { name: text.cancel, exact: true }).last().click();
    await expect(who).toBeHidden();

    await stack.channel('promote', 'alpha', stack.builds.alphaChanged.version);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await main.getByRole('button', { name: text.rollback, exact: true }).click();
    const back = page.getByRole('dialog', { name: text.rollback });
    await back.getByLabel(text.reason, { exact: true }).fill('too soon');
    // Somebody else is quicker.
    await stack.rollback('alpha');
    await back.getByRole('button', { name: `${text.rollback}${text.colon}alpha` }).click();
    await expect(back.getByRole('alert')).toContainText(`${stack.builds.alphaChanged.version} is not live any more`);
    await expect(back.getByLabel(text.reason, { exact: true })).toHaveValue('too soon');
    expect((await stack.registry()).remotes['alpha']?.live.version).toBe(stack.builds.alpha.version);
  });

  test(`it shows two versions side by side, ${inWords}`, here('en'), async ({ page, stack, visit }) => {
    test.setTimeout(180_000);
    await arrange(page, stack, () => visit('/dev-center', look));
    const main = page.getByRole('main');
    const { alpha, alphaChanged } = stack.builds;
    const address = await signUpSomebody(page, stack, locale);
    await openAsOperator(page, stack, address, () => visit('/dev-center?remote=alpha&view=compare', look));
    await expect(main.getByRole('combobox', { name: text.version })).toHaveText(new RegExp(alphaChanged.version));
    await expect(main.getByRole('combobox', { name: text.against })).toHaveText(new RegExp(alpha.version));
    const size = main.getByRole('row').filter({ has: page.getByText(text.size, { exact: true }) });
    await expect(size).toContainText(/\d/);
    await expect(main.getByRole('row').filter({ hasText: 'effector-react' })).toContainText(/\^\d/);
    expect.soft(await barriersOf(page), 'barriers of the comparison').toEqual([]);
  });
}
