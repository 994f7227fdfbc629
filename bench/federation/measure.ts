import type { Browser, Page } from '@playwright/test';

export interface Conditions {
  latencyMs: number;
  megabits: number;
  cpu: number;
}

export interface Sample {
  /** From the start of the navigation to the second frame after the page's heading is there, in ms. */
  content: number;
  lcp: number;
  cls: number;
  /** Scripts of the shell that were asked for before the content, by path. */
  scripts: string[];
}

/** Waits for the page's own heading as React made it: the static markup before it is the same in all variants. */
export const UNTIL_CONTENT = `
  window.__content = new Promise((resolve) => {
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

export interface VisitOptions {
  /** What the server gave this visitor before. */
  cookies?: Record<string, string>;
  viewport?: { width: number; height: number };
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

/** A page in a context of its own, which `look` gets once the document begins to come. */
async function opened<T>(
  browser: Browser,
  origin: string,
  path: string,
  variant: string,
  conditions: Conditions,
  { cookies = {}, viewport = DESK_VIEWPORT }: VisitOptions,
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

/** One cold visit. */
export function visit(
  browser: Browser,
  origin: string,
  path: string,
  variant: string,
  conditions: Conditions,
  options: VisitOptions = {},
): Promise<Sample> {
  return opened(browser, origin, path, variant, conditions, options, async (page) => {
    const content = await page.evaluate<number>('window.__content');
    const scripts = await page.evaluate(
      (end) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((entry) => entry.initiatorType === 'script' && entry.startTime <= end)
          .map((entry) => new URL(entry.name).pathname),
      content,
    );
    await page.waitForLoadState('networkidle');
    const [lcp, cls] = await page.evaluate<[number, number]>('[window.__lcp, window.__cls]');
    return { content, lcp, cls, scripts };
  });
}

/** The largest paint of a page without scripts, in ms. */
export function paintOf(
  browser: Browser,
  origin: string,
  path: string,
  variant: string,
  conditions: Conditions,
  options: VisitOptions = {},
): Promise<number> {
  return opened(browser, origin, path, variant, conditions, options, async (page) => {
    await page.waitForLoadState('networkidle');
    return page.evaluate<number>('window.__lcp');
  });
}
