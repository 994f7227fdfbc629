import { LOCALE_COOKIE } from '@mortar/protocol';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { emulate, PHONE } from '../federation/measure.ts';
import { limited, median, type Figure } from '../report.ts';
import type { Stack } from '../stack.ts';
import { endRun } from './visitors.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const VIEWPORT = { width: 390, height: 844 };
const FIRST_MS = 2500;
const VERIFY_MS = 50;

/** A page of somebody who was never there. */
async function opened<T>(
  browser: Browser,
  { url }: Stack,
  look: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  try {
    await context.addCookies([{ name: LOCALE_COOKIE, value: 'en', url }]);
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** From the address to the second frame with the first question, on a phone that was never there, ms. */
const firstQuestion = (browser: Browser, stack: Stack): Promise<number> =>
  opened(browser, stack, async (page) => {
    await emulate(page, PHONE);
    await page.addInitScript(`
      window.__asked = new Promise((resolve) => {
        const look = () => requestAnimationFrame(document.getElementById('question')
          ? () => requestAnimationFrame(() => resolve(performance.now())) : look);
        look();
      });`);
    await page.goto(`${stack.url}/quiz/play`, { waitUntil: 'commit' });
    return page.evaluate<number>('window.__asked');
  });

/** What the page itself says that checking a run took this browser, ms. */
const checked = (browser: Browser, stack: Stack, runid: string): Promise<number> =>
  opened(browser, stack, async (page) => {
    await page.goto(`${stack.url}/quiz/verify/${runid}`);
    const whole = page.getByRole('status').filter({ hasText: /\d ms/ });
    const said = await whole.textContent();
    if ((await whole.getAttribute('data-state')) === 'differs') throw new Error(`a run does not verify: ${said}`);
    return Number(/(\d+) ms/.exec(said!)![1]);
  });

/** What people wait for: the first question on a phone, and a proof in the browser. */
export async function measurePages(stack: Stack): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const runid = await endRun(stack);
    const [first, verify]: [number[], number[]] = [[], []];
    for (let round = -1; round < ROUNDS; round += 1) {
      const [asked, proved] = [await firstQuestion(browser, stack), await checked(browser, stack, runid)];
      // The first visit warms the server up.
      if (round < 0) continue;
      first.push(asked);
      verify.push(proved);
    }
    return [limited('first.ms', median(first), 'ms', FIRST_MS), limited('verify.ms', median(verify), 'ms', VERIFY_MS)];
  } finally {
    await browser.close();
  }
}
