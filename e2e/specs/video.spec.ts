import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@mortar/protocol';
import { LOCALE_COOKIE } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import en from '../../mfe-community/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-community/locales/zh-HK.json' with { type: 'json' };
import { hostile } from '../harness/hostile.ts';
import { newcomerIn } from '../harness/newcomer.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
const WORKS = [
  ['en', 1440],
  ['zh-HK', 390],
] as const;
const SECONDS = 12;

let folder: string;
let clip: string;
let sound: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-video-'));
  [clip, sound] = [join(folder, 'kiln.mp4'), join(folder, 'sound.mp4')];
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=640x480:rate=10:duration=${SECONDS}`];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${SECONDS}`];
  const phone = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '20', '-c:a', 'aac', '-shortest'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...tone, ...phone, clip]);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...tone, '-c:a', 'aac', sound]);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const videoOf = (page: Page) => page.locator('video');
const timeOf = (page: Page) => videoOf(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test.use({ area: 'community' });

for (const [locale, width] of WORKS) {
  const texts = TEXTS[locale];

  test(`somebody sends a video, watches it by keys and chapters, and a visitor finds it, ${caseOf(locale, width, 1440)}`, async ({
    page,
    browser,
    stack,
    complaints,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: stack.origin }]);
    await newcomerIn(page.context(), stack, locale);
    await page.goto(`${stack.origin}/video/upload`);
    await page.locator('input[data-upload]').setInputFiles(clip);
    await page.getByLabel(texts['community.video.field.title'], { exact: true }).fill(hostile('Kiln at night 夜窯'));
    await page.getByLabel(texts['community.video.field.description'], { exact: true }).fill('0:00 Fire\n0:06 Ash');
    await expectSound(page);
    await page.getByRole('button', { name: texts['community.video.publish'] }).click();
    await expect(page).toHaveURL(/\/video\/[\w-]{12}$/);
    await expect(page.getByRole('heading', { level: 1, name: hostile('Kiln at night 夜窯') })).toBeVisible();

    // It comes by itself as soon as the first quality is there.
    await expect(videoOf(page)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: texts['community.player.play'] }).first().click();
    await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
    expect(await videoOf(page).evaluate((element: HTMLVideoElement) => [element.muted, element.videoHeight > 0])).toEqual([true, true]);

    await page.keyboard.press('Space');
    const paused = await timeOf(page);
    await page.locator('section[aria-label] > div').first().press(']');
    await expect.poll(() => timeOf(page)).toBeCloseTo(6, 0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => timeOf(page)).toBeCloseTo(1, 0);
    expect(paused).toBeLessThan(SECONDS);
    await page.getByRole('button', { name: /0:06/ }).click();
    await expect.poll(() => timeOf(page)).toBeCloseTo(6, 0);
    await expectSound(page);

    await expect(page.getByText(texts['community.video.state.playable'])).toHaveCount(0, { timeout: 60_000 });
    await page.goto(`${stack.origin}/video/mine`);
    await expect(page.getByRole('link', { name: hostile('Kiln at night 夜窯') })).toBeVisible();
    await expectSound(page);

    // Before any script runs it stands where it will.
    const watch = page.getByRole('link', { name: hostile('Kiln at night 夜窯') });
    const path = (await watch.getAttribute('href'))!;
    const before = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const visitor = await browser.newPage({ viewport: { width, height: 844 } });
    for (const each of [before, visitor]) await each.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: stack.origin }]);
    for (const [at, role] of [
      ['/video', 'link'],
      [path, 'heading'],
    ] as const) {
      const titles = [before, visitor].map((each) => each.getByRole(role, { name: hostile('Kiln at night 夜窯') }));
      for (const each of [before, visitor]) await each.goto(stack.origin + at);
      await expect(visitor.locator('main [inert]')).toHaveCount(0);
      // A list that is read anew meanwhile is drawn anew.
      await expect(async () => {
        const [painted, live] = await Promise.all(titles.map(async (title) => (await title.boundingBox())?.y));
        expect(Math.abs(live! - painted!)).toBeLessThan(2);
      }).toPass();
    }
    await before.context().close();
    await visitor.goto(`${stack.origin}/video`);
    await expectSound(visitor);
    await visitor.getByRole('link', { name: hostile('Kiln at night 夜窯') }).click();
    await visitor.getByRole('button', { name: texts['community.player.play'] }).first().click();
    await expect.poll(() => timeOf(visitor), { timeout: 20_000 }).toBeGreaterThan(0.2);
    await visitor.close();
    complaints.expectNone();
  });
}

test('a file without a picture is refused in words, and nothing of it plays', async ({ page, stack }) => {
  const texts = TEXTS.en;
  await newcomerIn(page.context(), stack, 'en');
  await page.goto(`${stack.origin}/video/upload`);
  await page.locator('input[data-upload]').setInputFiles(sound);
  await page.getByRole('button', { name: texts['community.video.publish'] }).click();
  await expect(page.getByText(texts['community.video.field.title.missing'])).toBeVisible();
  await page.getByLabel(texts['community.video.field.title'], { exact: true }).fill('Only sound');
  await page.getByRole('button', { name: texts['community.video.publish'] }).click();
  await expect(page.getByText(texts['community.video.reason.audioOnly'])).toBeVisible({ timeout: 30_000 });
  await expect(videoOf(page)).toHaveCount(0);
});
