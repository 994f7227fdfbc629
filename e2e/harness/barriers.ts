import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What keeps people out of the page as it stands, by rule and element.
 * @param options of axe, where a page's own policy forbids what it would do
 */
export async function barriersOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  // The markup from before the scripts is inert, so nobody reads a heading in it; a game under its result is so too.
  await expect(page.locator('main [inert]:not(iframe)')).toHaveCount(0);
  // The empty place of a first page that is on its way has no heading yet.
  await expect(page.locator('main > [aria-busy="true"]:empty')).toHaveCount(0);
  // What fades out is no longer part of the page, and colours on their way are no colours.
  await expect(page.locator('[data-starting-style], [data-ending-style]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))),
  );
  return barriersWithin(page, undefined, options);
}

/** What keeps people out of one part of the page, by rule and element; of the whole page when no part is named. */
export async function barriersWithin(page: Page, part?: string, options: RunOptions = {}): Promise<string[]> {
  const { violations } = await analysis(page, part, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

function analysis(page: Page, part: string | undefined, options: RunOptions): Promise<Pick<AxeResults, 'violations'>> {
  const wanted: RunOptions = { ...options, runOnly: RULES, resultTypes: ['violations'] };
  // Only axe's own runner sees into frames; it takes four times as long.
  if (page.frames().length > 1) return withFrames(page, part).options(wanted).analyze();
  return page.evaluate(`${axe.source}; axe.run(${JSON.stringify(part ?? 'html')}, ${JSON.stringify(wanted)})`);
}

function withFrames(page: Page, part: string | undefined): AxeBuilder {
  const runner = new AxeBuilder({ page, axeSource: axe.source });
  return part ? runner.include(part) : runner;
}
