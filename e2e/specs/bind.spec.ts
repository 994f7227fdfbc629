import type { Locale } from '@mortar/protocol';
import type { IdentityProvider } from '../../server/test/identity-provider.ts';
import { barriersOf } from '../harness/barriers.ts';
import { withProvider } from '../harness/provider.ts';
import { signUpOf } from '../harness/sign-up.ts';
import { expect, inGrid, test } from '../harness/test.ts';

const TEXTS = {
  en: { google: 'Continue with Google', bind: 'Verify Your Email', joined: '0 of 500', after: '1 of 500', title: 'Kiln week' },
  'zh-HK': { google: '以 Google 繼續', bind: '驗證電郵地址', joined: '0 / 500 人', after: '1 / 500 人', title: '窯爐週' },
} satisfies Record<Locale, Record<string, string>>;

let provider: IdentityProvider | undefined;
test.slow();
test.afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

for (const [locale, width] of [
  ['en', 1440],
  ['zh-HK', 390],
] as const) {
  const texts = TEXTS[locale];

  test(
    `it ends a sign-in that names no address on /bind/email, in ${locale} at ${width} px`,
    inGrid(locale === 'en'),
    async ({ page, stack, visit }) => {
      provider = await withProvider(stack);
      provider.residents.set('nameless', { sub: 'nameless' });

      await visit('/login', { locale, width });
      const [popup, answer] = await Promise.all([
        page.waitForEvent('popup').then(async (opened) => {
          await opened.getByRole('link', { name: 'Continue as nameless' }).click();
          return opened;
        }),
        page.waitForResponse((response) => response.url().endsWith('/open/auto')),
        page.getByRole('button', { name: texts.google }).click(),
      ]);
      await expect.poll(() => popup.isClosed()).toBe(true);
      const { code, data } = (await answer.json()) as { code: number; data: { registertype: number; openid: string } };
      expect(code).toBe(1511453);

      const { email, address, send, sent, enter, codeOfMail, person, greeting } = signUpOf(page, stack, { locale });
      await visit(`/bind/email?registertype=${data.registertype}&openid=${data.openid}`, { locale, width });
      await expect(page.getByRole('heading', { level: 1, name: texts.bind })).toBeVisible();
      await email.fill(address);
      expect(await barriersOf(page)).toEqual([]);
      await send.click();
      await expect(sent).toBeVisible();
      const query = new URL(page.url()).searchParams;
      expect([query.get('sendEmailType'), query.get('sendStatus'), query.get('openid')]).toEqual(['bindEmail', 'sendOver', data.openid]);
      await enter(await codeOfMail());
      await expect(page).toHaveURL(/\/(index)?$/);
      await expect(greeting).toContainText('50');
      await page.keyboard.press('Escape');
      await expect(person).toBeVisible();
      await page.reload();
      await expect(person).toBeVisible();
    },
  );

  test(
    `it signs a visitor up through an activity and counts them, in ${locale} at ${width} px`,
    inGrid(locale === 'zh-HK'),
    async ({ page, stack, visit }) => {
      const made = await stack.mortar('campaign', 'add', 'kiln-week', '500', 'Kiln week', '窯爐週');
      const link = /http\S+\/reg\?\S+/.exec(made.stdout)?.[0] ?? '';
      const { search } = new URL(link);
      const signUp = signUpOf(page, stack, { locale });
      await visit(`/reg${search}`, { locale, width });
      await expect(page.getByText(texts.joined)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: texts.title })).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
      await signUp.begin();
      await expect(page).toHaveURL(/sendEmailType=denet/);
      await signUp.enter(await signUp.codeOfMail());
      await expect(signUp.greeting).toBeVisible();
      await page.context().clearCookies();
      await visit(`/reg${search}`, { locale, width });
      await expect(page.getByText(texts.after)).toBeVisible();
    },
  );
}
