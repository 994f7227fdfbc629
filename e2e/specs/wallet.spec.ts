import { ethereumWallet } from '@mortar/chain/testing';
import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { passHumanCheck } from '../harness/human.ts';
import { injectWallet, type InjectedWallet } from '../harness/injected-wallet.ts';
import { injectBitcoin, injectSolana } from '../harness/injected-others.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { IN_FULL, expect, inGrid, test } from '../harness/test.ts';

const TEXTS = {
  en: {
    use: 'Continue with a wallet',
    title: 'Log in with a wallet',
    signing: 'Signing...',
    done: 'Login sucessfully',
    others: 'Other ways',
  },
  'zh-HK': { use: '以錢包繼續', title: '用錢包登入', signing: '簽署中……', done: '登入成功', others: '其他方法' },
} satisfies Record<Locale, Record<string, string>>;

const dialogOf = (page: Page, locale: Locale = 'en') => page.getByRole('dialog', { name: TEXTS[locale].title });
const use = (page: Page, locale: Locale = 'en') => page.getByRole('button', { name: TEXTS[locale].use }).click();
/** Button of the person whom a wallet signed in: it bears the address. */
const personOf = (page: Page, address: string) => page.getByRole('button', { name: new RegExp(address.slice(0, 6)) });
const signatures = ({ asked }: InjectedWallet) => asked.filter((method) => method === 'personal_sign').length;

test.beforeEach(({ page }) => passHumanCheck(page));

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it signs up by the one wallet there is, without a chooser, and in again, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ page, stack, visit }) => {
      const texts = TEXTS[locale];
      const wallet = await injectWallet(page);
      const { greeting } = signUpOf(page, stack, { locale });
      const person = personOf(page, wallet.address);
      await visit('/login?path=%2Fim%2Fgamecenter', { locale, width });
      wallet.mood = 'read';
      await use(page, locale);
      wallet.agree();
      await expect.poll(() => wallet.asked).toContain('eth_requestAccounts');
      wallet.agree();
      await expect(page.getByText(texts.signing)).toBeVisible();
      await expect.poll(() => signatures(wallet)).toBe(1);
      expect(await barriersOf(page)).toEqual([]);
      wallet.agree();
      await expect(page.getByText(texts.done)).toBeVisible();
      await expect(greeting).toContainText('50');
      expect(new URL(page.url()).pathname).toBe('/im/gamecenter');
      await page.keyboard.press('Escape');
      await expect(person).toBeVisible();
      const label = (await person.getAttribute('aria-label')) ?? 'none';

      await page.context().clearCookies();
      wallet.mood = 'agree';
      await visit('/login', { locale, width });
      await use(page, locale);
      await expect(person).toBeVisible();
      await expect(person).toHaveAttribute('aria-label', label);
      await expect(greeting).toBeHidden();
    },
  );
}

for (const [family, inject] of [
  ['Bitcoin', injectBitcoin],
  ['Solana', injectSolana],
] as const)
  test(`it signs up by a ${family}-style wallet, and in again`, inGrid(family === 'Solana'), async ({ page, stack, visit }) => {
    const { address } = await inject(page);
    const { greeting } = signUpOf(page, stack);
    await visit('/reg');
    await use(page);
    await expect(greeting).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(personOf(page, address)).toBeVisible();
    await page.context().clearCookies();
    await visit('/login');
    await use(page);
    await expect(personOf(page, address)).toBeVisible();
  });

test('it says nothing of a person who declines, and lets them try again', async ({ page, stack, visit }) => {
  const wallet = await injectWallet(page);
  await visit('/login');
  wallet.mood = 'decline';
  await use(page);
  const dialog = dialogOf(page);
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(dialog.getByRole('status')).toBeEmpty();
  wallet.mood = 'agree';
  await retry.click();
  await expect(signUpOf(page, stack).greeting).toBeVisible();
});

test(
  'it says nothing of a declined signature, and forgets a wallet that answers after it was cancelled',
  IN_FULL,
  async ({ page, visit }) => {
    const wallet = await injectWallet(page);
    await visit('/login');
    wallet.mood = 'read';
    await use(page);
    await expect.poll(() => wallet.asked).toContain('eth_requestAccounts');
    wallet.agree();
    await expect.poll(() => signatures(wallet)).toBe(1);
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    wallet.agree();
    wallet.mood = 'decline';
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => signatures(wallet)).toBe(2);
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.getByRole('status')).toBeEmpty();
    expect(new URL(page.url()).pathname).toBe('/login');
  },
);

test('it lets people choose among several wallets, by keyboard alone, from the login dialog', async ({ page, stack, visit }) => {
  const [ember, glaze] = [await injectWallet(page, 'Ember Wallet'), await injectWallet(page, 'Glaze Wallet')];
  await visit('/?login=abcdef');
  const button = page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Continue with a wallet' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Ember Wallet' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  const second = dialog.getByRole('button', { name: 'Glaze Wallet' });
  for (let step = 0; step < 4 && !(await second.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(signUpOf(page, stack).greeting).toBeVisible();
  expect([signatures(ember), signatures(glaze)]).toEqual([0, 1]);
});

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it shows a store, a code for phones and e-mail where there is no wallet, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, visit }) => {
      await visit('/login', { locale, width });
      await use(page, locale);
      const dialog = dialogOf(page, locale);
      await expect(dialog.getByRole('link', { name: 'MetaMask' }).first()).toHaveAttribute('href', /^https:\/\/metamask\.io\//);
      await expect(dialog.getByRole('img')).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
      await dialog.getByText(locale === 'en' ? 'More' : '更多', { exact: true }).press('Enter');
      await dialog.getByRole('button', { name: 'Telegram' }).press('Enter');
      await expect(page.getByText(locale === 'en' ? 'Coming Soon' : '即將推出')).toBeVisible();
      await dialog.getByRole('button', { name: locale === 'en' ? 'Use e-mail instead' : '改用電郵' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel(locale === 'en' ? 'E-mail' : '電郵地址')).toBeVisible();
    },
  );
}

test(
  'it follows the wallet again after a new document without a signature, and asks before it goes on as another account',
  IN_FULL,
  async ({ page, stack, visit }) => {
    const wallet = await injectWallet(page);
    const { greeting } = signUpOf(page, stack);
    await visit('/login');
    await use(page);
    await expect(greeting).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => [localStorage.getItem('walletType'), localStorage.getItem('walletAccount')])).toEqual([
      '1',
      wallet.address,
    ]);
    wallet.asked.length = 0;
    await page.reload();
    await expect.poll(() => wallet.asked, { timeout: 15_000 }).toContain('eth_accounts');
    const other = ethereumWallet();
    const dialog = page.getByRole('dialog', { name: 'Another account' });
    // Whatever the page does after its question, it must not miss this.
    await wallet.show(other);
    await expect(dialog).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
    expect(signatures(wallet)).toBe(0);
    await dialog.getByRole('button', { name: 'Continue as' }).click();
    await expect(greeting).toBeVisible();
    expect(signatures(wallet)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(personOf(page, other.address)).toBeVisible();
  },
);
