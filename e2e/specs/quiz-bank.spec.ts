import type { Locale } from '@mortar/protocol';
import { LOCALE_COOKIE } from '@mortar/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import en from '../../mfe-quiz/locales/en.json' with { type: 'json' };
import zhHk from '../../mfe-quiz/locales/zh-HK.json' with { type: 'json' };
import { newcomerIn } from '../harness/newcomer.ts';
import type { Stack } from '../harness/stack.ts';
import { signUpSomebody } from '../harness/team.ts';
import { expectSound } from '../harness/sound.ts';
import { expect, test } from '../harness/test.ts';

const TEXTS = { en, 'zh-HK': zhHk } satisfies Record<Locale, Record<string, string>>;

/** Somebody with a role, in a browser of their own, who finds the bank between the pages of the quiz. */
async function reviewerIn(context: BrowserContext, stack: Stack, role: string, locale: Locale): Promise<Page> {
  const page = await context.newPage();
  const address = await signUpSomebody(page, stack, locale);
  expect((await stack.mortar('role', 'grant', address, role)).code).toBe(0);
  await expect(async () => {
    await page.goto(`${stack.origin}/quiz`);
    await page.getByRole('link', { name: TEXTS[locale]['quiz.nav.bank'], exact: true }).click({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: TEXTS[locale]['quiz.bank.title'] })).toBeVisible();
  return page;
}

async function act(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('textbox', { name: en['quiz.bank.reason'] }).fill(reason);
  await page.getByRole('button', { name, exact: true }).click();
}

test.use({ area: 'quiz' });

test('a person offers a question on a phone, in Chinese, and sees where it stands', async ({ page, stack, complaints }) => {
  const texts = TEXTS['zh-HK'];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'zh-HK', url: stack.origin }]);
  await newcomerIn(page.context(), stack, 'zh-HK');
  await page.goto(`${stack.origin}/quiz/questions`);
  await expect(page.getByText(texts['quiz.own.none'])).toBeVisible();
  await page.getByRole('button', { name: texts['quiz.own.write'] }).click();
  await page.getByRole('button', { name: texts['quiz.own.send'] }).click();
  await expect(page.getByText('請以至少一種語言寫出題目和四個選項。').first()).toBeVisible();
  const chinese = page.getByRole('group', { name: texts['quiz.write.zh-HK'] });
  await chinese.getByRole('textbox', { name: texts['quiz.write.text'] }).fill('陶瓷上的釉主要是甚麼？');
  for (const [index, option] of ['玻璃質', '油漆', '膠水', '糖漿'].entries())
    await chinese.getByRole('textbox', { name: texts['quiz.write.option'].replace('{no, number}', String(index + 1)) }).fill(option);
  await page.getByRole('textbox', { name: texts['quiz.write.source'] }).fill('https://example.org/glaze');
  await expectSound(page);
  await page.getByRole('button', { name: texts['quiz.own.send'] }).click();
  await expect(page.getByText('陶瓷上的釉主要是甚麼？')).toBeVisible();
  await expect(page.getByText(texts['quiz.bank.state.draft'])).toBeVisible();
  await expectSound(page);
  complaints.expectNone();
});

test('an operator imports, completes a draft, two others approve it, and it rests, wakes and is voided', async ({ browser, stack }) => {
  test.slow();
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const operator = await reviewerIn(first!, stack, 'operator', 'en');
  await expectSound(operator);
  await operator.getByRole('link', { name: en['quiz.import.go'] }).click();
  const file =
    'question,right,wrong1,wrong2,wrong3,why,source\nWhat hardens clay for good?,Fire,Water,Wind,Salt,Heat turns clay to stone.,https://example.org/fire\nNo options?,,,,,,\n';
  await operator.getByRole('textbox', { name: en['quiz.import.text'] }).fill(file);
  await operator.getByRole('combobox', { name: en['quiz.import.format'], exact: true }).click();
  await operator.getByRole('option', { name: 'CSV' }).click();
  await operator.getByRole('button', { name: en['quiz.import.send'], exact: true }).click();
  await expect(operator.getByText(en['quiz.import.problem.missing'])).toBeVisible();
  await expectSound(operator);
  await operator.getByRole('link', { name: /^import-\d+$/ }).click();
  await expect(operator.getByRole('button', { name: en['quiz.bank.act.offer'] })).toHaveAttribute('aria-disabled', 'true');
  await expectSound(operator);
  const at = new URL(operator.url()).pathname;

  await operator.getByRole('button', { name: en['quiz.bank.act.edit'], exact: true }).click();
  const chinese = operator.getByRole('group', { name: en['quiz.write.zh-HK'] });
  await chinese.getByRole('textbox', { name: en['quiz.write.text'] }).fill('甚麼令陶土永久變硬？');
  const options = await operator
    .getByRole('group', { name: en['quiz.write.en'] })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.slice(1, 5).map((field) => (field as HTMLInputElement).value));
  const words: Record<string, string> = { Fire: '火', Water: '水', Wind: '風', Salt: '鹽' };
  for (const [index, option] of options.entries()) await chinese.getByRole('textbox', { name: `Option ${index + 1}` }).fill(words[option]!);
  await chinese.getByRole('textbox', { name: en['quiz.write.why'] }).fill('高溫把陶土變成石。');
  await operator.getByRole('textbox', { name: en['quiz.bank.reason'] }).fill('Chinese added');
  await operator.getByRole('button', { name: en['quiz.bank.act.edit.save'] }).click();
  await operator.getByRole('button', { name: en['quiz.bank.act.offer'] }).click();
  await expect(operator.getByText(en['quiz.bank.may.author'])).toBeVisible();

  for (const context of [second!, third!]) {
    const page = await reviewerIn(context, stack, 'reviewer', 'en');
    await page.goto(`${stack.origin}${at}`);
    await page.getByRole('button', { name: en['quiz.bank.act.approve'] }).click();
    await expect(page.getByRole('button', { name: en['quiz.bank.act.approve'] })).toHaveCount(0);
  }
  await operator.reload();
  await act(operator, en['quiz.bank.act.rest'], 'to look again');
  await act(operator, en['quiz.bank.act.wake'], 'it is right');
  await act(operator, en['quiz.bank.act.void'], 'salt hardens it too');
  await expect(operator.getByText(en['quiz.bank.done.void']).last()).toBeVisible();
  await expect(operator.getByText(/salt hardens it too/).first()).toBeVisible();
  await expectSound(operator);
  await operator.goto(`${stack.origin}/quiz/bank?state=void`);
  await expect(operator.getByRole('link', { name: 'What hardens clay for good?' })).toBeVisible();
});
