import { createHash } from 'node:crypto';
import { barriersOf } from '../harness/barriers.ts';
import { keptForScripts } from '../harness/kept.ts';
import { otherThan, PASSWORD, signUpOf } from '../harness/sign-up.ts';
import { expect, inGrid, test } from '../harness/test.ts';

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it signs a visitor up by a code out of the mail, and greets once, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ page, stack, visit }) => {
      const signUp = signUpOf(page, stack, { locale });
      await visit('/reg', { locale, width });
      await signUp.begin();
      await expect(signUp.sent).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);

      const code = await signUp.codeOfMail();
      await expect(signUp.ok).toBeDisabled();
      await signUp.enter(code);

      const { greeting } = signUp;
      await expect(greeting).toBeVisible();
      await expect(greeting).toContainText('50');
      expect(await barriersOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(greeting).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(greeting).toBeHidden();
    },
  );
}

test('it keeps what was typed when the code is wrong, takes the right one, signs in again later, and leaves no secret to scripts', async ({
  page,
  stack,
  visit,
}) => {
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  const code = await signUp.codeOfMail();
  await expect(signUp.code).toBeFocused();
  await signUp.enter(otherThan(code));
  await expect(page.getByText('That code isn’t right. Check it and try again.')).toHaveCount(1);
  await expect(signUp.code).toHaveValue('');
  await expect(signUp.code).toBeFocused();
  await expect(signUp.sent).toBeHidden();
  await signUp.enter(code);
  await expect(signUp.greeting).toBeVisible();

  await page.context().clearCookies();
  await visit('/login');
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await signUp.email.fill(signUp.address);
  await signUp.password.fill('Wrong Password 1');
  await logIn.click();
  const refused = page.getByText('Login api error: Wrong e-mail or password.');
  await expect(refused).toHaveCount(1);
  await expect(signUp.password).toHaveAccessibleDescription(/Wrong e-mail or password/);
  await expect(signUp.password).toBeFocused();
  await expect(signUp.email).toHaveValue(signUp.address);
  await signUp.password.fill(PASSWORD);
  await logIn.click();
  await expect(page).toHaveURL(stack.origin + '/');
  await expect(signUp.person).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const cookies = await page.context().cookies();
  const refresh = cookies.find(({ name }) => name.startsWith('__Host-'));
  expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  const kept = await keptForScripts(page);
  expect(kept).toContain('keys');
  for (const secret of [refresh?.value ?? 'none', PASSWORD, createHash('sha256').update(PASSWORD).digest('hex')])
    expect(kept).not.toContain(secret);
});

test('it opens the wallets first for who presses Connect, signs in by keyboard there, and leaves the focus at the heading of the page', async ({
  page,
  stack,
  visit,
}) => {
  const signUp = signUpOf(page, stack);
  await visit('/reg');
  await signUp.begin();
  await signUp.enter(await signUp.codeOfMail());
  await expect(signUp.greeting).toBeVisible();

  await page.context().clearCookies();
  await visit('/whitepaper');
  await page.getByRole('link', { name: 'Connect' }).first().press('Enter');
  const login = page.getByRole('dialog', { name: 'Log in', exact: true });
  const wallet = login.getByRole('button', { name: 'Continue with a wallet' });
  await expect(wallet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Connect' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wallet).toBeFocused();
  await signUp.email.fill(signUp.address);
  await signUp.password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(signUp.person).toBeVisible();
  await expect(page).toHaveURL(/whitepaper/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
