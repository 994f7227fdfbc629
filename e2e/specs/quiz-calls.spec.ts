import en from '../../mfe-quiz/locales/en.json' with { type: 'json' };
import { callsOf } from '../harness/calls.ts';
import { answer, questionOf } from '../harness/quiz.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { expect, test } from '../harness/test.ts';

/** Calls of the specification that a control of the quiz's pages makes, below `/api/`; those of invites are in `settings-invites`. */
const CALLS = [
  'communityservice/quiz/open/expire/time',
  'communityservice/quiz/open/issue',
  'communityservice/quiz/open/submit/answer',
  'communityservice/quiz/swap',
  'communityservice/quiz/skip',
  'communityservice/quiz/revival',
  'communityservice/quiz/open/share',
  'communityservice/quiz/history',
  'accountservice/user/open/quiz/card/price',
  'accountservice/user/buy/swap/card',
  'accountservice/user/buy/skip/card',
  'accountservice/user/buy/revival/card',
  'accountservice/quiz/reward/open/task/ranking',
  'accountservice/quiz/reward/open/contribute/ranking',
  'accountservice/user/open/quiz/invite/ranking',
  'accountservice/quiz/reward/list',
  'accountservice/user/quiz/social/share',
];

test.use({ area: 'quiz' });

test('a person plays with every card, shares, and looks at every board: each call of the specification has its control', async ({
  page,
  context,
  stack,
}) => {
  test.setTimeout(150_000);
  await context.grantPermissions(['clipboard-write', 'clipboard-read'], { origin: stack.origin });
  const called = callsOf(page);
  await page.goto(`${stack.origin}/reg`);
  const form = signUpOf(page, stack);
  await form.begin();
  await form.enter(await form.codeOfMail());
  await expect(form.greeting).toContainText('50');
  await page.goto(`${stack.origin}/quiz`);
  const calm = page.getByRole('switch', { name: en['quiz.calm'] });
  if ((await calm.getAttribute('aria-checked')) === 'false') await calm.click();
  await page.getByRole('link', { name: en['quiz.start'] }).click();

  const asked = await questionOf(page).textContent();
  await page.getByRole('button', { name: new RegExp(`^${en['quiz.card.swap']}`) }).click();
  await page.getByRole('button', { name: /^Pay 5 gold bricks/ }).click();
  await expect(questionOf(page)).not.toHaveText(asked!);
  await page.getByRole('button', { name: new RegExp(`^${en['quiz.card.skip']}`) }).click();
  await page.getByRole('button', { name: /^Pay 8 gold bricks/ }).click();
  await expect(page.getByRole('heading', { name: en['quiz.passed'] })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeVisible();
  await answer(page, false);
  await page.getByRole('button', { name: /12 gold bricks/ }).click();
  await expect(questionOf(page)).toBeVisible();
  await answer(page, false);
  await page.getByRole('button', { name: en['quiz.failed.see'] }).click();

  await page.getByRole('button', { name: en['quiz.share.make'] }).click();
  await page.getByRole('button', { name: en['quiz.share.copy'], exact: true }).click();
  await expect.poll(() => called.has('accountservice/user/quiz/social/share')).toBe(true);
  await page.goto(`${stack.origin}/quiz/history`);
  await expect.poll(() => called.has('communityservice/quiz/history')).toBe(true);
  await page.goto(`${stack.origin}/quiz/rewards`);
  await expect.poll(() => called.has('accountservice/quiz/reward/list')).toBe(true);
  await page.goto(`${stack.origin}/quiz/rankings`);
  for (const board of ['task', 'invite', 'contribute'] as const) await page.getByRole('tab', { name: en[`quiz.board.${board}`] }).click();
  await expect.poll(() => CALLS.filter((path) => !called.has(path))).toEqual([]);
});
