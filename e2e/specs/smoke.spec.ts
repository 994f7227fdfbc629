import { LOCALES, THEMES } from '@mortar/protocol';
import { getHighlights } from '@mortar/protocol/games';
import { barriersOf } from '../harness/barriers.ts';
import { overflowOf } from '../harness/overflow.ts';
import { siteOf } from '../harness/site.ts';
import { expect, inGrid, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

/** What the browser tells of a move that nobody asked for. */
interface Shift {
  value: number;
  startTime: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const WIDTHS = [1440, 390];

for (const { code: locale } of LOCALES) {
  for (const theme of THEMES) {
    test(
      `it shows the landing page in ${locale} and ${theme}, on a desk and on a phone`,
      inGrid((locale === 'en') === (theme === 'dark')),
      async ({ page, visit }) => {
        for (const width of WIDTHS) {
          const response = await visit('/', { locale, theme, width });
          expect(response.status()).toBe(200);
          const { banner, heading } = siteOf(page);
          await expect(heading).toBeVisible();
          await expect(banner).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          const text = await heading.innerText();
          expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh-HK');
          expect(await overflowOf(page)).toEqual([]);
        }
      },
    );
  }
}

test('both ways to begin stand side by side on a phone, in the fallback font and in its own, which is wider', async ({ page, visit }) => {
  const topOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .evaluate((link) => link.getBoundingClientRect().y);
  const areBeside = async () => (await topOf('Play a game')) === (await topOf('Sign up with e-mail'));
  await visit('/', { width: 390 });
  await expect.poll(areBeside).toBe(true);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Instrument Sans Variable') && status === 'loaded'),
  );
  // It's used from the next document on, once it lies in the cache.
  for (const path of ['/whitepaper', '/']) {
    await visit(path, { width: 390 });
    await page.waitForLoadState('networkidle');
  }
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(await areBeside()).toBe(true);
});

test('what was done in the games lately comes with the landing page, which asks for nothing of it', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit('/');
  await expect(page.getByRole('list', { name: 'What’s live today' })).toBeVisible();
  await expect.poll(() => asked.some((path) => path.startsWith('/api/'))).toBe(true);
  expect(asked.filter((path) => path.endsWith(getHighlights.path))).toEqual([]);
});

for (const width of WIDTHS)
  test(`it shows the product at work at ${width} px, lets it be stopped, and leads to a game in one press`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      const seen = { shifted: 0, moved: [] as string[], painted: '' };
      Object.assign(window, { seen });
      const observe = (type: string, take: (entry: never) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({ type, buffered: true });
      observe('layout-shift', ({ value, startTime, sources }: Shift) => {
        seen.shifted += value;
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${Math.round(startTime)} ms: ${(node as Element | null)?.className ?? node?.nodeName}, ${previousRect.y} to ${currentRect.y}`,
          );
      });
      observe('largest-contentful-paint', ({ url }: { url: string }) => (seen.painted = url || 'text'));
    });
    await visit('/', { width });
    const wall = page.getByRole('list', { name: 'What’s live today' });
    const brick = wall.getByRole('link', { name: 'Play Kiln Stack' });
    const sliding = brick.locator('svg > g').last();
    const at = () => sliding.getAttribute('transform');
    const first = await at();
    await expect.poll(at).not.toBe(first);

    const stop = page.getByRole('button', { name: 'Pause the animation' });
    await stop.press('Enter');
    await expect(page.getByRole('button', { name: 'Play the animation' })).toBeFocused();
    const still = await at();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await at()).toBe(still);

    await expect(wall.getByRole('link', { name: /^Today’s top score.+/ })).toBeVisible();
    expect(await wall.innerText()).not.toMatch(/\d+\.\d+\.\d+-|Planned/);
    const seen = await page.evaluate(() => (window as never as { seen: { shifted: number; moved: string[]; painted: string } }).seen);
    expect(seen.painted).toBe('text');
    expect(seen.shifted, seen.moved.join('\n')).toBeLessThanOrEqual(0.02);
    expect(await barriersOf(page)).toEqual([]);

    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up with e-mail' })).toHaveAttribute('href', '/reg');
    await page.getByRole('main').getByRole('link', { name: 'Play a game' }).click();
    await expect(page).toHaveURL(/\/games\/kiln-stack$/);
    await expect(page.locator('iframe[sandbox="allow-scripts"]')).toBeVisible();
  });

test('it keeps the product still for who wants less motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  const brick = page.getByRole('link', { name: 'Play Kiln Stack' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await brick.innerHTML();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await brick.innerHTML()).toBe(before);
  await expect(page.getByRole('button', { name: 'Pause the animation' })).toHaveCount(0);
});

test('it has a title of at most 72 characters and a description of at most 300', async ({ page, visit }) => {
  await visit('/');
  expect([...(await page.title())].length).toBeLessThanOrEqual(72);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description).toBeTruthy();
  expect([...(description ?? '')].length).toBeLessThanOrEqual(300);
});

test('it says Connect in words at a desk and by an icon on a phone', async ({ page, visit }) => {
  for (const [width, words] of [
    [1440, 'Connect'],
    [390, ''],
  ] as const) {
    await visit('/', { width });
    const connect = siteOf(page).banner.getByRole('link', { name: 'Connect' });
    await expect(connect).toHaveCount(1);
    expect((await connect.innerText()).trim()).toBe(words);
    await expect(connect.locator('svg')).toHaveCount(words === '' ? 1 : 0);
  }
});

test('it tells the server of the visit, signed', async ({ stack, visit }) => {
  await visit('/');
  await stack.proxy.arrived(/website\/visit\/open\/add/);
  await expect.poll(() => stack.proxy.requests(/website\/visit\/open\/add/)[0]?.status).toBe(200);
});
