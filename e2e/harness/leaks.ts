import type { CDPSession, Page } from '@playwright/test';

/** What a page holds at one moment, after everything that nobody reaches was collected. */
export interface Holdings {
  heap: number;
  listeners: number;
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
        const id = own.setInterval.call(window, () => (handler as (...values: unknown[]) => void)(...rest), ms) as unknown as number;
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

/** What the page holds now. Work that is under way is waited for: the log of a visit, the end of a fade. */
export async function holdingsOf(page: Page, cdp: CDPSession): Promise<Holdings> {
  await page.waitForLoadState('networkidle');
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const units = await unitsOf(cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  const timers = await page.evaluate(() => (window as unknown as Watched).mortarTimers());
  return { heap, listeners: metric('JSEventListeners'), nodes: metric('Nodes'), units, ...timers };
}

/** effector keeps no list of its units, so they are counted among all objects by the shape of their nodes. */
async function unitsOf(cdp: CDPSession): Promise<number> {
  const objectGroup = 'units';
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId!, objectGroup });
  const { result: count } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    returnByValue: true,
    functionDeclaration:
      "function () { const own = (node, key) => Object.prototype.hasOwnProperty.call(node, key); return this.filter((node) => own(node, 'family') && own(node, 'seq') && own(node, 'next')).length }",
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return count.value as number;
}
