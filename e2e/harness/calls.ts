import { SUCCESS } from '@mortar/protocol';
import type { Page } from '@playwright/test';

/** Calls that a page made and that succeeded, by their path below `/api/`; of one that was refused, the code stands behind it. */
export function callsOf(page: Page): ReadonlySet<string> {
  const called = new Set<string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || response.status() !== 200) return;
    const { code } = (await response.json().catch(() => ({ code: -1 }))) as { code: number };
    called.add(pathname.slice('/api/'.length) + (code === SUCCESS ? '' : ` ${code}`));
  });
  return called;
}
