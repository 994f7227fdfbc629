import { expect, type Locator, type Page } from '@playwright/test';

/** What tests look for on any page of the site. */
export interface Site {
  /** Header of the landing page or bar of the app frame. */
  banner: Locator;
  navigation: Locator;
  /** The page's own heading. */
  heading: Locator;
  tryAgain: Locator;
}

export function siteOf(page: Page): Site {
  return {
    banner: page.getByRole('banner'),
    navigation: page.getByRole('navigation').first(),
    heading: page.getByRole('main').getByRole('heading').first(),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
  };
}

/** Header and navigation stand: the rest of the site goes on whatever happened to one area. */
export async function expectFrame(page: Page): Promise<void> {
  const { banner, navigation } = siteOf(page);
  await expect(banner).toBeVisible();
  await expect(navigation).toBeVisible();
}

/** Follows a link of ours without loading a new document, wherever it stands on the page. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
}

/** Goes to a path that no link leads to without loading a new document, as the browser's own buttons do. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Marks the document, so that a test can tell whether it is still the same one. */
export async function markDocument(page: Page): Promise<{ isSame: () => Promise<boolean> }> {
  const mark = Math.random();
  await page.evaluate((value) => Object.assign(window, { mortarMark: value }), mark);
  return { isSame: () => page.evaluate((value) => (window as Window & { mortarMark?: number }).mortarMark === value, mark) };
}

/**
 * Lets a page wait for news of the registry as long as they take: a person is not kept waiting for them, but a busy
 * machine must not decide what a test sees. Call it before the page is opened.
 */
export async function patientWithNews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms * 30);
  });
}
