import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';
import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../stack.ts';
import { developIn } from './developer.ts';

const RUNS = 9;
/** A component of a page, and what of it changes. */
const FILE = join(WORKSPACE_ROOT, 'mfe-gamehub/src/pages/whitepaper/page.tsx');
const PLACE = '{title}</h1>';
const PATH = '/whitepaper';

/** `npm run dev -- gamehub`: beside a server of its own, on data of its own, or beside another site. */
async function startDevelopment(port: number, ...more: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-bench-'));
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, ['--import', 'tsx', join(WORKSPACE_ROOT, 'shared/build/src/dev/main.ts'), 'gamehub', ...more], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (piece) => {
      said += String(piece);
      if (said.includes('/?mf=')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the development server ended with ${code}:\n${said}`)));
  });
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Resolves to the time, ms since the epoch, at which the heading that ends so has been painted. */
function painted(page: Page, end: string): Promise<number> {
  // The frame after the change is the first one that can show it.
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () => document.querySelector('h1')?.textContent.endsWith(${JSON.stringify(end)})
      ? requestAnimationFrame(() => resolve(Date.now()))
      : requestAnimationFrame(look);
    look();
  })`);
}

/**
 * From saving a component of a remote to the changed page, in ms, once for each run. The first save is not counted: what it
 * makes warm stays so.
 * @throws Error when the page was loaded anew: its state would be lost
 */
async function replacements(page: Page, url: string): Promise<number[]> {
  const source = readFileSync(FILE, 'utf8');
  if (!source.includes(PLACE)) throw new Error(`${FILE} has no ${PLACE}: name another place to change`);
  const restore = () => writeFileSync(FILE, source);
  process.once('exit', restore);
  const times: number[] = [];
  try {
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => void Object.assign(window, { wasHereBefore: true }));
    for (let run = 0; run <= RUNS; run += 1) {
      const shown = painted(page, `, ${run}`);
      const savedAt = Date.now();
      writeFileSync(FILE, source.replace(PLACE, `{title}, ${run}</h1>`));
      times.push((await shown) - savedAt);
    }
    if (!(await page.evaluate(() => 'wasHereBefore' in window))) throw new Error('the page was loaded anew');
  } finally {
    restore();
    process.off('exit', restore);
  }
  return times.slice(1);
}

/** In the page of a remote that runs alone. */
export async function hotReplacements(browser: Browser, port: number): Promise<number[]> {
  const stop = await startDevelopment(port);
  const page = await browser.newPage({ locale: 'en-US' });
  try {
    return await replacements(page, `http://localhost:${port}${PATH}`);
  } finally {
    await page.close();
    await stop();
  }
}

/** In a page of a running site, in which a development server takes part for its developer. */
export async function hotReplacementsInProduction(browser: Browser, port: number, stack: Stack): Promise<number[]> {
  const stop = await startDevelopment(port, '--site', stack.url);
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    await developIn(context, stack, `gamehub@http://localhost:${port}`);
    return await replacements(await context.newPage(), stack.url + PATH);
  } finally {
    await context.close();
    await stop();
  }
}
