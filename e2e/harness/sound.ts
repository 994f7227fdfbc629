import { expect, type Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { overflowOf } from './overflow.ts';

/** Holds a page as it stands to what every page must be: nothing is wider than the window, and nothing keeps anybody out. */
export async function expectSound(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
}
