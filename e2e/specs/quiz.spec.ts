import type { Locale } from '@mortar/protocol';
import { LOCALE_COOKIE } from '@mortar/protocol';
import type { Page } from '@playwright/test';
import en from '../../mfe-quiz/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-quiz/locales/zh-HK.json' with { type: 'json' };
import { newcomerIn } from '../harness/newcomer.ts';
import { answer, playTo, questionOf } from '../harness/quiz.ts';
import { signUpOf } from '../harness/sign-up.ts';
import type { Stack } from '../harness/stack.ts';
import { expectSound } from '../harness/sound.ts';
import { caseOf, expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;
const WORKS = [
  ['en', 1440],
  ['zh-HK', 390],
] as const;

/** Opens the quiz in a language; whoever plays there plays without haste, because a busy machine is slow. */
async function openQuiz(page: Page, stack: Stack, locale: Locale, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: stack.origin }]);
  await page.goto(`${stack.origin}/quiz`);
  await expect(page.getByRole('heading', { level: 1, name: TEXTS[locale]['quiz.title'] })).toBeVisible();
  const calm = page.getByRole('switch', { name: TEXTS[locale]['quiz.calm'] });
  if ((await calm.getAttribute('aria-checked')) === 'false') await calm.click();
}

test.use({ area: 'quiz' });

for (const [locale, width] of WORKS) {
  const texts = TEXTS[locale];

  test(`a visitor plays in one press, fails, and an account keeps the run and its proof, ${caseOf(locale, width, 390)}`, async ({
    page,
    stack,
    complaints,
  }) => {
    test.slow();
    await openQuiz(page, stack, locale, width);
    await expectSound(page);
    await page.getByRole('link', { name: texts['quiz.start'] }).click();
    await expect(questionOf(page)).toBeFocused();
    await expectSound(page);
    const asked = await questionOf(page).textContent();
    await page.reload();
    await expect(questionOf(page)).toHaveText(asked!);
    await playTo(page, 3);
    await answer(page, false);
    await expect(page.getByRole('heading', { name: texts['quiz.failed.wrong'] })).toBeFocused();
    await expect(page.getByRole('link', { name: texts['quiz.keep.sign-up'] })).toHaveAttribute('href', '/reg?path=%2Fquiz%2Fplay');
    await expectSound(page);
    // Signing up has journeys of its own: here somebody comes back with an account, in the same browser.
    await newcomerIn(page.context(), stack, locale);
    await page.goto(`${stack.origin}/quiz/play`);
    await expect(page.getByText(texts['quiz.claim.kept'])).toBeVisible();
    await page.getByRole('button', { name: texts['quiz.failed.give-up'] }).click();
    await expect(page).toHaveURL(/\/quiz\/runs\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { name: texts['quiz.result.answers'] })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: texts['quiz.verify.go'] }).click();
    // All that is public before the close of the round fits.
    await expect(page.getByRole('status').filter({ hasText: /\d ms|毫秒/ })).toHaveAttribute('data-state', 'waits');
    await expectSound(page);
    await page.goto(`${stack.origin}/quiz/history`);
    await expect(page.getByText(texts['quiz.history.right'].replace('{right, number}', '2'))).toBeVisible();
    await expectSound(page);
    await page.goto(`${stack.origin}/quiz/rankings`);
    await expect(page.getByRole('heading', { level: 1, name: texts['quiz.rankings.title'] })).toBeVisible();
    await expectSound(page);
    complaints.expectNone();
  });
}

test('a person buys a card within a run and plays it at once', async ({ page, stack }) => {
  const texts = TEXTS.en;
  await page.goto(`${stack.origin}/reg`);
  const form = signUpOf(page, stack);
  await form.begin();
  await form.enter(await form.codeOfMail());
  await expect(form.greeting).toContainText('50');
  await openQuiz(page, stack, 'en', 1440);
  await page.getByRole('link', { name: texts['quiz.start'] }).click();
  const asked = await questionOf(page).textContent();
  await page.getByRole('button', { name: new RegExp(`^${texts['quiz.card.swap']}`) }).click();
  await page.getByRole('button', { name: /^Pay 5 gold bricks/ }).click();
  await expect(questionOf(page)).not.toHaveText(asked!);
  await expect(page.getByRole('button', { name: new RegExp(`^${texts['quiz.card.swap']}.*${texts['quiz.card.used']}`) })).toBeVisible();
});
