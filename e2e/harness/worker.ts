import type { Page } from '@playwright/test';

/** Waits until the page's site has a service worker that answers for the next document. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => active.state === 'activated' && resolve());
    });
  });
}

/** Paths with query of everything that the site's caches hold. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const entries = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return entries.flat().map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
  });
}
