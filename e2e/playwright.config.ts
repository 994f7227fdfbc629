import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './harness/chromium.ts';

const executablePath = chromiumPath();

/**
 * Journeys through the whole product in a real browser. On a machine of CI, which others may load, a journey that fails is
 * tried once more with a stack of its own; one that passes only then is named as such.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  snapshotPathTemplate: './pictures/{arg}{ext}',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  // A journey waits for half of its time, for motion, news and clocks: three keep two cores busy.
  workers: 3,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./harness/closing-line.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArguments() },
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    // Without a graphics card motion costs up to a third of a page's processor time.
    contextOptions: { reducedMotion: process.env['MORTAR_E2E_MOTION'] ? 'no-preference' : 'reduce' },
    // A trace costs a third of a journey's time: `--trace on` records one of whatever is looked at.
    trace: 'on-first-retry',
  },
});
