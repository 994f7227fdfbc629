import type { Browser, Page } from '@playwright/test';

export interface Conditions {
  latencyMs: number;
  megabits: number;
  cpu: number;
}

export const DESK: Conditions = { latencyMs: 40, megabits: 10, cpu: 4 };
export const PHONE: Conditions = { latencyMs: 150, megabits: 1.6, cpu: 4 };

export interface Sample {
  /** From the start of the navigation to the second frame after the page's heading is there, in ms. */
  content: number;
  /** Scripts that were asked for before the content, by path. */
  scripts: string[];
}

export interface Paint {
  /** In ms. */
  lcp: number;
  cls: number;
}

/** Waits for the page's own heading as React made it: the static markup before it is the same in all variants. */
export const UNTIL_CONTENT = `
  window.__content = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no content within 30 s, but: ' + document.body?.innerText.slice(0, 300))), 30000);
    const isLive = () => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
    const look = () => isLive()
      ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
      : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
`;
const WATCH = `
  ${UNTIL_CONTENT}
  window.__lcp = 0; window.__cls = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__cls += entry.value; }).observe({ type: 'layout-shift', buffered: true });
`;

/** As the server keeps a visitor's own cookies. */
const KEPT = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;

export interface Visit {
  browser: Browser;
  origin: string;
  path: string;
  /** Which of the documents of this path. */
  variant: string;
  conditions: Conditions;
  /** What the server gave this visitor before. */
  cookies?: Record<string, string>;
  viewport?: { width: number; height: number };
  /** Selector of what ends a look where the network tells nothing: at rest before anything is painted, or never by a worker's script. */
  shows?: string;
}

const DESK_VIEWPORT = { width: 1440, height: 900 };

/** Gives a page the network and the processor of `conditions`. */
export async function emulate(page: Page, { latencyMs, megabits, cpu }: Conditions): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const throughput = (megabits * 1e6) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** A cold visit to `path` in a context of its own; `look` gets the page once its document begins to come. */
async function opened<T>(
  { browser, origin, path, variant, conditions, cookies = {}, viewport = DESK_VIEWPORT }: Visit,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    await context.addCookies([
      { name: 'variant', value: variant, url: origin },
      { name: 'lang', value: 'en', url: origin },
      ...Object.entries(cookies).map(([name, value]) => ({ ...KEPT, name, value, domain: new URL(origin).hostname })),
    ]);
    const page = await context.newPage();
    await emulate(page, conditions);
    await page.addInitScript(WATCH);
    await page.goto(origin + path, { waitUntil: 'commit' });
    return await look(page);
  } finally {
    await context.close();
  }
}

/** When a cold visit shows its content, and what it loaded until then. */
export function contentOf(visit: Visit): Promise<Sample> {
  return opened(visit, async (page) => {
    const content = await page.evaluate<number>('window.__content');
    const scripts = await page.evaluate(
      (end) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.initiatorType === 'script' && entry.startTime <= end)
          .map((entry) => new URL(entry.name).pathname),
      content,
    );
    return { content, scripts };
  });
}

/** Resolves when it is in the document, with the pictures that stand there, and painted. */
async function shown(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What a cold visit painted until its network was at rest, or what it is looked at for was shown. */
export function paintOf(visit: Visit): Promise<Paint> {
  return opened(visit, async (page) => {
    if (visit.shows) await shown(page, visit.shows);
    else await page.waitForLoadState('networkidle');
    const [lcp, cls] = await page.evaluate<[number, number]>('[window.__lcp, window.__cls]');
    return { lcp, cls };
  });
}
