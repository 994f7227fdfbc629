import AxeBuilder from '@axe-core/playwright';
import type { Locale } from '@mortar/protocol';
import { createHash } from 'node:crypto';
import { keptForScripts } from '../harness/kept.ts';
import { expect, test } from '../harness/test.ts';

const TEXTS = {
  en: {
    connect: 'Connect',
    toRegister: 'Create an account',
    email: 'E-mail',
    password: 'Password',
    send: 'Send Verification Code',
    code: 'Verification code',
    sent: 'Code Sent',
    expired: 'The verification code has expired.',
    ok: 'OK',
    congratulations: 'Congratulations',
    logout: 'Logout',
  },
  'zh-HK': {
    connect: '連接',
    toRegister: '註冊帳戶',
    email: '電郵地址',
    password: '密碼',
    send: '發送驗證碼',
    code: '驗證碼',
    sent: '驗證碼已發送',
    expired: '驗證碼已過期。',
    ok: '確定',
    congratulations: '恭喜',
    logout: '登出',
  },
} satisfies Record<Locale, Record<string, string>>;

const PASSWORD = 'Kiln and Glaze 7';
let count = 0;
const newAddress = () => `visitor${process.pid}x${(count += 1)}@example.com`;

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  test(`it signs a visitor up by a code out of the mail, and greets once, in ${locale} at ${width} px`, async ({ page, stack, visit }) => {
    const texts = TEXTS[locale];
    const address = newAddress();
    await visit('/reg', { locale, width });
    await page.getByLabel(texts.email).fill(address);
    await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.sent)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const { text } = await stack.mailbox.arrived(address);
    const [code = ''] = /^\d{4}$/m.exec(text) ?? [];
    const ok = page.getByRole('button', { name: texts.ok, exact: true });
    await expect(ok).toBeDisabled();
    await page.getByLabel(texts.code).fill(code);
    await ok.click();

    const greeting = page.getByRole('dialog', { name: texts.congratulations });
    await expect(greeting).toBeVisible();
    await expect(greeting).toContainText('50');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(greeting).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(greeting).toBeHidden();
  });
}

test('it keeps what was typed when the code is wrong, takes the right one, signs in again later, and leaves no secret to scripts', async ({
  page,
  stack,
  visit,
}) => {
  const texts = TEXTS.en;
  const address = newAddress();
  await visit('/reg');
  await page.getByLabel(texts.email).fill(address);
  await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: texts.send }).click();
  const { text } = await stack.mailbox.arrived(address);
  const [code = ''] = /^\d{4}$/m.exec(text) ?? [];
  await page.getByLabel(texts.code).fill(code === '1234' ? '4321' : '1234');
  await page.getByRole('button', { name: texts.ok, exact: true }).click();
  await expect(page.getByText('The verification code is wrong.').first()).toBeVisible();
  await page.getByLabel(texts.code).fill(code);
  await page.getByRole('button', { name: texts.ok, exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts.congratulations })).toBeVisible();

  await page.context().clearCookies();
  await visit('/login');
  await page.getByLabel(texts.email).fill(address);
  await page.getByLabel(texts.password, { exact: true }).fill('Wrong Password 1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('The e-mail address or the password is wrong.').first()).toBeVisible();
  await expect(page.getByLabel(texts.email)).toHaveValue(address);
  await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(stack.origin + '/');
  await expect(page.getByRole('button', { name: /Mason-/ })).toBeVisible();

  const cookies = await page.context().cookies();
  const refresh = cookies.find(({ name }) => name.startsWith('__Host-'));
  expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  const kept = await keptForScripts(page);
  expect(kept).toContain('keys');
  for (const secret of [refresh?.value ?? 'none', PASSWORD, createHash('sha256').update(PASSWORD).digest('hex')])
    expect(kept).not.toContain(secret);
});
