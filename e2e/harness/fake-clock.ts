import type { Page } from '@playwright/test';
import type { Stack } from './stack.ts';

/** Time of a page that passes only when a test says so. */
export interface FakeClock {
  /** Lets time pass; every timer that falls due runs. */
  pass(ms: number): Promise<void>;
  /** Lets time run by itself again. */
  release(): Promise<void>;
}

/** A clock can only be stopped at a moment that is still to come. */
const AHEAD_MS = 1000;

/**
 * Stops the clock of a page that is already shown, a second from now: timers, dates and animation frames.
 * Requests go on, so let the page come to rest before.
 */
export async function stopClock(page: Page): Promise<FakeClock> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
  return {
    pass: (ms) => page.clock.runFor(ms),
    release: () => page.clock.resume(),
  };
}

/** Prepares a page for `stopClock`: call it before the page is opened. Until then time runs as ever. */
export async function prepareClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Lets time pass everywhere at once: for the server, and for every page of a prepared context, as after a sleep. */
export async function passTime(stack: Stack, page: Page, ms: number): Promise<void> {
  await stack.moveClock(ms);
  await page.clock.fastForward(ms);
}
