import { SUCCESS, type Endpoint, type Locale, type Output } from '@mortar/protocol';
import { claimRun, finishOpenRun, finishRun, getMyPoints } from '@mortar/protocol/games';
import type { CDPSession, Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { passHumanCheck } from '../harness/human.ts';
import { injectWallet } from '../harness/injected-wallet.ts';
import { overflowOf } from '../harness/overflow.ts';
import { withProvider } from '../harness/provider.ts';
import { signUpOf } from '../harness/sign-up.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

const TEXTS = {
  en: {
    pause: 'Pause',
    finish: 'End game',
    again: 'Play again',
    counted: 'Score saved',
    kept: 'Saved on this device',
    unclaimed: 'Not saved yet',
    keep: /^Sign up to keep \d+ points?$/,
    arrived: /saved to your account/,
    playNow: 'Play now',
    frame: /, the game$/,
    centre: 'Game centre',
    points: /\+\d+ points?/,
    you: 'You',
  },
  'zh-HK': {
    pause: '暫停',
    finish: '提早結束',
    again: '再玩一局',
    counted: '分數已儲存',
    kept: '成績已暫存',
    unclaimed: '成績尚未儲存',
    keep: /^註冊即可保留 \d+ 積分$/,
    arrived: /已存入你的帳戶/,
    playNow: '立即玩遊戲',
    frame: /遊戲畫面$/,
    centre: '遊戲中心',
    points: /\+\d+ 積分/,
    you: '你',
  },
} satisfies Record<Locale, Record<string, string | RegExp>>;

/** A person with an account of their own, on a page of theirs. */
async function signUp(page: Page, stack: Stack, locale: Locale): Promise<void> {
  const form = signUpOf(page, stack, { locale });
  await form.begin();
  await form.enter(await form.codeOfMail());
  await expect(form.greeting).toContainText('50');
}

const gameOf = (page: Page) => page.frameLocator('iframe[sandbox="allow-scripts"]');

/** What the server answers to the next run that ends so. */
async function nextResult(page: Page, by: Endpoint = finishRun): Promise<Output<typeof finishRun>> {
  const answer = await page.waitForResponse((response) => response.url().endsWith(by.path) && response.ok());
  const { code, data } = (await answer.json()) as { code: number; data: Output<typeof finishRun> };
  expect(code).toBe(SUCCESS);
  return data;
}

/** The card of the last run, over the game. */
const cardOf = (page: Page, name: string) => page.getByRole('region', { name });
const phaseOf = (page: Page) => gameOf(page).locator('.game');

/** Drops bricks until the run is over; the first one always lies. */
async function dropUntilOver(page: Page, drop: () => Promise<void>): Promise<void> {
  await expect(phaseOf(page)).toHaveAttribute('data-phase', 'offered');
  await expect(async () => {
    await drop();
    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'over', { timeout: 100 });
  }).toPass({ intervals: [300] });
}

const dropByKeyboard = (page: Page) => dropUntilOver(page, () => page.keyboard.press('Space'));

async function dropByTouch(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await dropUntilOver(page, async () => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 400 }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
}

/** Counts the clicks of a person on pages; moves in a game are none. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('clickedByPerson', () => (clicks += 1));
  await page.addInitScript(() => {
    const counted = () => (window as unknown as { clickedByPerson(): void }).clickedByPerson();
    if (window === window.top) document.addEventListener('click', ({ isTrusted }) => isTrusted && counted(), true);
  });
  return () => clicks;
}

async function swipe(client: CDPSession, [dx, dy]: readonly [number, number]): Promise<void> {
  const [x, y] = [195, 400];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + dx, y: y + dy }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const SWIPES = [
  [-80, 0],
  [0, -80],
  [80, 0],
  [0, 80],
] as const;

/**
 * Slides tiles by the finger until some have merged, then ends the run, which may also be lost before. Buttons are clicked:
 * Chromium 150 takes the place of the frame off an emulated tap's click twice, so that it lands above what was tapped.
 */
async function playByTouch(page: Page, locale: Locale): Promise<void> {
  const game = gameOf(page);
  const { pause, finish } = TEXTS[locale];
  const client = await page.context().newCDPSession(page);
  const phase = () => game.locator('.game').getAttribute('data-phase');
  await expect(game.locator('.game')).toHaveAttribute('data-phase', 'offered');
  for (let turn = 0; turn < 60 && Number(await game.locator('.score .value').textContent()) < 60; turn += 1)
    await swipe(client, SWIPES[turn % SWIPES.length]!);
  // A press right behind a swipe may be a part of it to the browser; a person presses again.
  await expect(async () => {
    if ((await phase()) === 'playing') await game.getByRole('button', { name: pause }).click({ timeout: 1000 });
    expect(await phase()).toMatch(/^(paused|over)$/);
  }).toPass();
  if ((await phase()) === 'paused') await game.getByRole('button', { name: finish }).click();
}

/** The page with the game in its frame; stylesheets are not asked for anew, which the game's policy forbids. */
const barriersOfGame = (page: Page) => barriersOf(page, { preload: false });

/** A first visitor: from the landing page into a moving game by one click, and on to a counted score with an account. */
async function walk(page: Page, stack: Stack, locale: Locale, play: (page: Page) => Promise<void>): Promise<Output<typeof finishRun>> {
  const texts = TEXTS[locale];
  const clicks = await countClicks(page);
  await page.reload();
  await page.locator('main a[href="/games/kiln-stack"]').first().click();
  await expect(page).toHaveURL(/\/games\/kiln-stack$/);
  expect(clicks()).toBe(1);
  const [played] = await Promise.all([nextResult(page, finishOpenRun), play(page)]);
  // An emulated tap in a frame may click the page around it too.
  const byTaps = clicks() - 1;
  expect(played.score).toBeGreaterThan(0);
  expect(played).toMatchObject({ isBest: true, total: played.points, place: { before: null, now: expect.any(Number) } });

  const card = cardOf(page, texts.unclaimed);
  await expect(card).toContainText(texts.points);
  expect(await barriersOfGame(page)).toEqual([]);
  await card.getByRole('link', { name: texts.keep }).click();
  const [claimed] = await Promise.all([nextResult(page, claimRun), signUp(page, stack, locale)]);
  expect(clicks() - byTaps).toBeLessThanOrEqual(6);
  expect(claimed).toMatchObject({ score: played.score, total: played.points, bricks: played.bricks });

  await expect(page).toHaveURL(/\/games\/kiln-stack$/);
  await page.getByRole('link', { name: texts.playNow }).click();
  await expect(page.getByRole('status').filter({ hasText: texts.arrived })).toContainText(texts.points);
  return claimed;
}

test.describe('at a desk', () => {
  test('it leads a first visitor into a game by one click, and keeps what they scored through the sign-up', async ({
    page,
    stack,
    visit,
  }) => {
    test.setTimeout(150_000);
    await visit('/');
    const claimed = await walk(page, stack, 'en', dropByKeyboard);

    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'offered');
    await gameOf(page).getByRole('application').focus();
    const [result] = await Promise.all([nextResult(page), dropByKeyboard(page)]);
    expect(result.total).toBe(claimed.total + result.points);
    expect(result.bricks).toBe(Math.floor(result.total / 10) - Math.floor(claimed.total / 10));
    const card = cardOf(page, TEXTS.en.counted);
    await expect(card).toContainText(TEXTS.en.points);
    await expect(card.getByRole('button', { name: TEXTS.en.again })).toBeFocused();
    expect(await barriersOfGame(page)).toEqual([]);
    const [picture] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Share' }).click()]);
    expect(picture.suggestedFilename()).toBe(`mortar-kiln-stack-${result.score}.png`);
    await card.getByRole('button', { name: TEXTS.en.again }).press('Enter');
    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'offered');
    await expect(page.getByRole('complementary').getByText(TEXTS.en.you, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Start today’s challenge' }).click();
    await expect(page.getByRole('button', { name: 'Start today’s challenge' })).toBeHidden();
    const [daily] = await Promise.all([nextResult(page), dropByKeyboard(page)]);
    expect(daily).toMatchObject({ isdaily: true, place: { before: null, now: expect.any(Number) } });
    const points = page.waitForResponse((response) => new URL(response.url()).pathname === getMyPoints.path && response.ok());
    await page.reload();
    expect((await (await points).json()).data).toEqual({ points: daily.total, rank: daily.rank });
    await expect(page.getByText('You’ve had today’s try.')).toBeVisible();
  });

  /** Ways to an account that lead past the form of the site, each with what it needs beforehand. */
  const WAYS = {
    'a wallet': async (page: Page) => {
      await injectWallet(page);
      return { sign: () => page.getByRole('button', { name: 'Continue with a wallet' }).click(), end: async () => undefined };
    },
    'a third party': async (page: Page, stack: Stack) => {
      const provider = await withProvider(stack);
      provider.residents.set('player', { sub: 'player', email: 'player@example.com', email_verified: true });
      const sign = async () => {
        const google = page.getByRole('button', { name: 'Continue with Google' });
        const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()]);
        await popup.getByRole('link', { name: 'Continue as player@example.com' }).click();
      };
      return { sign, end: () => provider.close() };
    },
  };

  for (const [way, begin] of Object.entries(WAYS))
    test(`it keeps what a visitor scored through a sign-up by ${way}`, async ({ page, stack, visit }) => {
      test.setTimeout(120_000);
      await passHumanCheck(page);
      const { sign, end } = await begin(page, stack);
      await visit('/games/kiln-stack');
      const [played] = await Promise.all([nextResult(page, finishOpenRun), dropByKeyboard(page)]);
      await cardOf(page, TEXTS.en.unclaimed).getByRole('link', { name: TEXTS.en.keep }).click();
      const [claimed] = await Promise.all([nextResult(page, claimRun), sign()]);
      expect(claimed).toMatchObject({ score: played.score, total: played.points });
      await expect(signUpOf(page, stack).greeting).toContainText('50');
      await expect(page).toHaveURL(/\/games\/kiln-stack$/);
      await end();
    });

  test('it gives the focus to the game, and back to the page on Escape', async ({ page, visit }) => {
    await visit('/games/fuse');
    await expect(gameOf(page).getByRole('application')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: TEXTS.en.centre })).toBeFocused();
  });

  test('it keeps a visitor’s run that could not be sent over a reload, and counts it once', async ({ page, stack, visit, complaints }) => {
    test.setTimeout(120_000);
    complaints.allow(/Failed to load resource/);
    await visit('/games/kiln-stack');
    stack.proxy.fault(/\/game\/open\/run\/finish/, { drop: true });
    await dropByKeyboard(page);
    await expect(page.getByText(TEXTS.en.kept)).toBeVisible();
    await page.reload();
    await expect(page.getByText(TEXTS.en.kept)).toBeVisible();
    stack.proxy.heal();
    const { points } = await nextResult(page, finishOpenRun);
    await visit('/reg');
    const [{ total }] = await Promise.all([nextResult(page, claimRun), signUp(page, stack, 'en')]);
    expect(total).toBe(points);
    await visit('/games/kiln-stack');
    await expect(phaseOf(page)).toHaveAttribute('data-phase', 'offered');
    await expect(page.getByText(TEXTS.en.arrived)).toBeHidden();
  });

  test('it hears no other window than the game’s', async ({ page, stack, visit }) => {
    await visit('/games/fuse');
    await expect(gameOf(page).getByRole('application')).toBeFocused();
    const [stranger] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/favicon.svg'))]);
    // The page listens before anything is said.
    const heard = await page.evaluateHandle(() => ({
      leave: new Promise((resolve) => window.addEventListener('message', ({ data }) => data.type === 'leave' && resolve(true))),
    }));
    await stranger.evaluate(() => {
      for (const type of ['play', 'ready', 'leave']) (window.opener as Window).postMessage({ type }, '*');
    });
    expect(await heard.evaluate(({ leave }) => leave)).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: TEXTS.en.centre })).not.toBeFocused();
    expect(stack.proxy.requests(/game\/open\/run/)).toHaveLength(1);
  });

  test('it answers an unknown game with the page for what is not found', async ({ page, visit, complaints }) => {
    complaints.allow(/a status of 404 [^/]*\(http:\/\/localhost:\d+\/games\/chess\)$/);
    await visit('/games/chess');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('it leads a first visitor from the landing page to a score of their own, by touch', async ({ page, stack, visit }) => {
    test.setTimeout(150_000);
    const [locale, width] = ['zh-HK', 390] as const;
    await visit('/', { locale, width });
    await walk(page, stack, locale, dropByTouch);
    expect(await overflowOf(page)).toEqual([]);
    await visit('/games/fuse', { locale, width });
    const [result] = await Promise.all([nextResult(page), playByTouch(page, locale)]);
    expect(result.score).toBeGreaterThan(0);
    await expect(cardOf(page, TEXTS[locale].counted)).toContainText(TEXTS[locale].points);
    expect(await barriersOfGame(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  });
});
