import { barriersOf } from '../harness/barriers.ts';
import { passHumanCheck } from '../harness/human.ts';
import { startPhoneWallet, type PhoneWallet } from '../harness/phone-wallet.ts';
import { startRelay, type Relay } from '../harness/relay.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const PROJECT = 'mortartests0000000000000000000000';
let relay: Relay;
let phone: PhoneWallet;

test.beforeEach(async ({ page, stack }) => {
  await passHumanCheck(page);
  relay = await startRelay();
  phone = await startPhoneWallet(relay.url, PROJECT);
  await stack.stopServer();
  await stack.startServer({ WALLETCONNECT_PROJECT_ID: PROJECT, WALLETCONNECT_RELAY_URL: relay.url });
});
test.afterEach(async () => {
  await phone.close();
  await relay.close();
});

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const)
  test(
    `it signs up by a wallet on another device, paired by a code or a link, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, stack, visit, complaints }) => {
      // The relay's own page that vouches for sites lies in the internet.
      complaints.allow(/verify\.walletconnect|ERR_/);
      const { greeting } = signUpOf(page, stack, { locale });
      await visit('/login', { locale, width });
      await page.getByRole('button', { name: locale === 'en' ? 'Continue with a wallet' : '以錢包繼續' }).click();
      await page.getByRole('button', { name: 'WalletConnect' }).click();
      const link = page.getByRole('link', { name: locale === 'en' ? 'Open a wallet on this device' : '在這部裝置打開錢包' });
      await expect(link).toHaveAttribute('href', /^wc:[0-9a-f]{64}@2\?/, { timeout: 30_000 });
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
      await phone.pair((await link.getAttribute('href'))!);
      await expect(greeting).toBeVisible({ timeout: 30_000 });
      expect(phone.signed).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: new RegExp(phone.address.slice(0, 6)) })).toBeVisible();
      expect(await page.evaluate(() => [localStorage.getItem('walletType'), localStorage.getItem('walletconnect') !== null])).toEqual([
        '2',
        true,
      ]);
    },
  );
