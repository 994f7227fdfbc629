import { chromium, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barriersOf } from '../harness/barriers.ts';
import { chromiumArguments, chromiumPath } from '../harness/chromium.ts';
import { overflowOf } from '../harness/overflow.ts';
import { expectFrame, siteOf } from '../harness/site.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { expect, inGrid, test, type VisitOptions } from '../harness/test.ts';
import { keptPaths, workerReady } from '../harness/worker.ts';

/** The worker's cache holds this and nothing else. */
const OFFLINE_PAGE = /^\/offline\.html\?[0-9a-f]{16}$/;

// The browser writes every file that does not come to the console; panels load when the page is idle, with a network or without.
const UNANSWERED = [/Failed to load resource/, /ERR_/, /^console: .*RUNTIME-008/];

const WORDS = {
  en: { offline: 'You’re offline', again: 'Try again', still: 'Still no answer.', whitepaper: 'Mortar: one wall, many hands' },
  'zh-HK': { offline: '沒有網絡連線', again: '再試一次', still: '仍然沒有回應。', whitepaper: 'Mortar：一道牆，眾人砌' },
};

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Asks for a path as a person does who types it, where nothing may answer. */
const go = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

/**
 * Chromium 150 forgets over a navigation that a page is emulated to be offline: its requests fail, and it says that it is
 * online. Tells it once more. @returns what ends it
 */
async function stayOffline(page: Page): Promise<() => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  const emulate = (offline: boolean) =>
    client.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await client.send('Network.enable');
  await emulate(true);
  return () => emulate(false);
}

for (const options of [
  { locale: 'en', width: 1440, theme: 'dark' },
  { locale: 'zh-HK', width: 390, theme: 'light' },
] as const satisfies VisitOptions[]) {
  const { locale, width, theme } = options;
  test(
    `it shows a page of its own without a network and leads on with it, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, context, stack, visit, complaints }) => {
      complaints.allow(...UNANSWERED);
      const words = WORDS[locale];
      await visit('/', options);
      await workerReady(page);
      await context.setOffline(true);
      await go(page, `${stack.origin}/whitepaper`);
      const comeOnline = await stayOffline(page);
      await expect(titled(page, words.offline)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page).toHaveURL(/\/whitepaper$/);
      expect(await barriersOf(page)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
      await page.getByRole('button', { name: words.again }).click();
      await expect(page.getByText(words.still)).toBeVisible();
      await expect(titled(page, words.offline)).toBeVisible();

      await context.setOffline(false);
      await comeOnline();
      await expect(titled(page, words.whitepaper)).toBeVisible();
      await expectFrame(page);
      await expect(page).toHaveURL(/\/whitepaper$/);
    },
  );
}

test('a page that is opened without a network says so within the site, and comes by itself with it', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  complaints.allow(...UNANSWERED);
  await visit('/');
  await workerReady(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Whitepaper' }).click();
  await expect(titled(page, WORDS.en.offline)).toBeVisible();
  await expectFrame(page);
  expect(await barriersOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toEqual([]);
  await context.setOffline(false);
  await expect(titled(page, WORDS.en.whitepaper)).toBeVisible();
});

test('it keeps a text that was read for reading without a network, as text alone', async ({ page, context, stack, visit, complaints }) => {
  complaints.allow(...UNANSWERED, /sandboxed/);
  await visit('/whitepaper');
  await workerReady(page);
  await visit('/whitepaper');
  await expect.poll(() => keptPaths(page)).toContain('/whitepaper');
  await context.setOffline(true);
  await go(page, `${stack.origin}/whitepaper`);
  await expect(page.getByRole('note')).toContainText('You’re offline. This copy was saved on');
  await expect(titled(page, WORDS.en.whitepaper)).toBeVisible();
  await expect(page.locator('section#licence')).toBeAttached();
  expect(await page.evaluate(() => [window.origin, document.scripts.length])).toEqual(['null', 0]);
  expect(await overflowOf(page)).toEqual([]);
});

test('it says that the server is silent, and opens the wanted page by itself when it is back', async ({
  page,
  stack,
  visit,
  complaints,
}) => {
  complaints.allow(...UNANSWERED);
  await visit('/');
  await workerReady(page);
  await stack.stopServer();
  await go(page, `${stack.origin}/whitepaper`);
  await expect(titled(page, 'We can’t reach Mortar')).toBeVisible();
  await stack.startServer();
  await expect(titled(page, WORDS.en.whitepaper)).toBeVisible({ timeout: 20_000 });
});

test('it hides no fault of a remote from a page that it loaded', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/Failed to load resource/, /Failed to find a valid digest/, /ChunkLoadError/, /Loading (CSS )?chunk/);
  await visit('/');
  await workerReady(page);
  await stack.publish(stack.builds.alpha);
  stack.proxy.fault(/\/r\/alpha\/[^/]+\/entry\./, { flipByte: true });
  await visit('/alpha');
  await expect(siteOf(page).tryAgain).toBeVisible({ timeout: 30_000 });
  await expectFrame(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  stack.proxy.heal();
  await siteOf(page).tryAgain.click();
  await expect(page.getByTestId('alpha')).toHaveText('Alpha', { timeout: 20_000 });
});

test('it keeps nothing of a person: no page, no answer of the API', async ({ page, stack, visit }) => {
  await visit('/reg');
  await workerReady(page);
  const person = signUpOf(page, stack);
  await person.begin();
  await person.enter(await person.codeOfMail());
  await expect(person.greeting).toBeVisible();
  for (const path of ['/bricks', '/im/gamecenter']) {
    await visit(path);
    await expect(siteOf(page).heading).toBeVisible();
  }
  expect(await keptPaths(page)).toEqual([expect.stringMatching(OFFLINE_PAGE)]);
});

test('it goes from every browser when the server answers with the worker that ends it', async ({ page, stack, visit }) => {
  await visit('/');
  await workerReady(page);
  const { shell } = await page.evaluate(() => JSON.parse(document.getElementById('mortar-boot')?.textContent ?? '{}') as { shell: string });
  const last = await (await fetch(`${stack.origin}/shell/${shell}/no-service-worker.js`)).text();
  stack.proxy.fault(/^\/sw\.js/, { replace: () => last });
  await visit('/whitepaper');
  // As the browser does by itself at a navigation, some time after it.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

/** What Chromium says of a site that could be installed; a private window, which tests have, never can. */
test('it can be installed, and its manifest is without a fault', async ({ stack }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-profile-'));
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(folder, { args: chromiumArguments(), ...(executablePath && { executablePath }) });
  try {
    const page = await context.newPage();
    await context.addCookies([{ name: 'lang', value: 'zh-HK', url: stack.origin }]);
    await page.goto(stack.origin);
    await workerReady(page);
    const cdp = await context.newCDPSession(page);
    const manifest = await cdp.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(manifest.url).toBe(`${stack.origin}/manifest.zh-HK.webmanifest`);
    expect(JSON.parse(manifest.data ?? '')).toMatchObject({
      name: 'Mortar',
      lang: 'zh-HK',
      shortcuts: expect.arrayContaining([expect.anything()]),
    });
    expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
