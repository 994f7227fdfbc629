import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@mortar/protocol';
import { expect, type Page } from '@playwright/test';
import { ROOT } from './programs.ts';

const BANK = join(ROOT, 'server/src/modules/quiz/bank/questions');

interface Wording {
  q: string;
  o: string[];
}
/** The right option of each question of the bank, by its words. */
const KEY = new Map(
  readdirSync(BANK)
    .flatMap((file) => JSON.parse(readFileSync(join(BANK, file), 'utf8')) as (Record<Locale, Wording> & { correct: number })[])
    .flatMap((question) =>
      (['en', 'zh-HK'] as const).map((locale) => [question[locale].q, question[locale].o[question.correct]!] as const),
    ),
);

/** The question that is asked. */
export const questionOf = (page: Page) => page.locator('#question');

/** Answers the question that is asked by its key. @param isRight whether rightly */
export async function answer(page: Page, isRight: boolean): Promise<void> {
  const right = KEY.get((await questionOf(page).textContent())!)!;
  const options = await page.getByRole('radiogroup').locator('label > span').allTextContents();
  const place = options.indexOf(right);
  await page.keyboard.press(String((isRight ? place : (place + 1) % options.length) + 1));
  await expect(questionOf(page)).toHaveCount(0);
}

/** Answers rightly until the question of a number is asked, and goes on by Enter. */
export async function playTo(page: Page, no: number): Promise<void> {
  for (let passed = 1; passed < no; passed += 1) {
    await answer(page, true);
    await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(questionOf(page)).toBeVisible();
  }
}
