import type { Locator, Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { siteOf } from '../harness/site.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { expect, IN_FULL, inGrid, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

const dockOf = (page: Page) => {
  const docks = page.getByRole('complementary', { name: 'Docks' });
  return {
    docks,
    games: docks.getByRole('button', { name: 'Game centre' }),
    messages: docks.getByRole('button', { name: 'Messages' }),
    notices: docks.getByRole('button', { name: 'Notices' }),
    panel: docks.getByRole('region'),
    edge: docks.getByRole('separator'),
  };
};

/** Presses the button of a dock once scripts run: before them the page is the server's markup, which hears nothing. */
const open = (button: Locator) =>
  expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();

/** What the page keeps beside an open dock, and what would lie under it, in px. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const [main, dock] = [document.querySelector('main')!, document.querySelector('#dock')!].map((part) => part.getBoundingClientRect());
    const { scrollWidth, clientWidth } = document.documentElement;
    const isClipped = (part: Element): boolean =>
      part.tagName !== 'MAIN' && (getComputedStyle(part).overflowX !== 'visible' || isClipped(part.parentElement!));
    const cut = [...document.querySelectorAll('main *')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && box.right > main!.right + 1 && !isClipped(part.parentElement!);
    });
    return { width: main!.width, covered: Math.max(0, main!.right - dock!.left), sideways: scrollWidth - clientWidth, cut: cut.length };
  });

test('it opens the game centre by keyboard beside the landing page and the next one, sized and remembered', async ({ page, visit }) => {
  await visit('/');
  const { games, panel, edge } = dockOf(page);
  await expect(async () => {
    await games.focus();
    await page.keyboard.press('Enter');
    await expect(games).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await expect(panel.getByRole('link', { name: /Kiln Stack/i }).first()).toBeVisible();
  expect(await layoutOf(page)).toMatchObject({ covered: 0, sideways: 0 });
  expect(await barriersOf(page)).toEqual([]);

  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', '396');
  const box = (await edge.boundingBox())!;
  await page.mouse.move(box.x + 4, 400);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, 400, { steps: 4 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '460');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Whitepaper' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel.getByRole('link', { name: /Kiln Stack/i }).first()).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('heading', { name: 'Game centre' })).toBeVisible();
  await expect(edge).toHaveAttribute('aria-valuenow', '460');
  await expect(panel.getByRole('link', { name: /Kiln Stack/i }).first()).toBeVisible();

  await panel.getByRole('button', { name: 'Collapse' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(games).toBeFocused();
  await page.reload();
  await expect(games).toHaveAttribute('aria-expanded', 'false');
});

for (const [width, locale, theme, chosen] of [
  [1440, 'zh-HK', 'light', '/'],
  [1000, 'en', 'light', undefined],
  [1000, 'zh-HK', 'dark', undefined],
  [750, 'en', 'dark', '/staking'],
] as const)
  for (const path of ['/', '/whitepaper', '/im/gamecenter', '/staking'])
    test(`it lies over nothing of ${path} at ${width} px in ${locale}`, inGrid(path === chosen), async ({ page, visit, complaints }) => {
      complaints.allow(/423/);
      await visit(path, { width, locale, theme });
      const docks = page.getByRole('complementary', { name: locale === 'en' ? 'Docks' : '側邊欄' });
      await open(docks.getByRole('button').nth(1));
      const isTheSame = path === '/im/gamecenter';
      const games = docks.getByRole('link', { name: /Kiln|窯/ }).first();
      await expect(isTheSame ? docks.getByRole('heading', { name: /in the game centre|正在遊戲中心/ }) : games).toBeVisible();
      const { width: left, ...rest } = await layoutOf(page);
      expect(rest).toEqual({ covered: 0, sideways: 0, cut: 0 });
      expect(left).toBeGreaterThanOrEqual(359);
      expect(await barriersOf(page)).toEqual([]);
    });

test('it keeps the place where somebody reads when it opens', async ({ page, visit }) => {
  await visit('/whitepaper', { width: 1000 });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(5);
  await heading.evaluate((element) => element.scrollIntoView());
  const top = async () => (await heading.boundingBox())!.y;
  const before = await top();
  await open(dockOf(page).games);
  await expect(dockOf(page).panel.getByRole('link').first()).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(40);
});

test('it moves nothing when a page comes with the dock that was left open', async ({ page, visit }) => {
  await visit('/whitepaper');
  await open(dockOf(page).games);
  await expect(dockOf(page).panel.getByRole('link').first()).toBeVisible();
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { shifted: number }).shifted += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(dockOf(page).panel.getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02);
});

test('it leads a visitor who opens messages or notices to a login, and back to the page', async ({ page, visit }) => {
  await visit('/whitepaper');
  const { messages, notices, panel } = dockOf(page);
  for (const dock of [messages, notices]) {
    await open(dock);
    await expect(panel.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
  }
  await panel.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/whitepaper$/);
});

test('it is not on a phone, whose staking page leads home with a word', async ({ page, visit, stack, complaints }) => {
  complaints.allow(/423/);
  await visit('/staking', { width: 390 });
  await expect(page.getByText('Comming soon')).toBeVisible();
  await expect(page).toHaveURL(`${stack.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await expect(dockOf(page).docks).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(stack.proxy.requests(/panel-(messages|notices|gamecenter)/)).toEqual([]);
});

test('it keeps the failure of a panel in its dock, and fetches it anew when asked', async ({ page, stack, visit, complaints }) => {
  complaints.allow(/Failed to load resource|RUNTIME-008|ChunkLoadError|Loading chunk/);
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.beta);
  await visit('/beta');
  stack.proxy.fault(/^\/r\/alpha\//, { status: 500 });
  const { docks, panel } = dockOf(page);
  await open(docks.getByRole('button', { name: 'Alpha wall' }));
  await expect(panel.getByRole('heading', { name: 'We couldn’t load Alpha wall' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('beta')).toBeVisible();
  stack.proxy.heal();
  await siteOf(page).tryAgain.click();
  await expect(panel.getByTestId('wall')).toHaveText('Alpha');
});

test('it shows the last good version of a panel that breaks', IN_FULL, async ({ page, stack, visit, complaints }) => {
  complaints.allow(/alpha crashed in its panel/);
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.beta);
  await stack.publish(stack.builds.alphaThrowsInPanel);
  await visit('/beta');
  const { docks, panel } = dockOf(page);
  await open(docks.getByRole('button', { name: 'Alpha wall' }));
  await expect(panel.getByTestId('wall')).toHaveText('Alpha', { timeout: 20_000 });
  await expect(page.getByTestId('beta')).toBeVisible();
});

test('it takes up a newer version of what is open with the next page', IN_FULL, async ({ page, stack, visit }) => {
  await stack.publish(stack.builds.alpha);
  await stack.publish(stack.builds.beta);
  await visit('/beta');
  const { docks, panel } = dockOf(page);
  await open(docks.getByRole('button', { name: 'Alpha wall' }));
  await expect(panel.getByTestId('wall')).toHaveText('Alpha');
  await stack.publish(stack.builds.alphaChanged);
  await expect(async () => {
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('link', { name: 'Whitepaper' }).click();
    await expect(panel.getByTestId('wall')).toHaveText('Alpha, changed', { timeout: 1500 });
  }).toPass();
});

test('it remembers the dock of each person, and tells them what bricks they have', async ({ page, stack, visit }) => {
  test.setTimeout(120_000);
  await visit('/reg');
  const { begin, codeOfMail, enter, greeting, person } = signUpOf(page, stack);
  await begin();
  await enter(await codeOfMail());
  await expect(greeting).toBeVisible();
  await page.keyboard.press('Escape');
  await open(dockOf(page).games);
  await expect(dockOf(page).panel.getByRole('heading', { name: 'My points' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await person.click();
  await expect(page.getByRole('menuitem', { name: 'Bricks 50' })).toHaveAttribute('href', '/bricks');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Connect' }).first()).toBeVisible();
  await expect(dockOf(page).games).toHaveAttribute('aria-expanded', 'false');
});
