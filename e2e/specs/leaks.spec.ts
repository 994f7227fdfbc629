import { goToAndFro, holdingsOf, watchTimers, type Holdings } from '../harness/leaks.ts';
import { expect, test } from '../harness/test.ts';

const VISITS = 50;
/** What is made at the first visits and kept for all others: caches, chunks, compiled code. */
const WARM_UP = 25;
const MOST_GROWTH = 1.05;

/** One path of every page of shell and remotes that a visitor can open by itself; the first of a room also in `npm test`. */
const PATHS: Record<string, string[]> = {
  shell: ['/nowhere', '/market', '/activity', '/redirect?link=https%3A%2F%2Felsewhere.example'],
  gamehub: ['/whitepaper', '/', '/im/gamecenter', '/bricks', '/games/kiln-stack', '/games/fuse'],
  auth: ['/login', '/reg', '/forgot', '/verification?email=ann%40example.org&sendEmailType=forgot'],
  fixtures: ['/alpha', '/alpha/two'],
};

/** What may differ from one moment to the next without anything being left behind. */
function expectNothingLeft(before: Holdings, after: Holdings): void {
  const { heap: heapBefore, timeouts: timeoutsBefore, ...countsBefore } = before;
  const { heap, timeouts, ...counts } = after;
  // Listeners of nodes that the browser has not collected yet are counted as well: one a visit would be fifty.
  expect.soft(counts.listeners - countsBefore.listeners, 'listeners more').toBeLessThan(VISITS);
  expect.soft(counts.intervals, 'intervals').toBeLessThanOrEqual(countsBefore.intervals);
  expect.soft(counts.units, 'units of effector').toBeLessThanOrEqual(countsBefore.units);
  // A log that waits for company and the clock of the session run at any moment: one a visit would be fifty.
  expect.soft(timeouts - timeoutsBefore, 'timers more').toBeLessThan(5);
  expect.soft(counts.nodes / countsBefore.nodes, 'nodes after to before').toBeLessThanOrEqual(MOST_GROWTH);
  expect.soft(heap / heapBefore, 'heap after to before').toBeLessThanOrEqual(MOST_GROWTH);
}

for (const [room, paths] of Object.entries(PATHS)) {
  paths.forEach((path, index) => {
    test(
      `it leaves nothing behind after ${VISITS} visits of ${path} (${room})`,
      index ? { tag: '@full' } : {},
      async ({ page, stack, visit, complaints }) => {
        test.setTimeout(300_000);
        // A hundred pages in a few seconds are more than the server counts of one visitor.
        complaints.allow(/a status of 429/, /a status of 404/);
        await stack.publish(stack.builds.alpha);
        await stack.publish(stack.builds.beta);
        await watchTimers(page);
        await visit('/beta');
        await expect(page.getByTestId('beta')).toBeVisible();
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Performance.enable');
        await goToAndFro(page, path, '/beta', WARM_UP);
        const before = await holdingsOf(page, cdp);
        await goToAndFro(page, path, '/beta', VISITS);
        const after = await holdingsOf(page, cdp);
        test.info().annotations.push({ type: 'holdings', description: JSON.stringify({ before, after }) });
        expectNothingLeft(before, after);
      },
    );
  });
}
