import { SUCCESS, type Locale, type Output } from '@mortar/protocol';
import { finishRun, getMyPoints, getTopRank } from '@mortar/protocol/games';
import type { CDPSession, Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { signUpOf } from '../harness/sign-up.ts';
import type { Stack } from '../harness/stack.ts';
import { expect, test } from '../harness/test.ts';

const TEXTS = {
  en: {
    connect: 'Connect',
    toRegister: 'Create an account',
    play: 'Play',
    pause: 'Pause',
    finish: 'End game',
    again: 'Play again',
    counted: 'Score saved',
    kept: 'Saved on this device',
    frame: /, the game$/,
    centre: 'Game centre',
    points: /^\+\d+ points?$/,
    you: 'You',
  },
  'zh-HK': {
    connect: '連接',
    toRegister: '立即註冊',
    play: '開始',
    pause: '暫停',
    finish: '提早結束',
    again: '再玩一局',
    counted: '分數已儲存',
    kept: '成績已暫存',
    frame: /遊戲畫面$/,
    centre: '遊戲中心',
    points: /^\+\d+ 積分$/,
    you: '你',
  },
} satisfies Record<Locale, Record<string, string | RegExp>>;

const FINISH = finishRun.path;

/** A visitor of the landing page becomes a person and is greeted with bricks. */
async function signUp(page: Page, stack: Stack, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  const banner = page.getByRole('banner');
  await banner
    .getByRole('link', { name: texts.connect })
    .or(banner.getByRole('button', { name: texts.connect }))
    .first()
    .click();
  await page
    .getByRole('link', { name: texts.toRegister })
    .or(page.getByRole('button', { name: texts.toRegister }))
    .first()
    .click();
  const form = signUpOf(page, stack, { locale });
  await form.begin();
  await form.enter(await form.codeOfMail());
  const { greeting } = form;
  await expect(greeting).toContainText('50');
  await page.keyboard.press('Escape');
  await expect(greeting).toBeHidden();
}

const gameOf = (page: Page) => page.frameLocator('iframe[sandbox="allow-scripts"]');

/** What the server answers to the end of the next run. */
async function nextResult(page: Page): Promise<Output<typeof finishRun>> {
  const answer = await page.waitForResponse((response) => response.url().endsWith(FINISH) && response.ok());
  const { code, data } = (await answer.json()) as { code: number; data: Output<typeof finishRun> };
  expect(code).toBe(SUCCESS);
  return data;
}

/** Reads an endpoint as the page itself did last. */
const lastAnswer = (page: Page, id: typeof getTopRank | typeof getMyPoints) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === id.path && response.ok());

/** Drops bricks by the space bar until the run is over; the first one always lies. */
async function playByKeyboard(page: Page, locale: Locale): Promise<void> {
  await expect(gameOf(page).getByRole('button', { name: TEXTS[locale].play })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gameOf(page).getByRole('application')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(gameOf(page).locator('.game')).toHaveAttribute('data-phase', 'over', { timeout: 100 });
  }).toPass({ intervals: [300] });
  await expect(gameOf(page).getByRole('button', { name: TEXTS[locale].again })).toBeFocused();
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
  const { play, pause, finish } = TEXTS[locale];
  const client = await page.context().newCDPSession(page);
  const phase = () => game.locator('.game').getAttribute('data-phase');
  await game.getByRole('button', { name: play }).click();
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

test.describe('at a desk', () => {
  test('it leads a visitor from the landing page to a score of their own, by keyboard', async ({ page, stack, visit }) => {
    test.setTimeout(120_000);
    await visit('/');
    await signUp(page, stack, 'en');
    await visit('/games/kiln-stack');
    await expect(page.getByTitle(TEXTS.en.frame)).toBeVisible();
    const [result, board] = await Promise.all([
      nextResult(page),
      page.waitForResponse(async (response) => {
        if (new URL(response.url()).pathname !== getTopRank.path) return false;
        return (await response.json()).data.items.length > 0;
      }),
      playByKeyboard(page, 'en'),
    ]);
    expect(result.score).toBeGreaterThan(0);
    expect(result).toMatchObject({ best: result.score, isBest: true, rank: 1, total: result.points });
    expect((await board.json()).data).toMatchObject({ items: [{ rank: 1, score: result.score }], me: { rank: 1 } });

    const side = page.getByRole('complementary');
    await expect(side.getByText(TEXTS.en.counted)).toBeVisible();
    await expect(side.getByText(TEXTS.en.points)).toHaveText(new RegExp(`\\+${result.points} `));
    await expect(side.getByText(TEXTS.en.you, { exact: true })).toBeVisible();
    expect(await barriersOfGame(page)).toEqual([]);

    const points = lastAnswer(page, getMyPoints);
    await page.reload();
    expect((await (await points).json()).data).toEqual({ points: result.total, rank: 1 });
  });

  test('it gives the focus to the game, and back to the page on Escape', async ({ page, visit }) => {
    await visit('/games/fuse');
    const faces = () =>
      gameOf(page)
        .locator('.game')
        .evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    await expect
      .poll(faces)
      .toEqual(
        expect.arrayContaining([expect.stringMatching('Instrument Sans Variable'), expect.stringMatching('Bricolage Grotesque Variable')]),
      );
    await expect(gameOf(page).getByRole('button', { name: TEXTS.en.play })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: TEXTS.en.centre })).toBeFocused();
  });

  test('it lets a visitor look and asks them to log in when they want to play', async ({ page, visit }) => {
    await visit('/games/kiln-stack');
    await gameOf(page).getByRole('button', { name: TEXTS.en.play }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(gameOf(page).getByRole('button', { name: TEXTS.en.play })).toBeVisible();
  });

  test('it keeps a run that could not be sent over a reload, and counts it once', async ({ page, stack, visit, complaints }) => {
    test.setTimeout(120_000);
    complaints.allow(/Failed to load resource/);
    await visit('/');
    await signUp(page, stack, 'en');
    await visit('/games/kiln-stack');
    stack.proxy.fault(/\/game\/run\/finish/, { drop: true });
    await playByKeyboard(page, 'en');
    await expect(page.getByText(TEXTS.en.kept)).toBeVisible();
    await page.reload();
    await expect(page.getByText(TEXTS.en.kept)).toBeVisible();
    stack.proxy.heal();
    const { total, points } = await nextResult(page);
    expect(total).toBe(points);
    await expect(page.getByText(TEXTS.en.counted)).toBeVisible();
    await page.reload();
    await expect(gameOf(page).getByRole('button', { name: TEXTS.en.play })).toBeVisible();
    await expect(page.getByText(TEXTS.en.counted)).toBeHidden();
  });

  test('it hears no other window than the game’s', async ({ page, stack, visit }) => {
    await visit('/games/fuse');
    await expect(gameOf(page).getByRole('button', { name: TEXTS.en.play })).toBeFocused();
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
    expect(stack.proxy.requests(/game\/run/)).toEqual([]);
  });

  test('it answers an unknown game with the page for what is not found', async ({ page, visit, complaints }) => {
    complaints.allow(/a status of 404 [^/]*\(http:\/\/localhost:\d+\/games\/chess\)$/);
    await visit('/games/chess');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('it leads a visitor from the landing page to a score of their own, by touch', async ({ page, stack, visit }) => {
    test.setTimeout(120_000);
    const [locale, width] = ['zh-HK', 390] as const;
    await visit('/', { locale, width });
    await signUp(page, stack, locale);
    await visit('/games/fuse', { locale, width });
    const [result] = await Promise.all([nextResult(page), playByTouch(page, locale)]);
    expect(result.score).toBeGreaterThan(0);
    expect(result).toMatchObject({ best: result.score, isBest: true, total: result.points });
    await expect(page.getByText(TEXTS[locale].counted)).toBeVisible();
    await expect(page.getByText(TEXTS[locale].points)).toBeVisible();
    expect(await barriersOfGame(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  });
});
