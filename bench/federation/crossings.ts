import type { Browser, Page } from '@playwright/test';
import { addVisit } from '@mortar/protocol/telemetry';
import type { Series } from '../report.ts';
import { startStack } from '../stack.ts';
import { DESK, emulate } from './measure.ts';
import { buildOneApp } from './one-app.ts';
import { serve } from './serve.ts';
import { federatedDocument, oneAppDocument, type Document } from './variants.ts';

/** As long as a hand rests on a link before it presses, in ms: what a site fetches on a sign of interest has this time. */
const HOVER_MS = 150;
const FROM = '/login';
const TO = '/';
const PAGES = { [FROM]: 'login', [TO]: 'home' };
const VARIANTS = ['federated', 'one'] as const;

/**
 * Prepares crossings from /login, which `auth` owns, to the landing page of `gamehub`, federated and as one application.
 * `take` measures `runs` of each: from the click on the link to the second frame with the content, in ms, in a browser that
 * has seen both pages before, when the page that is left has settled.
 */
export async function prepareCrossings(port: number) {
  const stack = await startStack(port, {}, { remotes: ['gamehub', 'auth'] });
  const app = await buildOneApp(await federatedDocument(stack, FROM), 'two-areas-module', ['mfe-gamehub', 'mfe-auth']);
  const documents = new Map<string, Document>();
  for (const [path, page] of Object.entries(PAGES)) {
    const federated = await federatedDocument(stack, path);
    documents.set(`federated ${path}`, federated).set(`one ${path}`, oneAppDocument(federated, app, page, 'en'));
  }
  const close = await serve(port + 1, stack, [app], documents);
  return {
    async take(browser: Browser, runs: number): Promise<Series> {
      const times: Record<(typeof VARIANTS)[number], number[]> = { federated: [], one: [] };
      for (let run = 0; run < runs; run += 1) {
        // Which one goes first changes from run to run: the machine is shared.
        for (const variant of run % 2 ? VARIANTS : VARIANTS.toReversed())
          times[variant].push(await crossing(browser, `http://localhost:${port + 1}`, variant));
      }
      return { ours: times.federated, theirs: times.one };
    },
    async close(): Promise<void> {
      await close();
      await stack.stop();
    },
  };
}

async function crossing(browser: Browser, origin: string, variant: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await context.addCookies([
      { name: 'variant', value: variant, url: origin },
      { name: 'lang', value: 'en', url: origin },
    ]);
    const page = await context.newPage();
    await emulate(page, DESK);
    for (const path of [TO, FROM]) {
      // What a page does a moment after it has loaded would fall into the click, or not, as chance has it.
      const counted = page.waitForResponse((response) => response.url().endsWith(addVisit.path));
      await page.goto(origin + path);
      await counted;
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    const link = page.locator(`header a[href="${TO}"]`).first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    const time = timeOfClick(page);
    await link.click();
    const elapsed = await time;
    if (!(await page.evaluate(() => Boolean(Reflect.get(window, 'isSameDocument'))))) throw new Error('the click loaded a new document');
    return elapsed;
  } finally {
    await context.close();
  }
}

/** The page that is left has a heading too, which stays for a while after the address has changed. */
const timeOfClick = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const left = document.querySelector('main h1');
    const isThere = () => {
      const heading = document.querySelector('main h1');
      return heading !== left && Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
    };
    addEventListener('click', () => {
      const began = performance.now();
      const look = () => isThere()
        ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)))
        : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  })`);
