import { TOKEN_COOKIE, USER_COOKIE } from '@mortar/protocol/identity';
import type { Browser, Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { prepareClock, stopClock } from '../harness/fake-clock.ts';
import { APP_AGENT, openNativeApp } from '../harness/native-app.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { LINKS, type Stack } from '../harness/stack.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const EXCHANGES = /\/open\/app\/exchange/;

/** Signs somebody up in a browser of their own; gives their address and that browser's page. */
async function newPerson(browser: Browser, stack: Stack, userAgent?: string): Promise<{ email: string; page: Page }> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/reg`);
  const signUp = signUpOf(page, stack);
  await signUp.begin();
  await signUp.enter(await signUp.codeOfMail());
  await expect(signUp.greeting).toBeVisible();
  await page.keyboard.press('Escape');
  return { email: signUp.address, page };
}

const person = (page: Page) => page.getByRole('button', { name: /Mason-/ });
const uidOf = async (page: Page) => {
  const kept = (await page.context().cookies()).find(({ name }) => name === USER_COOKIE);
  return kept && (JSON.parse(decodeURIComponent(kept.value)) as { uid: string }).uid;
};
const sessionCookies = async (page: Page) => {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name === TOKEN_COOKIE || name === USER_COOKIE || name.startsWith('__Host-')).length;
};

test.describe('inside the app', () => {
  test.use({ userAgent: APP_AGENT });

  test('it takes the app’s person over, keeps them over a reload, and lets them go with the app', async ({
    browser,
    page,
    stack,
    visit,
    complaints,
  }) => {
    const { email } = await newPerson(browser, stack);
    const app = await openNativeApp(stack, email);
    await app.hold(page);
    const embedded = new Set<string | undefined>();
    page.on('request', (request) => request.url().includes('/api/') && embedded.add(request.headers()['embedded']));

    await visit(`/?${await app.param()}`, { width: 390 });
    await expect(person(page)).toBeVisible();
    expect(page.url()).toBe(`${stack.origin}/`);
    expect([await uidOf(page), await sessionCookies(page)]).toEqual([app.uid, 3]);
    await expect.poll(() => [...embedded]).toEqual(['1']);

    await page.reload();
    await expect(person(page)).toBeVisible();

    // What the page asks for while it lets the person go is refused.
    complaints.allow(/401 \(Unauthorized\)/);
    app.forget();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Connect' }).first()).toBeVisible();
    await expect.poll(() => sessionCookies(page)).toBe(0);
  });

  test('it signs nobody in by a link with somebody else’s code', async ({ browser, page, stack, visit }) => {
    const [own, other] = [await newPerson(browser, stack), await newPerson(browser, stack)];
    const [app, stranger] = [await openNativeApp(stack, own.email), await openNativeApp(stack, other.email)];
    await app.hold(page);
    await visit(`/?${await app.param()}`);
    await expect(person(page)).toBeVisible();
    await visit(`/?${await stranger.param()}`);
    await expect(person(page)).toBeVisible();
    expect(await uidOf(page)).toBe(app.uid);
  });
});

for (const [who, userAgent] of [
  ['Safari', SAFARI],
  ['a user agent that claims to be the app', APP_AGENT],
] as const)
  test.describe(`in a browser, ${who}`, () => {
    test.use({ userAgent });

    test('it does nothing for a link or a user agent in a browser', inGrid(userAgent === APP_AGENT), async ({ browser, stack }) => {
      const { email, page } = await newPerson(browser, stack, userAgent);
      const before = await uidOf(page);
      const other = await newPerson(browser, stack);
      const stranger = await openNativeApp(stack, other.email);
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      const param = await stranger.param();
      for (const path of [`/?${param}`, '/']) {
        await page.goto(stack.origin + path);
        await expect(person(page)).toBeVisible();
      }
      expect([await uidOf(page), await sessionCookies(page)]).toEqual([before, 3]);
      expect(stack.proxy.requests(EXCHANGES)).toEqual([]);
      if (userAgent === SAFARI) expect(scripts.filter((url) => /in-app/.test(url))).toEqual([]);
      expect(email).toBeTruthy();
      await page.context().close();
    });
  });

test.describe('on a phone', () => {
  test.use({ userAgent: SAFARI });

  for (const path of ['/', '/whitepaper'])
    test(
      `it offers to open ${path} in the app, and leads to the store where the app does not open`,
      inGrid(path === '/'),
      async ({ page, visit, complaints }) => {
        complaints.allow(/scheme does not have a registered handler|Failed to launch 'mortar:/);
        await page.route(`${LINKS.LINK_IOS}**`, (route) => route.fulfill({ body: 'the store' }));
        await prepareClock(page);
        await visit(path, { width: 390 });
        if (path === '/') await page.getByRole('button', { name: 'Menu' }).click();
        const open = page.getByRole('button', { name: 'Open in the app' });
        await open.scrollIntoViewIfNeeded();
        await expect(open).toBeVisible();
        expect(await barriersOf(page)).toEqual([]);
        await page.screenshot({ path: test.info().outputPath('offer.png') });
        const clock = await stopClock(page);
        await open.click();
        await clock.pass(1299);
        expect(page.url()).toContain(path);
        // Frames of a page that moves put a timer off by some milliseconds.
        await expect
          .poll(async () => {
            await clock.pass(50).catch(() => undefined);
            return page.url();
          })
          .toContain(LINKS.LINK_IOS);
      },
    );
});

test('it offers nothing at a desk', async ({ page, visit }) => {
  await visit('/', { width: 390 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('group', { name: 'Language' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open in the app' })).toHaveCount(0);
});
