import type { Browser, BrowserContext, Page } from '@playwright/test';
import { followLink, markDocument, patientWithNews, siteOf } from '../harness/site.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

test.use({ area: 'fixtures' });

const LIVE = 'Alpha';
const CANARY = 'Alpha, changed';

test.beforeEach(async ({ page, stack }) => {
  await patientWithNews(page);
  await stack.stage(stack.builds.alphaChanged);
});

/** What a test opened besides its own page. */
const others: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of others.splice(0)) await context.close();
});

const heading = (page: Page) => page.getByTestId('alpha');
const canary = (stack: Stack, ...audience: string[]) => stack.channel('canary', 'alpha', stack.builds.alphaChanged.version, ...audience);

/** Another browser, as far as the site can tell. */
async function visitor(browser: Browser, stack: Stack, state?: Awaited<ReturnType<BrowserContext['storageState']>>): Promise<Page> {
  const context = await browser.newContext(state && { storageState: state });
  others.push(context);
  const page = await context.newPage();
  await patientWithNews(page);
  await page.goto(`${stack.origin}/alpha`, { waitUntil: 'domcontentloaded' });
  return page;
}

test('it shows a canary to one of two people, who goes on with it from page to page, and the live version to the other', async ({
  browser,
  page,
  stack,
}) => {
  test.setTimeout(120_000);
  const second = await visitor(browser, stack);
  const tester = await signUpSomebody(page, stack, 'en');
  await signUpSomebody(second, stack, 'en');
  await canary(stack, '--users', tester);
  for (const one of [page, second]) await one.goto(`${stack.origin}/alpha`, { waitUntil: 'domcontentloaded' });
  await expect(heading(page)).toHaveText(CANARY);
  await expect(heading(second)).toHaveText(LIVE);

  for (const [one, text] of [
    [page, CANARY],
    [second, LIVE],
  ] as const) {
    const { isSame } = await markDocument(one);
    await followLink(one, '/alpha/two');
    await expect(one.getByTestId('alpha-two')).toBeVisible();
    await followLink(one, '/alpha');
    await expect(heading(one)).toHaveText(text);
    expect(await isSame(), 'nobody is taken out of their version').toBe(true);
  }
});

test('it keeps a browser within a share or outside of it, over reloads and sessions', async ({ browser, stack }) => {
  test.setTimeout(120_000);
  await canary(stack, '--percent', '50');
  const seen = new Map<string, Page>();
  // Chance puts all of twenty on one side once in half a million runs.
  for (let count = 0; count < 20 && seen.size < 2; count += 1) {
    const page = await visitor(browser, stack);
    await expect(heading(page)).toBeVisible();
    seen.set((await heading(page).textContent()) ?? '', page);
  }
  expect([...seen.keys()].sort()).toEqual([LIVE, CANARY]);
  for (const [text, page] of seen) {
    for (let count = 0; count < 3; count += 1) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(heading(page)).toHaveText(text);
    }
    const state = await page.context().storageState();
    await page.context().close();
    await expect(heading(await visitor(browser, stack, state))).toHaveText(text);
  }
});

test('it shows a canary to whoever opens its link, and has a way out', async ({ browser, page, stack, visit }) => {
  const [url = ''] = (await canary(stack, '--link', '1h')).split(' ');
  await visit(url.slice(url.indexOf('/alpha')));
  await expect(heading(page)).toHaveText(CANARY);
  await expect(page).toHaveURL(`${stack.origin}/alpha`);
  await page.reload();
  await expect(heading(page)).toHaveText(CANARY);
  await expect(heading(await visitor(browser, stack))).toHaveText(LIVE);
  await visit('/alpha?canary=off');
  await expect(heading(page)).toHaveText(LIVE);
});

test('it takes an open page up to a promoted canary at its next navigation, and not before', async ({ page, stack, visit }) => {
  await canary(stack, '--percent', '0');
  await visit('/alpha');
  await expect(heading(page)).toHaveText(LIVE);
  const { isSame } = await markDocument(page);
  await stack.channel('promote', 'alpha', stack.builds.alphaChanged.version);
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
  await expect(heading(page)).toHaveText(LIVE);
  expect(await isSame()).toBe(true);
  await followLink(page, '/alpha/two');
  await expect(page.getByTestId('alpha-two')).toBeVisible();
  expect(await isSame()).toBe(false);
  await followLink(page, '/alpha');
  await expect(heading(page)).toHaveText(CANARY);
});

test('it takes an open page out of a canary that ended at its next navigation, and not before', async ({ page, stack, visit }) => {
  await canary(stack, '--percent', '100');
  await visit('/alpha');
  await expect(heading(page)).toHaveText(CANARY);
  const { isSame } = await markDocument(page);
  await stack.channel('canary', 'alpha', '--off');
  await expect(heading(page)).toHaveText(CANARY);
  expect(await isSame()).toBe(true);
  await followLink(page, '/alpha/two');
  await expect(page.getByTestId('alpha-two')).toBeVisible();
  expect(await isSame()).toBe(false);
  await followLink(page, '/alpha');
  await expect(heading(page)).toHaveText(LIVE);
});

test('it shows the live version in the same navigation when the canary does not run', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/alpha throws at evaluation/);
  const broken = stack.builds.alphaThrowsAtEvaluation;
  await stack.stage(broken);
  await stack.channel('canary', 'alpha', broken.version, '--percent', '100');
  await visit('/alpha');
  await expect(heading(page)).toHaveText(LIVE, { timeout: 20_000 });
});

test('it switches a remote off for open pages too, leaves the rest alone, and switches it on again', async ({
  page,
  stack,
  visit,
  complaints,
}) => {
  complaints.allow(/a status of 503 [^/]*\(http:\/\/localhost:\d+\/alpha[a-z/]*\)$/);
  await visit('/alpha');
  await expect(heading(page)).toHaveText(LIVE);
  await stack.channel('kill', 'alpha', '--reason', 'leaks');
  await followLink(page, '/alpha/two');
  const down = page.locator('[data-area-down]');
  await expect(down).toHaveText('alpha is switched off');
  expect(stack.proxy.requests(/^\/alpha\/two$/).at(-1)?.status).toBe(503);
  await followLink(page, '/whitepaper');
  await expect(siteOf(page).heading).toBeVisible();
  await expect(down).toHaveCount(0);

  expect((await visit('/alpha')).status()).toBe(503);
  await expect(down).toBeVisible();
  stack.proxy.forget();
  await stack.channel('revive', 'alpha');
  await siteOf(page).tryAgain.click();
  await expect(heading(page)).toHaveText(LIVE);
});
