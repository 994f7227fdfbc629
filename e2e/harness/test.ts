import { test as base, expect, type Page, type Response } from '@playwright/test';
import type { Locale, Theme } from '@mortar/protocol';
import { listenForComplaints, takeComplaints, type Complaints } from './complaints.ts';
import { createStack, type Stack } from './stack.ts';
import type { Area } from './templates.ts';

export interface VisitOptions {
  locale?: Locale;
  theme?: Theme;
  /** Width of the window in px; 1440 when unset. */
  width?: number;
}

interface TestFixtures {
  /** Area that the test's stack comes with; none when unset. */
  area: Area | null;
  /** A product of this test's own, as fresh as the template. */
  stack: Stack;
  /** What the page complains of; a test that expects some says so, any other fails by it. */
  complaints: Complaints;
  /** Opens a path of the site in the test's page. */
  visit: (path: string, options?: VisitOptions) => Promise<Response>;
  /** Other browsers that the test opened end with it: their pages would go on beside every later test. */
  guests: void;
}

interface WorkerFixtures {
  /** The worker's stack; it serves test after test until one changes it. */
  stacks: { current: Stack | null };
}

/** Height that goes with a width: a phone's or a desk's. */
const heightFor = (width: number) => (width < 750 ? 844 : 900);

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stacks: [
    async ({}, use) => {
      const stacks: WorkerFixtures['stacks'] = { current: null };
      await use(stacks);
      await stacks.current?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  area: [null, { option: true }],
  stack: [
    async ({ area, stacks }, use, test) => {
      if (stacks.current && (stacks.current.isChanged || stacks.current.area !== area)) {
        await stacks.current.close();
        stacks.current = null;
      }
      const stack = (stacks.current ??= await createStack(area));
      stack.proxy.heal();
      stack.proxy.forget();
      stack.errors.forget();
      await use(stack);
      if (test.status === test.expectedStatus) stack.errors.expectNone();
    },
    { timeout: 120_000 },
  ],
  guests: [
    async ({ browser }, use, test) => {
      const before = browser.contexts();
      await use();
      const complaints = takeComplaints();
      if (complaints && test.status !== test.expectedStatus)
        await test.attach('what its pages complained of', { body: complaints, contentType: 'text/plain' });
      for (const context of browser.contexts()) if (!before.includes(context)) await context.close();
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use, { status, expectedStatus }) => {
      const complaints = await listenForComplaints(page);
      await use(complaints);
      if (status === expectedStatus) complaints.expectNone();
    },
    { auto: true },
  ],
  visit: async ({ page, stack }, use) => {
    await use(async (path, { locale = 'en', theme = 'dark', width = 1440 } = {}) => {
      await page.setViewportSize({ width, height: heightFor(width) });
      await choose(page, stack.origin, { lang: locale, theme });
      // The load event would wait for a script that never comes, and some tests hold one back for good.
      const response = await page.goto(stack.origin + path, { waitUntil: 'domcontentloaded' });
      if (!response) throw new Error(`${path} is no navigation`);
      return response;
    });
  },
});

/** Details of a test that differs from others by a parameter only: one of them runs with every change, the others in the whole grid. */
export const inGrid = (isChosen: boolean) => (isChosen ? {} : { tag: '@full' });

/**
 * End of the title of a story that is told in several languages and widths: at one width it runs with every change, its other
 * cases, which the tag marks, in the whole grid.
 */
export const caseOf = (locale: Locale, width: number, chosen: number) => `in ${locale} at ${width} px${width === chosen ? '' : ' @full'}`;

/** What a journey about motion uses: other pages keep still in `npm test`, and move in the whole grid. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Details of a journey that only the whole grid takes: the tests of a room see its rules with every change. */
export const IN_FULL = { tag: '@full' };

async function choose(page: Page, url: string, cookies: Record<string, string>): Promise<void> {
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

export { expect };
