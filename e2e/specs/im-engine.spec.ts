import type { Locator, Page } from '@playwright/test';
import { barriersOf } from '../harness/barriers.ts';
import { passTime, prepareClock } from '../harness/fake-clock.ts';
import { boxOf, fill, guestOf, logOf, meet, nameOn, open, sayIn, write } from '../harness/chat.ts';
import { overflowOf } from '../harness/overflow.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, test } from '../harness/test.ts';

const say = sayIn('en');
const HOUR_MS = 3_600_000;
const SOCKET = /\/api\/socket/;
const LIST = /imuserfriends\/findpage/;
/** What a browser says of a server that is away. */
const AWAY = /WebSocket connection|Failed to load resource|ERR_/;

/** The entry of the messages in the rail of any page of the app frame, with its badge. */
const entryOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });
const expectUnread = (page: Page, count: number) =>
  expect(entryOf(page)).toHaveAccessibleName(count === 0 ? 'Messages' : new RegExp(`\\b${count}\\b`), { timeout: 20_000 });

const articlesOf = (page: Page) => logOf(page).getByRole('article');
const textsOf = async (page: Page, fits: RegExp) =>
  (await articlesOf(page).allTextContents()).flatMap((text) => fits.exec(text)?.[0] ?? []);

/** The first message wholly in view: what it says, and how far below the upper edge it stands, px. */
const placeIn = (log: Locator) =>
  log.evaluate((scroller) => {
    const { top } = scroller.getBoundingClientRect();
    for (const row of scroller.querySelectorAll('[data-index]')) {
      const offset = row.getBoundingClientRect().top - top;
      if (offset >= 0) return { text: /Row \d+/.exec(row.textContent)?.[0] ?? '', offset };
    }
    return null;
  });

/** The same message stands where it stood. */
const expectAt = (log: Locator, { text, offset }: { text: string; offset: number }) =>
  expect
    .poll(async () => {
      const now = await placeIn(log);
      return [now?.text, Math.abs((now?.offset ?? Infinity) - offset) <= 1];
    })
    .toEqual([text, true]);

/** Two people have a chat open, each in a browser of their own. */
async function begin(page: Page, stack: Stack, browser: Parameters<typeof guestOf>[0]) {
  const ben = await guestOf(browser, stack, 'en');
  await signUpSomebody(page, stack, 'en');
  await open(page, stack, '/settings');
  const name = await nameOn(page);
  return { ben, name, id: await meet(page, name, ben, stack, say) };
}

test('what is unread is one number on every page, and what was written without a server goes out from any page', async ({
  page,
  browser,
  stack,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(AWAY);
  const { ben, name, id } = await begin(page, stack, browser);
  ben.complaints.allow(AWAY);
  await open(page, stack, '/settings');
  const tab = await page.context().newPage();
  await open(tab, stack, '/settings');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await elsewhere.newPage();
  await open(phone, stack, '/settings');
  await expectUnread(page, 1);
  await write(ben.page, name, 'Are you there?');
  for (const each of [page, tab, phone]) await expectUnread(each, 2);

  await open(tab, stack, `/im?chat=${id}`);
  await tab.bringToFront();
  await expect(logOf(tab).getByText('Are you there?')).toBeVisible();
  for (const each of [page, tab, phone]) await expectUnread(each, 0);

  await stack.stopServer();
  for (const text of ['Later 1', 'Later 2', 'Later 3']) {
    await boxOf(tab, ben.name).fill(text);
    await tab.keyboard.press('Enter');
    await expect(boxOf(tab, ben.name)).toHaveValue('');
  }
  await tab.close();
  await phone.close();
  await stack.startServer();
  // Nobody opens the messages again.
  await open(page, stack, '/settings');
  await expect(logOf(ben.page).getByText('Later 3')).toBeVisible({ timeout: 30_000 });
  expect(await textsOf(ben.page, /Later \d/)).toEqual(['Later 1', 'Later 2', 'Later 3']);
});

for (const width of [1440, 390])
  test(`a long conversation opens where it was left and moves under nobody’s eyes, at ${width} px`, async ({
    page,
    browser,
    stack,
    complaints,
  }) => {
    test.setTimeout(180_000);
    complaints.allow(AWAY);
    const { ben, id } = await begin(page, stack, browser);
    await ben.page.close();
    await fill(stack, id, ben.name, 400);
    // What no process was told of is found when it is started anew.
    await stack.stopServer();
    await stack.startServer();
    await page.setViewportSize({ width, height: width < 750 ? 844 : 900 });
    await open(page, stack, `/im?chat=${id}`);
    // It was read here up to then, and its end is not taken for seen.
    await expect(logOf(page).getByText(/Row 0\b/)).toBeInViewport();
    expect(await articlesOf(page).count()).toBeLessThan(60);
    const state = await page.context().storageState();
    await page.close();

    // A browser that has kept nothing begins at the same message.
    const elsewhere = await browser.newContext({ storageState: state, viewport: { width, height: width < 750 ? 844 : 900 } });
    const fresh = await elsewhere.newPage();
    await open(fresh, stack, `/im?chat=${id}`);
    const log = logOf(fresh);
    await expect.poll(async () => Number((await placeIn(log))?.text.slice('Row '.length) ?? Infinity)).toBeLessThan(20);

    // Nothing of the end has counted as read on the way. To the end, by the button that leads there.
    const toEnd = fresh.getByRole('button', { name: /new$|^Newest$/ });
    await expect(toEnd).toHaveText(/^3[89]\d new$|^400 new$/);
    await toEnd.click();
    await expect(log.getByText(/Row 399\b/)).toBeInViewport();

    // While rows come above, what is looked at stands still.
    const drift = await log.evaluate(async (scroller) => {
      // What is measured within a frame is corrected before it is painted: looked at is what was painted.
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const rows = () => [...scroller.querySelectorAll<HTMLElement>('[data-index]')];
      let [worst, prepended] = [0, 0];
      for (let round = 0; round < 6 && prepended === 0; round += 1) {
        scroller.scrollTop = 300;
        await frame();
        const { top, bottom } = scroller.getBoundingClientRect();
        const anchor = rows().find((row) => row.getBoundingClientRect().top > top && row.getBoundingClientRect().bottom < bottom)!;
        const text = anchor.querySelector('article')!.textContent;
        const standing = () => rows().find((row) => row.querySelector('article')?.textContent === text);
        let before = anchor.getBoundingClientRect().top;
        const height = scroller.scrollHeight;
        for (let frames = 0; frames < 90; frames += 1) {
          await frame();
          const now = standing()?.getBoundingClientRect().top ?? Infinity;
          worst = Math.max(worst, Math.abs(now - before));
          before = now;
        }
        if (scroller.scrollHeight > height) prepended += 1;
      }
      return { worst, prepended };
    });
    expect(drift.prepended).toBeGreaterThan(0);
    expect(drift.worst).toBeLessThanOrEqual(1);

    await log.evaluate((scroller) => scroller.scrollBy(0, 500));
    await expect.poll(async () => (await placeIn(log))?.text).toMatch(/^Row/);
    const place = await placeIn(log);
    await open(fresh, stack, '/settings');
    await fresh.goBack({ waitUntil: 'domcontentloaded' });
    await expectAt(log, place!);
    await fresh.reload({ waitUntil: 'domcontentloaded' });
    await expectAt(log, place!);

    await test.step('by keys alone from end to end, and without a barrier', async () => {
      const focused = () => fresh.evaluate(() => /Row \d+/.exec(document.querySelector('article:focus')?.textContent ?? '')?.[0]);
      await boxOf(fresh, ben.name).focus();
      for (let tabs = 0; tabs < 10 && !(await focused()); tabs += 1) await fresh.keyboard.press('Shift+Tab');
      await fresh.keyboard.press('End');
      await expect.poll(focused).toMatch(/Row \d+/);
      const last = await focused();
      for (let ups = 0; ups < 40; ups += 1) await fresh.keyboard.press('ArrowUp');
      await expect.poll(focused).not.toBe(last);
      await expect(fresh.locator('article:focus')).toBeInViewport();
      expect(await barriersOf(fresh)).toEqual([]);
      await fresh.keyboard.press('Escape');
      await expect(boxOf(fresh, ben.name)).toBeFocused();
    });

    if (width !== 1440) return;
    await test.step('a desk at 200 % loses nothing', async () => {
      await fresh.setViewportSize({ width: 640, height: 360 });
      await expect.poll(() => placeIn(log)).not.toBeNull();
      await expect(boxOf(fresh, ben.name)).toBeInViewport({ ratio: 1 });
      await expect(fresh.getByRole('button', { name: say('im.composer.send'), exact: true })).toBeInViewport({ ratio: 1 });
      expect(await overflowOf(fresh)).toEqual([]);
      expect(await barriersOf(fresh)).toEqual([]);
    });
  });

test('who slept for an hour sees everything, and reads no list again', async ({ page, browser, stack, complaints }) => {
  test.setTimeout(180_000);
  complaints.allow(AWAY);
  await prepareClock(page);
  const { ben, id } = await begin(page, stack, browser);
  await open(page, stack, `/im?chat=${id}`);
  await expect(logOf(page).getByText('Welcome')).toBeVisible();
  await expectUnread(page, 0);
  await ben.page.close();
  const sleep = stack.proxy.fault(SOCKET, { drop: true });
  stack.proxy.breakSockets();
  await fill(stack, id, ben.name, 60);
  await stack.stopServer();
  await stack.startServer();
  await passTime(stack, page, HOUR_MS);
  stack.proxy.forget();
  sleep.remove();
  // Reading goes on where it ended; what came meanwhile is there to its end.
  await expect(logOf(page).getByText(/Row 0\b/)).toBeInViewport({ timeout: 30_000 });
  await page.getByRole('button', { name: /new$|^Newest$/ }).click();
  await expect(logOf(page).getByText(/Row 59\b/)).toBeInViewport();
  expect(stack.proxy.requests(LIST).length).toBe(0);
});
