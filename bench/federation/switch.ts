import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from '@mortar/build';
import type { Browser } from '@playwright/test';
import { operate, type Stack } from '../stack.ts';
import { UNTIL_CONTENT } from './measure.ts';
import { renamed } from './renamed.ts';

const RUNS = Math.min(9, Number(process.env['BENCH_RUNS'] ?? 9));
const pause = () => setTimeout(20);
const TELL_STEPS = pathToFileURL(join(WORKSPACE_ROOT, 'bench/federation/tell-steps.mjs')).href;

/** Where the time from a command to a page goes, in ms; all of them follow each other without a gap. */
export const STEPS = ['start', 'gate', 'signing', 'news', 'page'] as const;
type Times = Record<(typeof STEPS)[number] | 'all', number>;

/**
 * From publishing a version that is built already to the content of the first page that shows it, once for each run: the
 * operator's own call with the start of its process, the gate, storing and signing it up to the change, until the server
 * serves it, and a browser that comes for the first time. The first run is not counted. Afterwards other versions of the
 * landing page's remote are live.
 */
export async function switches(browser: Browser, stack: Stack): Promise<Times[]> {
  const times: Times[] = [];
  for (let run = 0; run <= RUNS; run += 1) times.push(await once(browser, stack, run));
  return times.slice(1);
}

async function once(browser: Browser, stack: Stack, run: number): Promise<Times> {
  const { version, dir } = await renamed('mfe-gamehub', run);
  const context = await browser.newContext({ locale: 'en-US' });
  const folder = mkdtempSync(join(tmpdir(), 'mortar-bench-steps-'));
  const file = join(folder, 'steps');
  try {
    const page = await context.newPage();
    await page.addInitScript(UNTIL_CONTENT);
    const began = Date.now();
    const published = operate(stack, ['publish', 'gamehub', '--dir', dir], { BENCH_STEPS: file, NODE_OPTIONS: `--import=${TELL_STEPS}` });
    await Promise.race([changed(file), published]);
    await served(stack, version);
    const servedAt = Date.now();
    await page.goto(stack.url, { waitUntil: 'commit' });
    const shownAt = await page.evaluate<number>('window.__content.then((content) => performance.timeOrigin + content)');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    if (!loaded.some((name) => name.includes(`/r/gamehub/${version}/`))) throw new Error(`the page does not show ${version}`);
    await published;
    const told = stepsIn(file);
    const steps = {
      start: told.begun - began,
      gate: told.judged - told.begun,
      signing: told.changed - told.judged,
      news: servedAt - told.changed,
      page: shownAt - servedAt,
    };
    return { ...steps, all: shownAt - began };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true });
  }
}

/** When each step was over, ms since the epoch. @throws Error when one was not told */
function stepsIn(file: string): Record<'begun' | 'judged' | 'changed', number> {
  const told = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { step: string; at: number });
  const at = (step: string) => {
    const found = told.find((one) => one.step === step);
    if (!found) throw new Error(`the publication told nothing of '${step}'`);
    return found.at;
  };
  return { begun: at('begun'), judged: at('judged'), changed: at('changed') };
}

/** Resolves when the publication tells of the change: the site is asked from then on, so that asking takes nothing from the rest. */
async function changed(file: string): Promise<void> {
  while (!(existsSync(file) && readFileSync(file, 'utf8').includes('"changed"'))) await pause();
}

/** Resolves when a document of the site names the version. */
async function served(stack: Stack, version: string): Promise<void> {
  while (!(await (await fetch(stack.url)).text()).includes(`/r/gamehub/${version}/`)) await pause();
}
