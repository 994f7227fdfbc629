import type { Locale } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { signUpOf } from '../harness/sign-up.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, inGrid, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

const TEXTS = {
  en: {
    register: 'Create an account',
    congratulations: 'Congratulations',
    hub: 'Game Hub',
    game: /^Kiln Stack/,
    logInToPlay: 'Log in to play',
    unplayed: 'Not played yet',
    centre: 'Game centre',
    points: 'My points',
    games: 'Games',
    daily: 'Daily challenge',
    recent: 'Recent games',
    none: 'No games played yet',
    rank: 'Leaderboard',
    login: 'Log in',
    bricks: 'Bricks',
    balances: 'Your bricks',
    history: 'History',
    cause: 'Registration reward',
    change: '+50 gold',
  },
  'zh-HK': {
    register: '立即註冊',
    congratulations: '恭喜',
    hub: '遊戲館',
    game: /^疊磚/,
    logInToPlay: '登入後即可玩',
    unplayed: '還未玩過',
    centre: '遊戲中心',
    points: '我的積分',
    games: '遊戲',
    daily: '每日挑戰',
    recent: '最近的遊戲',
    none: '還未玩過遊戲',
    rank: '排行榜',
    login: '登入',
    bricks: '磚塊',
    balances: '你的磚塊',
    history: '紀錄',
    cause: '註冊獎勵',
    change: '+50 塊金磚',
  },
} satisfies Record<Locale, Record<string, string | RegExp>>;

const PLACES = [
  ['en', 1440],
  ['zh-HK', 390],
] as const;

/** Fills the form that is open, with the code out of the mail. */
async function signUp(page: Page, stack: Stack, locale: Locale): Promise<void> {
  const form = signUpOf(page, stack, { locale });
  await form.begin();
  await form.enter(await form.codeOfMail());
}

async function greeted(page: Page, locale: Locale): Promise<void> {
  const greeting = page.getByRole('dialog', { name: TEXTS[locale].congratulations });
  await expect(greeting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(greeting).toBeHidden();
}

/** No finding of axe, and nothing wider than the window, once the page has come. */
async function expectSound(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
}

for (const [locale, width] of PLACES) {
  test(
    `it shows a visitor the games, signs in for one, and opens it, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ page, stack, visit }) => {
      const texts = TEXTS[locale];
      await visit('/', { locale, width });
      if (width < 750) await page.locator('[popovertarget]:visible').press('Enter');
      await page.getByRole('banner').getByRole('link', { name: texts.hub, exact: true }).press('Enter');
      const hub = page.getByRole('dialog', { name: texts.hub });
      const game = hub.getByRole('link', { name: texts.game });
      await expect(game).toBeVisible();
      await expect(hub.getByText(texts.logInToPlay, { exact: true })).toHaveCount(2);
      await expectSound(page);

      await game.press('Enter');
      const login = page.getByRole('dialog', { name: texts.login, exact: true });
      await login.getByRole('button', { name: texts.register }).click();
      await signUp(page, stack, locale);
      await expect(page).toHaveURL(`${stack.origin}/games/kiln-stack`);
      await greeted(page, locale);
      await expect(page.getByRole('heading', { level: 1, name: texts.game })).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(stack.origin + '/');
      if (width < 750) await page.locator('[popovertarget]:visible').press('Enter');
      await page.getByRole('banner').getByRole('link', { name: texts.hub, exact: true }).press('Enter');
      await expect(hub.getByText(texts.unplayed)).toHaveCount(2);
      await expectSound(page);
      const [tab] = await Promise.all([page.context().waitForEvent('page'), game.press('Enter')]);
      await expect(tab).toHaveURL(`${stack.origin}/games/kiln-stack`);
      expect(await tab.evaluate(() => opener)).toBeNull();
      await tab.close();
      await page.keyboard.press('Escape');
      await expect(hub).toBeHidden();
    },
  );

  test(
    `it shows the first reward with its cause, and the game centre, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, stack, visit }) => {
      const texts = TEXTS[locale];
      await visit('/reg', { locale, width });
      await signUp(page, stack, locale);
      await greeted(page, locale);

      await visit('/bricks', { locale, width });
      await expect(page.getByRole('heading', { level: 1, name: texts.bricks })).toBeVisible();
      await expect(page.getByRole('region', { name: texts.balances })).toContainText('50');
      const entry = page.getByRole('region', { name: texts.history }).getByRole('listitem');
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText(texts.cause);
      await expect(entry).toContainText(texts.change);
      await expectSound(page);

      await page.getByRole('main').locator('a[href="/im/gamecenter"]').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: texts.centre })).toBeFocused();
      await expect(page.getByRole('region', { name: texts.points })).toContainText('0');
      await expect(page.getByRole('region', { name: texts.rank }).getByRole('heading', { level: 3 })).toBeVisible();
      await expect(page.getByRole('region', { name: texts.games, exact: true }).getByRole('link', { name: texts.game })).toBeVisible();
      await expect(page.getByRole('region', { name: texts.daily }).getByRole('link', { name: texts.game })).toBeVisible();
      await expect(page.getByRole('region', { name: texts.recent })).toContainText(texts.none);
      await expectSound(page);
    },
  );
}

test('it asks a visitor to log in for the bricks and for points, and shows the games', async ({ page, visit }) => {
  await visit('/bricks');
  await expect(page).toHaveURL(/\/\?path=%2Fbricks&login=[a-z]{6}$/);
  await expect(page.getByRole('dialog', { name: 'Log in', exact: true })).toBeVisible();

  await visit('/im/gamecenter', { theme: 'light' });
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Games', exact: true }).getByRole('link', { name: /^Kiln Stack/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'No scores yet' })).toBeVisible();
  await expectSound(page);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in', exact: true })).toBeVisible();
});
