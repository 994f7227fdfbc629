import type { Locale } from '@mortar/protocol';
import { LOCALE_COOKIE } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import en from '../../mfe-quiz/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-quiz/locales/zh-HK.json' with { type: 'json' };
import { newcomerIn } from '../harness/newcomer.ts';
import { answer, playTo, questionOf } from '../harness/quiz.ts';
import { expectSound } from '../harness/sound.ts';
import type { Stack } from '../harness/stack.ts';
import { caseOf, expect, test } from '../harness/test.ts';

const WORKS = [
  ['en', en, 1440],
  ['zh-HK', zhHk, 390],
] as const;

/** Who plays in calm mode plays without haste, because a busy machine is slow. */
async function readerOf(page: Page, stack: Stack, locale: Locale, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: stack.origin }]);
}
async function beCalm(page: Page, name: string): Promise<void> {
  const calm = page.getByRole('switch', { name });
  if ((await calm.getAttribute('aria-checked')) === 'false') await calm.click();
}

test.use({ area: 'quiz' });

for (const [locale, texts, width] of WORKS)
  test(`a person challenges a friend, who plays the same questions as a visitor and sees both results, ${caseOf(locale, width, 1440)}`, async ({
    page,
    browser,
    stack,
    complaints,
  }) => {
    test.slow();
    await readerOf(page, stack, locale, width);
    await newcomerIn(page.context(), stack, locale);
    await page.goto(`${stack.origin}/quiz`);
    await beCalm(page, texts['quiz.calm']);
    await page.getByRole('link', { name: texts['quiz.start'] }).click();
    await expect(questionOf(page)).toBeVisible();
    const first = await questionOf(page).textContent();
    await playTo(page, 2);
    await answer(page, false);
    await page.getByRole('button', { name: texts['quiz.failed.give-up'] }).click();
    await page.getByRole('button', { name: texts['quiz.challenge.make'] }).click();
    await page.getByRole('link', { name: texts['quiz.challenge.results'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts['quiz.challenge.mine'] })).toBeVisible();
    await expect(page.getByText(texts['quiz.challenge.nobody'])).toBeVisible();
    await expectSound(page);
    const address = page.url();
    // Whoever sees the link learns what is to be beaten, and no question.
    const html = await (await fetch(address)).text();
    expect(html).not.toContain(first);

    const friends = await browser.newContext();
    try {
      const friend = await friends.newPage();
      await readerOf(friend, stack, locale, width);
      await friend.goto(address);
      await beCalm(friend, texts['quiz.calm']);
      await expectSound(friend);
      await friend.getByRole('link', { name: texts['quiz.challenge.take'] }).click();
      await expect(questionOf(friend)).toHaveText(first!);
      await friend.reload();
      await expect(questionOf(friend)).toHaveText(first!);
      await playTo(friend, 3);
      await answer(friend, false);
      await expect(friend).toHaveURL(address);
      await expect(friend.getByRole('heading', { name: /You win by|你勝出/ })).toBeVisible();
      await expect(friend.getByRole('article')).toHaveCount(3);
      await expectSound(friend);
      await friend.getByRole('link', { name: texts['quiz.verify.go'] }).click();
      await expect(friend.getByRole('status').filter({ hasText: /\d ms|毫秒/ })).toHaveAttribute('data-state', 'waits');
      // The friend's own run of the day is still to be played.
      await friend.goto(`${stack.origin}/quiz`);
      await expect(friend.getByRole('link', { name: texts['quiz.start'] })).toBeVisible();
    } finally {
      await friends.close();
    }
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    complaints.expectNone();
  });
