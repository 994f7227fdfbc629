import type { Locale } from '@mortar/protocol';
import { LOCALE_COOKIE } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import en from '../../mfe-quiz/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-quiz/locales/zh-HK.json' with { type: 'json' };
import { newcomerIn } from '../harness/newcomer.ts';
import type { Stack } from '../harness/stack.ts';
import { expectSound } from '../harness/sound.ts';
import { expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
/** Long enough for a busy machine, short for a person. */
const SHORT = ['--questions', '2', '--seconds', '12', '--pause', '6', '--prize', '40'];

const questionOf = (page: Page) => page.locator('#question');

/** Place of the right option of the question that is asked, as the database alone knows it. */
async function rightOf(stack: Stack, eventid: string): Promise<number> {
  const [row] = await stack.rows<{ order: number[]; correct: number }>(`
    select q.option_order as order, r.correct::int as correct from quiz_events e
    join quiz_event_questions q on q.event_id = e.id and q.no = e.no join quiz_event_leaves l using (event_id, tier, idx)
    join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev where e.id = '${eventid}'`);
  return row!.order.indexOf(row!.correct);
}

/** Answers by a key, and waits until the server has kept it. */
async function answer(page: Page, option: number, kept: string): Promise<void> {
  await page.keyboard.press(String(option + 1));
  await expect(page.getByText(kept)).toBeVisible();
}

/** Opens the next event from the first page of the quiz. */
async function goToEvent(page: Page, stack: Stack, locale: Locale, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: stack.origin }]);
  await page.goto(`${stack.origin}/quiz`);
  await page.getByRole('link', { name: TEXTS[locale]['quiz.event.go'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS[locale]['quiz.event.title'] })).toBeVisible();
}

test.use({ area: 'quiz' });

test('two people play a live event to its end and a visitor watches: one wins, one is out, everybody sees the crowd', async ({
  page,
  browser,
  stack,
  complaints,
}) => {
  test.setTimeout(180_000);
  const said = await stack.mortar('quiz', 'event', 'add', '+40s', ...SHORT);
  const eventid = /[\w-]{22}/.exec(JSON.stringify(said))![0];
  const [other, visitor] = await Promise.all([browser.newContext(), browser.newContext()]);
  try {
    await newcomerIn(page.context(), stack, 'en');
    await newcomerIn(other, stack, 'zh-HK');
    const [there, watching] = [await other.newPage(), await visitor.newPage()];
    await Promise.all([goToEvent(page, stack, 'en', 1440), goToEvent(there, stack, 'zh-HK', 390), goToEvent(watching, stack, 'en', 390)]);
    await page.getByRole('button', { name: en['quiz.event.enter'], exact: true }).click();
    await there.getByRole('button', { name: zhHk['quiz.event.enter'], exact: true }).click();
    await expect(page.getByText(en['quiz.event.inside'])).toBeVisible();
    await expect(there.getByText(zhHk['quiz.event.inside'])).toBeVisible();
    await expect(watching.getByRole('button', { name: en['quiz.event.sign-in'] })).toBeVisible();
    await expectSound(there);

    // The first question comes to everybody by itself; one is right, the other is wrong.
    await expect(questionOf(page)).toBeVisible({ timeout: 60_000 });
    await expect(questionOf(there)).toBeVisible();
    await expect(questionOf(watching)).toBeVisible();
    const right = await rightOf(stack, eventid);
    await answer(page, right, en['quiz.event.kept']);
    await answer(there, (right + 1) % 4, zhHk['quiz.event.kept']);
    const asked = await questionOf(page).textContent();
    await page.reload();
    await expect(questionOf(page)).toHaveText(asked!);
    await expect(page.getByText(en['quiz.event.kept'])).toBeVisible();
    await expect(watching.getByRole('radiogroup')).toHaveCount(0);

    await expect(page.getByRole('heading', { name: en['quiz.event.still'] })).toBeVisible({ timeout: 30_000 });
    await expect(there.getByRole('heading', { name: zhHk['quiz.event.out'] })).toBeVisible();
    await expect(watching.getByRole('heading', { name: en['quiz.event.told'] })).toBeVisible();
    await expect(there.getByRole('heading', { name: zhHk['quiz.event.revival'] })).toBeVisible();
    await expectSound(there);

    await expect(questionOf(page)).toBeVisible({ timeout: 30_000 });
    await expect(there.getByText(zhHk['quiz.event.watch.out'])).toBeVisible();
    await answer(page, await rightOf(stack, eventid), en['quiz.event.kept']);
    await expect(page.getByRole('heading', { name: en['quiz.event.won'] })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('40 gold bricks are yours')).toBeVisible();
    await expect(there.getByRole('listitem')).toHaveCount(1);
    await expectSound(page);

    await there.getByRole('link', { name: zhHk['quiz.event.replay'] }).click();
    await expect(there.getByRole('heading', { name: zhHk['quiz.event.result'] })).toBeVisible();
    await expectSound(there);
    await page.getByRole('link', { name: en['quiz.verify.go'] }).click();
    await expect(page.getByRole('status').filter({ hasText: /\d ms/ })).toHaveAttribute('data-state', 'fits');
    await page.goto(`${stack.origin}/quiz/rewards`);
    await expect(page.getByRole('link', { name: en['quiz.rewards.event'] })).toBeVisible();
    complaints.expectNone();
  } finally {
    await Promise.all([other.close(), visitor.close()]);
  }
});
