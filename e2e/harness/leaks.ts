import { expect, type CDPSession, type Page } from '@playwright/test';
import { watchHoldings as watchScripts, type Holdings as HoldingsOfScripts } from '../../shell/src/features/dev/holdings.ts';

/** What a page holds at one moment, after everything that nobody reaches was collected. */
export interface Holdings {
  heap: number;
  /** Listeners and handlers of everything but answered requests. */
  listeners: number;
  /** Requests that were answered and that the browser has not collected yet. */
  requests: number;
  nodes: number;
  intervals: number;
  timeouts: number;
  /** Nodes of effector's graph: stores, events, effects and what wires them. */
  units: number;
}

type Watched = Window & { mortarHoldings: HoldingsOfScripts };

/** Keeps account of what scripts begin, as the development flavour of the shell does; call it before the page is opened. */
export async function watchHoldings(page: Page): Promise<void> {
  await page.addInitScript({ content: `window.mortarHoldings = (${watchScripts.toString()})()` });
}

/** What files of a remote began and never ended: each with the file and line that began it. */
export function leftBy(page: Page, remote: string): Promise<string[]> {
  return page.evaluate(
    (name) =>
      (window as unknown as Watched).mortarHoldings.of(name).map(({ holding, where }) => `${name}: ${holding.what}, begun ${where}`),
    remote,
  );
}

/** Waits until a page fetches nothing more: what it loads when it is idle has come too. */
export async function calm(page: Page): Promise<void> {
  let before = -1;
  await expect(async () => {
    const [last, now] = [before, await page.evaluate(() => performance.getEntriesByType('resource').length)];
    before = now;
    expect(now).toBe(last);
  }).toPass({ intervals: [700] });
}

/**
 * Goes from page to page within the document; each must have a heading of the first level of its own.
 * @throws Error when a page does not come within 15 s
 */
export function goThrough(page: Page, paths: readonly string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const heading = () => document.querySelector('main h1');
    for (const path of all) {
      const before = heading();
      history.replaceState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      const end = performance.now() + 15_000;
      while (heading() === before || !heading()) {
        if (performance.now() > end) throw new Error(`${path} did not come`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, paths);
}

/** Handlers that axios gives each `XMLHttpRequest`; they go when the browser collects it, at a time of its own. */
const HANDLERS_OF_A_REQUEST = 4;
/** effector keeps no list of its units, so they are counted among all objects by the shape of their nodes. */
const IS_UNIT = `(node) => ['family', 'seq', 'next'].every((key) => Object.prototype.hasOwnProperty.call(node, key))`;

/** What the page holds now. Work that is under way is waited for: the log of a visit, the end of a fade. */
export async function holdingsOf(page: Page, cdp: CDPSession): Promise<Holdings> {
  // Playwright's own idleness does not come where a shared worker holds the connection.
  await calm(page);
  // It forgets what has ended, before anything is weighed.
  const timers = await page.evaluate(() => {
    const kinds = (window as unknown as Watched).mortarHoldings.alive().map(({ what }) => what);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    return { intervals: count('setInterval'), timeouts: count('setTimeout') };
  });
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const units = await countOf(cdp, 'Object.prototype', IS_UNIT);
  const requests = await countOf(cdp, 'XMLHttpRequest.prototype', '() => true');
  // Right after the requests were counted: a collection between would take some of them away.
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  const listeners = metric('JSEventListeners') - HANDLERS_OF_A_REQUEST * requests;
  return { heap, listeners, requests, nodes: metric('Nodes'), units, ...timers };
}

/** How many objects of a prototype live that are such ones. */
async function countOf(cdp: CDPSession, prototype: string, isOne: string): Promise<number> {
  const objectGroup = 'counted';
  const { result } = await cdp.send('Runtime.evaluate', { expression: prototype, objectGroup });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId!, objectGroup });
  const { result: count } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    returnByValue: true,
    functionDeclaration: `function () { return this.filter(${isOne}).length }`,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return count.value as number;
}
