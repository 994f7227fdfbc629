import type { Locale } from '@mortar/protocol';
import { expect, type Page } from '@playwright/test';
import { newAddress, signUpOf } from './sign-up.ts';
import type { Stack } from './stack.ts';

/** Signs somebody up in a page; it shows them signed in. @returns their address */
export async function signUpSomebody(page: Page, stack: Stack, locale: Locale): Promise<string> {
  const address = newAddress();
  await page.goto(`${stack.origin}/reg`, { waitUntil: 'domcontentloaded' });
  const form = signUpOf(page, stack, { locale, address });
  await form.begin();
  await form.enter(await form.codeOfMail());
  await expect(form.greeting).toBeVisible();
  return address;
}

/** Makes somebody an operator and opens a place of the team's page until the server knows of it. */
export async function openAsOperator(page: Page, stack: Stack, address: string, open: () => Promise<unknown>): Promise<void> {
  expect((await stack.mortar('role', 'grant', address, 'operator')).code).toBe(0);
  await expect(async () => {
    await open();
    await expect(page.getByRole('main').getByRole('table').or(page.getByRole('main').getByRole('tablist')).first()).toBeVisible({
      timeout: 3000,
    });
    await expect(page.getByRole('main').getByText(/role grant/)).toHaveCount(0);
  }).toPass({ timeout: 30_000 });
}
