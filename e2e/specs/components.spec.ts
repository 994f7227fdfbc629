import type { Page } from '@playwright/test';
import { barriersWithin } from '../harness/barriers.ts';
import { startGallery, type Gallery } from '../harness/gallery.ts';
import { overflowOf } from '../harness/overflow.ts';
import { expect, inGrid, MOVING, test } from '../harness/test.ts';

test.use(MOVING);

// Every component under the policy of the site: a violation or an error of the console fails the test by itself.
test.describe.configure({ mode: 'default' }); // One worker: the page is built once.

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

async function open(page: Page, { width = 1440, theme = 'dark', lang = 'en' } = {}): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(gallery.origin);
  if (theme === 'light') await page.getByRole('button', { name: 'Theme: dark' }).click();
  if (lang === 'zh-HK') await page.getByRole('button', { name: 'Language of type: en' }).click();
  await page.mouse.move(0, 0);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const hasFocus = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.contains(document.activeElement));

const LAYERS = [
  ['Open the dialog', '[role=dialog]'],
  ['Ask about the worst', '[role=alertdialog]'],
  ['Tell', '[role=alertdialog]'],
  ['More', '[role=menu]'],
  ['Why this rank?', '[role=dialog]'],
  ['Filters', '[role=dialog]'],
  ['error', '[data-toast]'],
  ['Look at the pictures', '[role=dialog]'],
  ['Earn bricks', '[data-toast]'],
] as const;

for (const [width, theme] of [
  [1440, 'dark'],
  [390, 'light'],
] as const) {
  test(`the components, it has nothing that axe objects to: ${width} px, ${theme}`, async ({ page }) => {
    await open(page, { width, theme });
    expect(await barriersWithin(page)).toEqual([]);
    for (const [opener, part] of LAYERS) {
      await press(page, opener);
      await expect(page.locator(part).last()).toHaveCSS('opacity', '1'); // Colours of a running transition are no colours.
      expect(await barriersWithin(page, part)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('the components, it shows its own faces', async ({ page }) => {
  await open(page);
  const faces = () =>
    page.evaluate(
      async () => (
        await document.fonts.ready,
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
      ),
    );
  expect((await faces()).sort()).toEqual(
    expect.arrayContaining(['Bricolage Grotesque Variable', 'Geist Mono Variable', 'Instrument Sans Variable']),
  );
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the components, no field is so small that a browser zooms into it', async ({ page }) => {
    await page.goto(gallery.origin);
    const typed = 'input:not([type=checkbox],[type=radio],[type=range],[type=file],[aria-hidden=true]), textarea, select';
    const sizes = await page
      .locator(typed)
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(8);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

test('the components, a rem is what the browser says and running text is 15 of its 16 px', async ({ page }) => {
  await open(page);
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await expect(page.locator('body')).toHaveCSS('font-size', '15px');
});

test('the components, it shows no sideways scroll at 320 px in Chinese', async ({ page }) => {
  await open(page, { width: 320, lang: 'zh-HK' });
  expect(await overflowOf(page)).toEqual([]);
});

test('a dialog, it is 500 by at least 300 at 3000, locks the scroll without a shift and restores it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Open the dialog' }).scrollIntoViewIfNeeded();
  const state = () =>
    page.evaluate(() => ({
      width: document.querySelector('main')!.clientWidth,
      top: scrollY,
      y: getComputedStyle(document.body).overflowY,
    }));
  const before = await state();
  await press(page, 'Open the dialog');
  const dialog = page.getByRole('dialog', { name: 'Name a brick' });
  await expect(dialog).toBeVisible();
  const box = (await dialog.boundingBox())!;
  expect([box.width, box.height >= 300]).toEqual([500, true]);
  expect(await dialog.evaluate((element) => getComputedStyle(element.closest('[data-layer]')!).zIndex)).toBe('3000');
  await page.mouse.wheel(0, 500);
  expect(await state()).toEqual({ ...before, y: 'hidden' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the dialog' })).toBeFocused();
  expect(await state()).toEqual(before);
});

test('a dialog, it is a sheet at the foot of a phone', async ({ page }) => {
  await open(page, { width: 390 });
  await press(page, 'Open the dialog');
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .boundingBox()
        .then((box) => [box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]),
    )
    .toEqual([0, 390, 900]);
});

test('layers, it lets Esc close one at a time: menu, question, dialog', async ({ page }) => {
  await open(page);
  await press(page, 'Open the dialog');
  const dialog = page.getByRole('dialog', { name: 'Name a brick' });
  await press(page, 'In a dialog');
  const item = page.getByRole('menuitem', { name: 'A menu above it' });
  await item.click({ trial: true }); // It is above the dialog: a press would reach it.
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await press(page, 'Ask first');
  const question = page.getByRole('alertdialog', { name: 'Above the first' });
  await expect(question).toBeVisible();
  await expect.poll(() => hasFocus(page, '[role=alertdialog]')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask first' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a popover and a tooltip, it opens them by keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Why this rank?' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'How this is ranked' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab'); // The copy button of this example.
  await page.getByRole('button', { name: 'What is this?' }).focus();
  await expect(page.getByText('Shown to pointer and keyboard')).toBeVisible();
});

test('toasts, it shows three, above an open dialog, and a press on one leaves the dialog open', async ({ page }) => {
  await open(page);
  for (const type of ['success', 'warning', 'error', 'info']) await press(page, type);
  const toasts = page.locator('[data-toast]');
  await expect(page.locator('[data-toast=info]')).toBeVisible(); // The fourth one takes the place of the first.
  await expect(toasts).toHaveCount(3);
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Notices' })).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>('#overlays button')!.click());
  const dialog = page.getByRole('dialog', { name: 'Name a brick' });
  await expect(dialog).toBeVisible();
  await toasts.first().hover();
  await toasts.first().getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(2);
  await expect(dialog).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toasts).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(1);
});

test('a select and a combobox, it opens them by keyboard, with nothing that axe objects to', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Part', exact: true }).press('Enter');
  await expect(page.locator('[role=listbox]')).toHaveCSS('opacity', '1');
  expect(await barriersWithin(page, '[role=listbox]')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Part', exact: true })).toHaveText('Sand');
  await page.getByRole('combobox', { name: 'Find a part' }).fill('ＬＩＭＥ');
  await expect(page.getByRole('option')).toHaveText(['Lime']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find a part' })).toHaveValue('Lime');
});

test('a file, it goes from the chooser to the list with its picture', async ({ page }) => {
  await open(page);
  const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
  await page.locator('[data-upload]').setInputFiles({ name: 'brick.png', mimeType: 'image/png', buffer: picture });
  const row = page.locator('#uploads').getByRole('listitem').filter({ hasText: 'brick.png' });
  await expect(row).toContainText('Arrived');
  expect(await row.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
});

test('a chart, it shows the figures under the pointer and tells keys apart from it', async ({ page }) => {
  await open(page);
  const plot = page.getByRole('slider', { name: 'Floor and offers, ETH, 30 days' });
  await plot.hover({ position: { x: 300, y: 80 } });
  const card = page.locator('#charts').getByText(/^\w+ \d+, 2026$/);
  await expect(card).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await plot.press('Home');
  await expect(plot).toHaveAttribute('aria-valuetext', 'Oct 14, 2026: Floor 0.9, Best offer 0.81');
  await expect(card).toBeVisible();
});

/** What has a picture to be compared with: `--update-snapshots` makes it anew. */
const PICTURED = ['actions', 'forms', 'numbers', 'choices', 'toggles', 'uploads', 'navigation', 'figures', 'data', 'charts'];
/** At most one pixel in a hundred may differ, by more than a fifth of the range of colours: letters differ by machine. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.2 };

for (const width of [1440, 390]) {
  for (const theme of ['dark', 'light']) {
    const details = inGrid((width === 1440) === (theme === 'dark'));
    test(`the components, it looks as it did: ${width} px, ${theme}`, details, async ({ page }) => {
      await page.route('**/*.css', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('font-display:optional', 'font-display:block') });
      });
      await open(page, { width, theme });
      await page.setViewportSize({ width, height: 4000 }); // Nothing is scrolled, so nothing sticks.
      await showOnlyComponents(page);
      for (const id of PICTURED) {
        await expect.soft(page.locator(`section#${id}`)).toHaveScreenshot(`${id}-${theme}-${width}.png`, { ...TOLERANCE, caret: 'hide' });
      }
    });
  }
}

/**
 * The code beside the components would make the pictures large and is compared by nobody. A section that ends between two
 * pixels is pictured a row higher by some versions of the browser, so each ends on one.
 */
async function showOnlyComponents(page: Page): Promise<void> {
  await expect(page.locator('.apexcharts-canvas')).toHaveCount(2); // A chart and its brush come later than the rest.
  await page.evaluate(async () => {
    for (const code of document.querySelectorAll<HTMLElement>('article > :has(pre), article > ul:last-child')) code.style.display = 'none';
    await document.fonts.ready;
    for (const section of document.querySelectorAll<HTMLElement>('section[id]'))
      section.style.height = `${Math.ceil(section.getBoundingClientRect().height)}px`;
  });
}

test('an image preview, it zooms by wheel and closes at a press beside the picture', async ({ page }) => {
  await open(page);
  await press(page, 'Look at the pictures');
  const picture = page.locator('[role=dialog] img');
  await expect(picture).toHaveAttribute('data-there', 'true');
  await picture.hover();
  await page.mouse.wheel(0, -400);
  await expect(picture).toHaveAttribute('style', /scale\(2\.7/);
  await page.keyboard.press('0');
  await expect(picture).toHaveAttribute('style', /scale\(1\)/);
  await page.mouse.click(8, 450);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Look at the pictures' })).toBeFocused();
});

test('a list of ten thousand, it holds few of them and goes on by keyboard', async ({ page }) => {
  await open(page);
  const feed = page.getByRole('feed', { name: 'Ten thousand bricks' });
  await feed.scrollIntoViewIfNeeded();
  await feed.getByRole('article').first().focus();
  for (let step = 2; step <= 30; step += 1) {
    await page.keyboard.press('PageDown');
    await expect(feed.getByRole('article', { name: `Brick ${step}`, exact: true })).toBeFocused();
  }
  expect(await feed.getByRole('article').count()).toBeLessThan(30);
});

test('a lazy image, it is fetched near the seen part only and shows its sign when it does not come', async ({ page }) => {
  await open(page);
  const place = page.locator('img[alt="A wall of ember bricks"]');
  await expect(place).not.toHaveAttribute('src');
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('data-loaded', 'true');
  await expect(page.getByRole('img', { name: 'A picture that does not come' })).toHaveJSProperty('tagName', 'SPAN');
});
