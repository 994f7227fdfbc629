import type { Page } from '@playwright/test';
import { expect, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

const gameOf = (page: Page) => page.frameLocator('iframe[sandbox="allow-scripts"]');
const placeOf = (page: Page) => gameOf(page).locator('.game');

test('it shows a game in motion in the site’s faces, offers sound, and takes the first press for the first move', async ({
  page,
  visit,
}) => {
  await visit('/games/kiln-stack');
  await expect(placeOf(page)).toHaveAttribute('data-phase', 'offered');
  await expect(gameOf(page).getByRole('status').filter({ hasText: 'Press Space to drop' })).toBeVisible();
  const faces = () =>
    placeOf(page).evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(faces).toEqual(expect.arrayContaining(['Instrument Sans Variable', 'Bricolage Grotesque Variable']));

  await expect(gameOf(page).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await gameOf(page).getByRole('button', { name: 'Play with sound' }).click();
  await expect(gameOf(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await expect(gameOf(page).getByRole('button', { name: 'Play with sound' })).toBeHidden();
  await expect(gameOf(page).getByRole('application')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(placeOf(page)).toHaveAttribute('data-phase', 'playing');
});

test('it plays on when its faces come late', async ({ page, visit }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/g/**/fonts/**', async (route) => {
    await held;
    await route.continue();
  });
  await visit('/games/kiln-stack');
  await expect(placeOf(page)).toHaveAttribute('data-phase', 'offered');
  letThrough();
  await expect.poll(() => placeOf(page).evaluate(() => document.readyState)).toBe('complete');
  await page.keyboard.press('Space');
  await expect(placeOf(page)).toHaveAttribute('data-phase', 'playing');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('it names the finger alone, and the bar is one line', async ({ page, visit }) => {
    await visit('/games/fuse', { width: 390, locale: 'zh-HK', theme: 'light' });
    await expect(placeOf(page)).toHaveAttribute('data-phase', 'offered');
    await expect(gameOf(page).getByRole('status').filter({ hasText: '滑動' })).toBeVisible();
    await expect(gameOf(page).getByText('方向鍵', { exact: true })).toHaveCount(0);
    const bar = await gameOf(page).locator('.bar').boundingBox();
    expect(bar?.height).toBeLessThan(52);
  });
});
