import type { Page } from '@playwright/test';
import { boxOf, guestOf, meet, nameOn, open, sayIn, write } from '../harness/chat.ts';
import { keptMessages } from '../harness/kept-messages.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expect, inGrid, test } from '../harness/test.ts';

/** Stories that run with every change, and those of the whole grid. */
const FEW = 2;
const DOZENS = 24;
const STEPS = 14;
/** What goes wrong before a message is written, or while it is on its way. */
const FAULTS = ['nothing', 'nothing', 'broken sockets', 'killed server', 'database restarted', 'killed tab'] as const;

/** Numbers below 1 that a seed decides (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every connection of the server to its database ends, as with a restart of the database. */
const restartDatabase = (stack: Stack) =>
  stack.rows('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

/** One of those who write: the tab that is open, and what was written there in its order. */
interface Writer {
  page: Page;
  to: string;
  written: string[];
}

for (let seed = 1; seed <= DOZENS; seed += 1)
  test(
    `whatever breaks, every message is there once and in order, story ${seed}`,
    inGrid(seed <= FEW),
    async ({ page, browser, stack, complaints }) => {
      test.setTimeout(240_000);
      complaints.allow(/./);
      const next = numbersOf(seed);
      const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
      const ben = await guestOf(browser, stack, 'en');
      await signUpSomebody(page, stack, 'en');
      await open(page, stack, '/settings');
      const ann = await nameOn(page);
      const id = await meet(page, ann, ben, stack, sayIn('en'));
      const writers: Writer[] = [
        { page, to: ben.name, written: [] },
        { page: ben.page, to: ann, written: [] },
      ];

      for (let step = 0; step < STEPS; step += 1) {
        const writer = pick(writers);
        const fault = pick(FAULTS);
        if (fault === 'killed server') await stack.killServer();
        if (fault === 'database restarted') await restartDatabase(stack);
        const text = `Word ${step} of ${seed}`;
        await boxOf(writer.page, writer.to).fill(text);
        await writer.page.keyboard.press('Enter');
        // The browser has it: from here on it is a promise.
        await expect(boxOf(writer.page, writer.to)).toHaveValue('');
        writer.written.push(text);
        if (fault === 'broken sockets') stack.proxy.breakSockets();
        if (fault === 'killed server') await stack.startServer();
        if (fault !== 'killed tab') continue;
        const context = writer.page.context();
        await writer.page.close();
        writer.page = await context.newPage();
        await open(writer.page, stack, `/im?chat=${id}`);
      }

      const settle = async () => {
        for (const writer of writers)
          await expect.poll(() => keptMessages(writer.page, id).then(({ waiting }) => waiting), { timeout: 90_000 }).toBe(0);
      };
      await settle();
      await write(writers[0]!.page, ben.name, 'The end');
      const readRows = () =>
        stack.rows<{ seq: number; text: string }>(`select seq, text from messaging_messages where conversation_id = ${id} order by seq`);
      // It stands in the log of its writer before the server has it.
      await expect.poll(async () => (await readRows()).at(-1)?.text, { timeout: 30_000 }).toBe('The end');
      // And the server has it before its writer knows.
      await settle();
      const rows = await readRows();
      const texts = rows.map((row) => row.text);
      const sent = writers.flatMap(({ written }) => written);
      const kept = await Promise.all(writers.map((writer) => keptMessages(writer.page, id)));
      const placesOf = (text: string) => texts.flatMap((other, place) => (other === text ? [place] : []));
      const tally = {
        sent: sent.length,
        acknowledged: sent.length - kept.reduce((sum, { waiting }) => sum + waiting, 0),
        lost: sent.filter((text) => placesOf(text).length === 0).length,
        doubled: sent.filter((text) => placesOf(text).length > 1).length,
        outOfOrder: writers
          .map(({ written }) => written.map((text) => placesOf(text)[0] ?? 0))
          .flatMap((places) => places.filter((place, index) => index > 0 && place < places[index - 1]!)).length,
      };
      process.stdout.write(
        `Messages of story ${seed}: ${Object.entries(tally)
          .map(([name, count]) => `${name} ${count}`)
          .join(', ')}\n`,
      );
      expect(tally).toEqual({ sent: STEPS, acknowledged: STEPS, lost: 0, doubled: 0, outOfOrder: 0 });
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
      for (const writer of writers)
        await expect.poll(() => keptMessages(writer.page, id).then((now) => now.texts), { timeout: 60_000 }).toEqual(texts);
      stack.errors.forget();
    },
  );
