import { barriersOf } from '../harness/barriers.ts';
import { PASSWORD, signUpOf } from '../harness/sign-up.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const NEW = 'A newer one 8';
const TEXTS = {
  en: {
    forgot: 'Forgot your password?',
    title: 'Verify Your Email',
    reset: 'New password',
    change: 'Change the password',
    logIn: 'Log in',
    wrong: 'Wrong e-mail or password.',
    told: 'Your Mortar password was reset',
  },
  'zh-HK': {
    forgot: '忘記密碼？',
    title: '驗證電郵地址',
    reset: '設定新密碼',
    change: '更改密碼',
    logIn: '登入',
    wrong: '電郵地址或密碼不正確。',
    told: '你的 Mortar 密碼已重設',
  },
} as const;

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(
    `it gives who forgot the password a new one, ends the other sessions and tells the owner, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, stack, visit, browser, complaints }) => {
      // The connection of a session that was ended asks who it may be now.
      complaints.allow(/401 \(Unauthorized\)/);
      const texts = TEXTS[locale];
      const signUp = signUpOf(page, stack, { locale });
      await visit('/reg', { locale, width });
      await signUp.begin();
      await signUp.enter(await signUp.codeOfMail());
      await expect(signUp.greeting).toBeVisible();

      const context = await browser.newContext({ viewport: { width, height: 800 }, locale });
      const other = await context.newPage();
      await other.goto(`${stack.origin}/login`);
      await other.getByRole('link', { name: texts.forgot }).click();
      await expect(other.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      const there = signUpOf(other, stack, { locale, address: signUp.address });
      await there.email.fill(signUp.address);
      expect(await barriersOf(other)).toEqual([]);
      await there.send.click();
      await expect(there.sent).toBeVisible();
      await there.enter(await there.codeOfMail(2));

      await expect(other.getByRole('heading', { level: 1, name: texts.reset })).toBeVisible();
      await expect(other).toHaveURL(`${stack.origin}/resetPassword`);
      expect(await barriersOf(other)).toEqual([]);
      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: texts.reset })).toBeVisible();
      await there.password.fill(NEW);
      await other.getByRole('button', { name: texts.change }).click();
      await expect(other).toHaveURL(`${stack.origin}/login`);

      const logIn = other.getByRole('button', { name: texts.logIn, exact: true });
      await there.email.fill(signUp.address);
      await there.password.fill(PASSWORD);
      await logIn.click();
      await expect(other.getByText(texts.wrong).first()).toBeVisible();
      await there.password.fill(NEW);
      await logIn.click();
      await expect(there.person).toBeVisible();
      expect((await stack.mailbox.arrived(signUp.address, 3)).subject).toBe(texts.told);

      await page.reload();
      await expect(signUp.person).toBeHidden();
      await context.close();
    },
  );
}
