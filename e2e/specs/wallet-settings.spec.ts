import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { chainServer } from '../../server/test/chain-servers.ts';
import { barriersOf } from '../harness/barriers.ts';
import { passHumanCheck } from '../harness/human.ts';
import { injectBitcoin } from '../harness/injected-others.ts';
import { injectWallet } from '../harness/injected-wallet.ts';
import { signUpOf } from '../harness/sign-up.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const TEXTS = {
  en: {
    use: 'Continue with a wallet',
    settings: 'Settings',
    signIn: 'Login',
    methods: 'Ways to log in',
    last: 'Your only way to log in',
    bind: 'Add a wallet',
    unbind: 'Remove the wallet',
    remove: 'Remove: Ethereum wallet',
    removed: 'The wallet is removed from your account.',
    bound: 'The wallet is added to your account.',
    wallet: 'Wallet',
    network: 'Network',
    silent: 'No answer from Polygon.',
    again: 'Try again',
    disconnect: 'Disconnect',
    apart: 'Not connected in this browser',
    connect: 'Connect',
    connected: 'Connected',
    currencies: 'Currencies',
  },
  'zh-HK': {
    use: '以錢包繼續',
    settings: '設定',
    signIn: '登入方式',
    methods: '登入方式',
    last: '唯一的登入方式',
    bind: '加入錢包',
    unbind: '移除錢包',
    remove: '移除：Ethereum 錢包',
    removed: '錢包已從你的帳戶移除。',
    bound: '錢包已加入你的帳戶。',
    wallet: '錢包',
    network: '網絡',
    silent: 'Polygon 沒有回應。',
    again: '再試一次',
    disconnect: '中斷連接',
    apart: '未在這個瀏覽器連接',
    connect: '連接',
    connected: '已連接',
    currencies: '貨幣',
  },
} satisfies Record<Locale, Record<string, string>>;

const INSCRIPTION = `${'a'.repeat(64)}i0`;
const TOKEN = '{"p":"brc-20","op":"mint","tick":"ordi","amt":"1000"}';

/** Servers that speak as those of Ethereum, Polygon (silent until it is told to speak), Bitcoin and ord do. */
async function startChains() {
  const chains = { isPolygonUp: false };
  const rpc = (isUp: () => boolean, wei: bigint) =>
    chainServer((_path, body) => {
      const { id } = JSON.parse(body) as { id: number };
      return isUp() ? { jsonrpc: '2.0', id, result: `0x${wei.toString(16)}` } : undefined;
    });
  const sums = (funded_txo_sum: number) => ({ funded_txo_sum, spent_txo_sum: 0 });
  const servers = await Promise.all([
    rpc(() => true, 1_234_500_000_000_000_000n),
    rpc(() => chains.isPolygonUp, 7_000_000_000_000_000_000n),
    chainServer((path) => (path.startsWith('/address/') ? { chain_stats: sums(100_300), mempool_stats: sums(0) } : undefined)),
    chainServer((path) => {
      if (path.startsWith('/address/')) return { inscriptions: [INSCRIPTION] };
      if (path.startsWith('/content/')) return TOKEN;
      return { id: INSCRIPTION, number: 1207, content_type: 'text/plain', content_length: TOKEN.length };
    }),
  ]);
  const [ethereum, polygon, esplora, ord] = servers.map(({ url }) => url) as [string, string, string, string];
  const env = { CHAIN_RPC_1: ethereum, CHAIN_RPC_137: polygon, BTC_ESPLORA_URL: esplora, BTC_ORD_URL: ord };
  return { chains, env, close: () => servers.forEach((server) => server.close()) };
}

let servers: Awaited<ReturnType<typeof startChains>>;
const look = async (page: Page) => expect(await barriersOf(page)).toEqual([]);

async function withChains(stack: Stack): Promise<void> {
  servers = await startChains();
  await stack.stopServer();
  await stack.startServer(servers.env);
}

test.beforeEach(async ({ page, stack }) => {
  await withChains(stack);
  await passHumanCheck(page);
});
test.afterEach(() => servers.close());

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it shows the wallet, binds another one and unbinds the first, by keyboard, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ page, stack, visit }) => {
      test.setTimeout(180_000);
      const texts = TEXTS[locale];
      const [ember, bitcoin] = [await injectWallet(page), await injectBitcoin(page)];
      const press = async (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) => {
        await within.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
      };
      const panel = page.getByRole('dialog', { name: texts.wallet, exact: true });
      const openPanel = async (address: string) => {
        await page
          .locator('button[aria-haspopup="menu"]')
          .and(page.getByRole('button', { name: new RegExp(address.slice(0, 6)) }))
          .focus();
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: new RegExp(`^${texts.wallet}`) }).focus();
        await page.keyboard.press('Enter');
        await expect(panel.getByText(texts.connected)).toBeVisible();
        await expect(panel.getByText(address)).toBeVisible();
      };

      await visit('/login?path=%2Fsettings%2Fsign-in', { locale, width });
      await press(texts.use);
      await press('Ember Wallet', page.getByRole('dialog'));
      await expect(signUpOf(page, stack, { locale }).greeting).toBeVisible();
      await page.keyboard.press('Escape');
      const methods = page.getByRole('region', { name: texts.methods });
      await expect(methods.getByText(texts.last)).toBeVisible();
      await look(page);

      await openPanel(ember.address);
      await expect(panel.getByText('1.2345 ETH')).toBeVisible();
      await expect(panel.getByText(texts.silent)).toBeVisible();
      await look(page);
      servers.chains.isPolygonUp = true;
      const again = panel.getByRole('button', { name: texts.again, exact: true });
      await expect(async () => {
        // While an answer is on its way there is no button to press.
        if (await again.isVisible()) {
          await again.focus({ timeout: 1000 });
          await page.keyboard.press('Enter');
        }
        await expect(panel.getByText(texts.silent)).toBeHidden({ timeout: 1000 });
      }).toPass();
      await press(new RegExp(`^${texts.network}`), panel);
      const polygon = page.getByRole('menuitemradio', { name: 'Polygon' });
      await polygon.focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('button', { name: /Polygon$/ }).first()).toBeVisible();
      await expect(panel.getByText('7 POL')).toBeVisible();
      expect(ember.asked.filter((method) => method.startsWith('wallet_'))).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_switchEthereumChain',
      ]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();

      await press(texts.bind, methods);
      const binding = page.getByRole('dialog', { name: texts.bind });
      await look(page);
      await press('UniSat', binding);
      await expect(page.getByText(texts.bound)).toBeVisible();
      await expect(methods.getByRole('listitem')).toHaveCount(2);
      await expect(methods.getByText(`${bitcoin.address.slice(0, 8)}…${bitcoin.address.slice(-4)}`)).toBeVisible();

      await press(new RegExp(`^${texts.remove} `), methods);
      await look(page);
      ember.mood = 'decline';
      await press(texts.remove, methods);
      const unbinding = page.getByRole('dialog', { name: texts.unbind });
      await expect(unbinding.getByRole('button', { name: texts.again })).toBeVisible();
      await expect(unbinding.getByRole('status')).toBeEmpty();
      await look(page);
      ember.mood = 'agree';
      await press(texts.again, unbinding);
      await expect(page.getByText(texts.removed)).toBeVisible();
      await expect(methods.getByRole('listitem')).toHaveCount(1);
      await expect(methods.getByText(texts.last)).toBeVisible();

      await openPanel(bitcoin.address);
      await expect(panel.getByRole('list', { name: texts.currencies }).getByRole('button')).toHaveText(/^BTC\s+0\.001003$/);
      await expect(panel.getByText('ordi')).toBeVisible();
      await look(page);
      await press(texts.disconnect, panel);
      await press(texts.disconnect, page.getByRole('alertdialog'));
      // Whoever has no e-mail address is logged out with the wallet (spec §4).
      await expect(page).toHaveURL(`${stack.origin}/`);
      expect(await page.evaluate(() => ['walletType', 'walletAccount', 'inscriptions'].map((key) => localStorage.getItem(key)))).toEqual([
        null,
        null,
        null,
      ]);
    },
  );
}
