import type { Frame, Page } from '@playwright/test';

/** How long the loop and each game are looked at in a round. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20);
const MOVE_MS = 140;
/** Slides that keep the high tiles in a corner, and now and then one that frees the board. */
const SLIDES = ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp'];

const phaseOf = (frame: Frame) => frame.evaluate(() => document.querySelector<HTMLElement>('.game')?.dataset['phase']);

/** Presses one key after the other until the time is over; where a run ends, it plays again. */
async function press(page: Page, frame: Frame, next: () => Promise<string>): Promise<number[]> {
  await frame.evaluate('bench.intervals()');
  const until = Date.now() + SECONDS * 1000;
  while (Date.now() < until) {
    if ((await phaseOf(frame)) === 'over') await frame.locator('.sheet .primary').click();
    await page.keyboard.press(await next());
  }
  return frame.evaluate<number[]>('bench.intervals()');
}

/** Ms between the pictures of a game that is played by the keyboard, framed as the site frames it. */
export async function playedRun(page: Page, origin: string, id: 'kiln-stack' | 'fuse'): Promise<number[]> {
  await page.goto(`${origin}/?game=${id}`);
  await page.frameLocator('iframe').locator('.game[data-phase="offered"]').waitFor();
  const frame = page.frames()[1]!;
  let moves = 0;
  return press(page, frame, async () => {
    if (id === 'kiln-stack') {
      // A brick that never lies right again is dropped all the same.
      await Promise.race([frame.evaluate('bench.aligned()'), page.waitForTimeout(3000)]);
      return 'Space';
    }
    await page.waitForTimeout(MOVE_MS);
    moves += 1;
    return SLIDES[moves % SLIDES.length]!;
  });
}

/** Ms between the pictures of a frame that paints nothing, under the same presses as Fuse. */
export async function emptyLoop(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}/page.css`);
  return press(page, page.mainFrame(), async () => {
    await page.waitForTimeout(MOVE_MS);
    return 'ArrowLeft';
  });
}
