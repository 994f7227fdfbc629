import type { Page } from '@playwright/test';

/** Passes the human check wherever it comes up: the tests of one stack share a network, and many newcomers of one are asked. */
export function passHumanCheck(page: Page): Promise<void> {
  const confirm = page.locator('button:enabled:not([aria-disabled="true"])').filter({ hasText: /^(I'm not a bot|我不是機械人)$/ });
  // It may have gone by itself by the time it is pressed.
  const press = () => confirm.click({ timeout: 1000 }).catch(() => undefined);
  return page.addLocatorHandler(confirm, press, { noWaitAfter: true });
}
