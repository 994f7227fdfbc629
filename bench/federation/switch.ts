import type { Browser } from '@playwright/test';
import { operate, type Stack } from '../stack.ts';
import { UNTIL_CONTENT } from './measure.ts';
import { renamed } from './renamed.ts';

const RUNS = 9;
const LOOK_MS = 20;

/**
 * From publishing a version that is built already to the content of the first page that shows it, in ms, once for each
 * run: the operator's own call with the start of its process, a browser that comes for the first time. The first run is
 * not counted. Afterwards other versions of the landing page's remote are live.
 */
export async function switches(browser: Browser, stack: Stack): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) times.push(await once(browser, stack, run));
  return times.slice(1);
}

async function once(browser: Browser, stack: Stack, run: number): Promise<number> {
  const { version, dir } = await renamed('mfe-gamehub', run);
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript(UNTIL_CONTENT);
    const began = Date.now();
    const published = operate(stack, ['publish', 'gamehub', '--dir', dir]);
    await Promise.race([served(stack, version), published.then(() => served(stack, version))]);
    await page.goto(stack.url, { waitUntil: 'commit' });
    const shownAt = await page.evaluate<number>('window.__content.then((content) => performance.timeOrigin + content)');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    if (!loaded.some((name) => name.includes(`/r/gamehub/${version}/`))) throw new Error(`the page does not show ${version}`);
    await published;
    return shownAt - began;
  } finally {
    await context.close();
  }
}

/** Resolves when a document of the site names the version. */
async function served(stack: Stack, version: string): Promise<void> {
  while (!(await (await fetch(stack.url)).text()).includes(`/r/gamehub/${version}/`))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
