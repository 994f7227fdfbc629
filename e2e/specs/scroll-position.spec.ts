import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** How long the code of a page is held back, in ms. */
const LATE_MS = 1500;

for (const path of ['/whitepaper', '/im/gamecenter'])
  test(`it stands where it stood after ${path} was loaded anew`, async ({ page, visit }) => {
    await visit(path, { width: 390 });
    await page.setViewportSize({ width: 390, height: 400 });
    await expect(heading(page)).toBeVisible();
    await scrollTo(page, 420);
    await page.reload();
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await expect.poll(() => top(page)).toBe(420);
  });

test('it waits for a remote that comes late, and stays with who moves the page meanwhile', async ({ page, stack, visit }) => {
  await visit('/dev-center', { width: 390 });
  await expect(heading(page)).toBeVisible();
  await scrollTo(page, 1200);
  stack.proxy.fault(/^\/r\/devcenter\//, { delayMs: LATE_MS });
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => top(page)).toBe(1200);

  await page.reload();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.mouse.wheel(0, -2000);
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await top(page)).toBe(0);
});

test('it comes back to where a page was left, and leads to a section over that', async ({ page, visit }) => {
  await visit('/');
  await expect(heading(page)).toBeVisible();
  await scrollTo(page, 1000);
  // Playwright's own click would scroll the link into view.
  await page.locator('a[href="/whitepaper"]').first().dispatchEvent('click');
  await expect(page).toHaveTitle(/^Whitepaper/);
  await expect.poll(() => top(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(1000);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(700);

  await page.goto(new URL('/#roadmap', page.url()).href);
  await expect(page.locator('#roadmap')).toBeInViewport();
});
