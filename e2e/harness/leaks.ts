import type { CDPSession, Page } from '@playwright/test';

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

interface Timers {
  intervals: number;
  timeouts: number;
}
type Watched = Window & { mortarTimers: () => Timers };

/** Keeps count of timers; call it before the page is opened. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const intervals = new Set<number>();
    const timeouts = new Set<number>();
    const own = { setTimeout, clearTimeout, setInterval, clearInterval };
    const forget = (id: number | undefined) => {
      if (id === undefined) return;
      intervals.delete(id);
      timeouts.delete(id);
    };
    const replaced = {
      setTimeout(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
        const run = typeof handler === 'function' ? (handler as (...all: unknown[]) => void) : () => undefined;
        const id: number = own.setTimeout.call(
          window,
          () => {
            timeouts.delete(id);
            run(...rest);
          },
          ms,
        ) as unknown as number;
        timeouts.add(id);
        return id;
      },
      setInterval(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
        const id = own.setInterval.call(window, () => (handler as (...all: unknown[]) => void)(...rest), ms) as unknown as number;
        intervals.add(id);
        return id;
      },
      clearTimeout(id?: number) {
        forget(id);
        own.clearTimeout.call(window, id);
      },
      clearInterval(id?: number) {
        forget(id);
        own.clearInterval.call(window, id);
      },
    };
    Object.assign(window, replaced, { mortarTimers: () => ({ intervals: intervals.size, timeouts: timeouts.size }) });
  });
}

/**
 * Goes from one page to another and back within the document, `times` over; both must have a heading of the first
 * level of their own.
 * @throws Error when a page does not come within 15 s
 */
export function goToAndFro(page: Page, path: string, base: string, times: number): Promise<void> {
  return page.evaluate(
    async ([there, back, count]) => {
      const heading = () => document.querySelector('main h1');
      async function go(to: string): Promise<void> {
        const before = heading();
        history.replaceState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
        const end = performance.now() + 15_000;
        while (heading() === before || !heading()) {
          if (performance.now() > end) throw new Error(`${to} did not come`);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      for (let round = 0; round < count; round += 1) {
        await go(there);
        await go(back);
      }
    },
    [path, base, times] as const,
  );
}

/** Handlers that axios gives each `XMLHttpRequest`; they go when the browser collects it, at a time of its own. */
const HANDLERS_OF_A_REQUEST = 4;
/** effector keeps no list of its units, so they are counted among all objects by the shape of their nodes. */
const IS_UNIT = `(node) => ['family', 'seq', 'next'].every((key) => Object.prototype.hasOwnProperty.call(node, key))`;

/** What the page holds now. Work that is under way is waited for: the log of a visit, the end of a fade. */
export async function holdingsOf(page: Page, cdp: CDPSession): Promise<Holdings> {
  await page.waitForLoadState('networkidle');
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const units = await countOf(cdp, 'Object.prototype', IS_UNIT);
  const requests = await countOf(cdp, 'XMLHttpRequest.prototype', '() => true');
  // Right after the requests were counted: a collection between would take some of them away.
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  const timers = await page.evaluate(() => (window as unknown as Watched).mortarTimers());
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
