import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchBrowser, pageScript } from '../browser.ts';
import { limited, median, type Figure } from '../report.ts';
import type { Walk } from './in-page.ts';
import { startMortar, type Mortar } from './mortar.ts';
import { signedIn } from './reader.ts';
import { addChannel, addMembers, addMessages } from './rooms.ts';

const MESSAGES = 10_000;
const KEPT_WITHIN_MS = 30_000;
/** Goals of the messages: ms from a click to its messages, rows that stand for them, px that one of them moves. */
const [OPEN_MS, OPEN_ROWS, ANCHOR_PX] = [100, 59, 1];

const logOf = (page: Page) => page.getByRole('log');
const lastOf = (page: Page) => logOf(page).getByText(`Row ${MESSAGES}`, { exact: true });

/** Reads the whole chat once, from its end to its beginning, until the browser keeps all of it; it is left at its end. */
async function readAll(page: Page, url: string) {
  await page.goto(url);
  await lastOf(page).waitFor();
  const walk = await page.evaluate<Walk>('bench.walkUp()');
  await page.getByRole('button', { name: 'Newest' }).click();
  await lastOf(page).waitFor();
  const end = performance.now() + KEPT_WITHIN_MS;
  for (let kept = 0; kept < MESSAGES; kept = await page.evaluate<number>('bench.countKept()')) {
    if (performance.now() > end) throw new Error(`the browser keeps ${kept} of ${MESSAGES} messages`);
    await wait(100);
  }
  return walk;
}

/** Ms from the click on the chat in the list of a page that was just loaded, to the paint that shows its end. */
async function open(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/im`);
  const chat = page.getByRole('link', { name: 'Bench' });
  await chat.waitFor();
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  await page.evaluate(`bench.watchOpening('Row ${MESSAGES}')`);
  await chat.click();
  return page.evaluate<number>('bench.opened()');
}

async function measureIn(mortar: Mortar, rounds: number): Promise<Figure[]> {
  const [writer, reader] = await addMembers(mortar.database, 2);
  const chat = await addChannel(mortar.database, [writer!, reader!]);
  await addMessages(mortar.database, chat, writer!, MESSAGES);
  const browser = await launchBrowser();
  try {
    const context = await signedIn(browser, mortar, reader!);
    await context.addInitScript(await pageScript(join(import.meta.dirname, 'in-page.ts')));
    const page = await context.newPage();
    const { drift, prepended } = await readAll(page, `${mortar.stack.url}/im?chat=${chat}`);
    const times: number[] = [];
    let rows = 0;
    for (let round = -1; round < rounds; round += 1) {
      const ms = await open(page, mortar.stack.url);
      if (round >= 0) times.push(ms);
      rows = Math.max(rows, await logOf(page).getByRole('article').count());
    }
    return [
      limited('open.ms', median(times), `ms to a chat of ${MESSAGES} messages`, OPEN_MS),
      limited('open.rows', rows, 'messages in the document', OPEN_ROWS),
      limited('anchor.px', drift, `px while messages came above ${prepended} times`, ANCHOR_PX),
    ];
  } finally {
    await browser.close();
  }
}

/** A long chat in Chromium: how fast it opens from what the browser keeps, and whether it stands still while it grows above. */
export async function measureLongChat(rounds: number): Promise<Figure[]> {
  const mortar = await startMortar({}, ['gamehub', 'auth', 'im']);
  try {
    return await measureIn(mortar, rounds);
  } finally {
    await mortar.stop();
  }
}
